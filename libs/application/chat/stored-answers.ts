import { createHash } from 'node:crypto';
import { LIMITS } from '@contracts/limits.js';
import { isObject } from '@kernel/is-object.js';
import { parseJson } from '@kernel/parse-json.js';
import type { Scope } from '@kernel/scope.js';
import { FindSaid } from '@memory/messages/find-said.js';
import { Injectable } from '@nestjs/common';
import type { ToolCall } from '@platform/models/conversation.js';

/** An earlier answer. A call is null if it was not stored whole. */
export interface StoredAnswer {
  readonly text: string;
  readonly calls: readonly (ToolCall | null)[];
}

/** The most characters of all earlier answers that one request names. */
const MOST = 4 * LIMITS.chatLength;

/** Earlier answers, for protocols whose clients name them instead of sending them again. */
@Injectable()
export class StoredAnswers {
  constructor(private readonly find: FindSaid) {}

  /**
   * @param ids each as `answerId` of the options with which it was made
   * @returns those that are stored for the user, by id; null: they are too long together
   */
  async of(scope: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, StoredAnswer> | null> {
    const keys = new Map([...new Set(ids)].map((id) => [id, keyOfAnswer(id)]));
    const found = await this.find.run(scope, [...keys.values()], MOST);
    if (!found) return null;
    return new Map(
      [...keys].flatMap(([id, key]) => {
        const said = found.get(key);
        return said ? [[id, { text: said.text, calls: said.calls.map(callOf) }] as const] : [];
      }),
    );
  }
}

/**
 * The id in the history: a digest, because whoever may read the history or a record that came from it sees this one. Only
 * a client that was sent an answer can name it.
 */
export function keyOfAnswer(id: string): string {
  return `answer-${createHash('sha256').update(id).digest('base64url').slice(0, 27)}`;
}

/** Long calls are stored with shortened arguments, and clients may append messages of any shape. */
function callOf(call: unknown): ToolCall | null {
  if (!isObject(call) || !isObject(call['function'])) return null;
  const { id } = call;
  const { name, arguments: input } = call['function'];
  if (typeof id !== 'string' || typeof name !== 'string' || typeof input !== 'string') return null;
  return parseJson(input) !== undefined ? { id, name, input } : null;
}
