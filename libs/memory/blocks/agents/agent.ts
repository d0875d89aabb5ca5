import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { RecollectError } from '@kernel/errors.js';
import { readDashedId, showDashedId } from '@kernel/ids.js';
import type { Scope } from '@kernel/scope.js';

/** The fields of an agent that a client sets. */
export interface AgentFields {
  /** Letta's `name`, and the value of `agent` in records; unique per user. */
  label: string;
  description: string | null;
  system: string | null;
  timeZone: string | null;
  hidden: boolean;
  metadata: Record<string, unknown>;
  tags: string[];
  /** Other fields of Letta's agent state, which are stored and returned unchanged. */
  fields: Record<string, unknown>;
}

export interface Agent extends AgentFields {
  id: string;
  /** Null if it belongs to the whole tenant. */
  userId: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** The keys that created it and changed it last. */
  createdBy: string;
  updatedBy: string;
}

const PREFIX = 'agent';

export function showAgentId(id: string): string {
  return showDashedId(PREFIX, id);
}

/** The row id, or `null` if the text is no agent id. */
export function readAgentId(shown: string): string | null {
  return readDashedId(PREFIX, shown);
}

const QUALITIES =
  'amber,brave,calm,clever,crisp,eager,fair,gentle,glad,golden,keen,kind,lively,lucid,mellow,merry,nimble,noble,patient,quiet,rosy,silver,steady,sunny,tidy,warm,wise,witty'.split(
    ',',
  );
const CREATURES =
  'badger,beaver,crane,curlew,dolphin,finch,fox,gecko,hare,heron,ibis,jay,kestrel,lark,lynx,marten,newt,otter,owl,panda,plover,raven,robin,seal,sparrow,swift,tern,wren'.split(
    ',',
  );

/** A random name for an agent without one: `quiet-heron-4821`. */
export function randomName(): string {
  const pick = (words: readonly string[]) => words[randomInt(words.length)] ?? PREFIX;
  return `${pick(QUALITIES)}-${pick(CREATURES)}-${randomInt(1_000, 10_000)}`;
}

/** The fields that differ from the stored ones; empty if nothing changes. */
export function changesTo(stored: AgentFields, edits: Partial<AgentFields>): Partial<AgentFields> {
  return Object.fromEntries(
    Object.entries(edits).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(stored[name as keyof AgentFields], value),
    ),
  );
}

/** A key bound to an agent sees no other one. @throws RecollectError `not_found` */
export function checkBinding(scope: Scope, label: string | undefined): void {
  if (scope.agent !== null && label !== undefined && label !== scope.agent) {
    throw new RecollectError('not_found.agent', 'The key is bound to another agent.');
  }
}
