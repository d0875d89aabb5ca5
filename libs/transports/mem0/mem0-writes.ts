import { createHash } from 'node:crypto';
import type { mem0Update } from '@contracts/mem0/mem0-by-id.operations.js';
import { mem0AddV3 } from '@contracts/mem0/mem0.operations.js';
import type { Mem0Changed, Mem0Memory } from '@contracts/mem0/mem0-shapes.js';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import type { BatchItem } from '@contracts/records/records.operations.js';
import { hashRequest } from '@governance/idempotency/idempotency.js';
import { errorCode, RecollectError } from '@kernel/errors.js';
import { newId } from '@kernel/ids.js';
import { ownOnly, type Scope } from '@kernel/scope.js';
import { FindOwner } from '@memory/records/find-owner.js';
import { GetRecord } from '@memory/records/get-record.js';
import type { RecordPatch } from '@memory/records/patch-record.js';
import { Injectable } from '@nestjs/common';
import type { Preferences } from '@application/preferences.js';
import { EditFlow } from '@application/edit-flow.js';
import { WriteFlow } from '@application/write-flow.js';
import { recordsOf } from './added-messages.js';
import { changeOf, Mem0Inferences } from './mem0-inferences.js';
import { showMemory } from './memory.js';

type Added = OutputOf<typeof mem0AddV3>;

/** mem0's adds and edits in mem0's format. */
@Injectable()
export class Mem0Writes {
  constructor(
    private readonly writes: WriteFlow,
    private readonly edits: EditFlow,
    private readonly owners: FindOwner,
    private readonly stored: GetRecord,
    private readonly inferences: Mem0Inferences,
  ) {}

  /** Refused messages are reported beside what was stored. If all are refused, the request is refused. */
  async add(scope: Scope, body: InputOf<typeof mem0AddV3>['body'], preferences: Preferences): Promise<Added> {
    const event = eventOf(scope, body, preferences.idempotencyKey);
    if (await this.inferences.takes(scope, body)) {
      return (await this.inferences.add(scope, body, event, preferences)) ?? nothingSaid(event);
    }
    const said = recordsOf(body, event);
    if (said.length === 0) return nothingSaid(event);
    const records = said.map(({ record }) => record);
    const { results } = await this.writes.storeBatch(ownOnly(scope), records, preferences);
    const failed = results.flatMap(({ index, error }) =>
      error ? [{ index: said[index]?.at ?? index, ...error }] : [],
    );
    const [first] = failed;
    if (first && failed.length === results.length) {
      throw new RecollectError(errorCode(first.code), first.detail, first.errors);
    }
    const added: Mem0Changed[] = [];
    for (const item of results) {
      const content = await this.textOf(scope, item, records[item.index]?.content);
      if (item.id !== undefined && content !== undefined) added.push(changeOf({ id: item.id, content }, 'ADD'));
    }
    return {
      status: 'SUCCEEDED',
      event_id: event,
      message: 'Stored word for word: nothing was inferred.',
      results: added,
      ...(first && { failed: failed.map(({ index, code, detail }) => ({ index, error: code, detail })) }),
    };
  }

  /** The text as it is stored: without secrets and without context that was handed out. Absent if it was deleted since. */
  private async textOf(scope: Scope, item: BatchItem, sent: string | undefined): Promise<string | undefined> {
    const { id, secrets_redacted: redacted, injected_context_cut: cut } = item;
    if (id === undefined || (!redacted && !cut)) return sent;
    try {
      const written = { reinforce: false, quarantined: 'too', include_expired: true } as const;
      return (await this.stored.run(ownOnly(scope), id, written)).content;
    } catch (error) {
      if (error instanceof RecollectError && error.code === 'not_found') return undefined;
      throw error;
    }
  }

  /** Like an add: the next search finds the new text. */
  async update(
    scope: Scope,
    id: string,
    body: InputOf<typeof mem0Update>['body'],
    preferences: Preferences,
  ): Promise<Mem0Memory> {
    const { memory, jobs } = await this.edit(scope, id, body);
    await this.writes.wait(scope, jobs, preferences);
    return memory;
  }

  /** Also enqueues the jobs that compute its vectors. An expired memory is revived by another `expiration_date`. */
  async edit(
    scope: Scope,
    id: string,
    body: InputOf<typeof mem0Update>['body'],
  ): Promise<{ readonly memory: Mem0Memory; readonly jobs: readonly string[] }> {
    const { text, metadata, timestamp, expiration_date: expiration } = body;
    const edits: RecordPatch = {
      ...(text !== undefined && { content: text }),
      ...(metadata && { metadata }),
      ...(timestamp && { occurred_at: timestamp }),
      ...(expiration !== undefined && { expires_at: expiration }),
    };
    const owner = scope.allUsers ? await this.owners.run(scope, id) : scope;
    const { record, jobs } = await this.edits.run(ownOnly(owner), id, edits, { ifMatch: null, include_expired: true });
    return { memory: showMemory(record), jobs };
  }
}

function nothingSaid(event: string): Added {
  return { status: 'SUCCEEDED', event_id: event, message: 'Nothing was said that could be stored.', results: [] };
}

/**
 * The same for a repeated request with the same `Idempotency-Key`. The ids of what is stored are made of it, so it differs for another
 * API key, and for another request under a key that is free again after a day: these would overwrite what the first has stored.
 */
function eventOf({ tenantId, userId, keyId }: Scope, body: object, idempotencyKey: string | undefined): string {
  if (idempotencyKey === undefined) return newId();
  const hex = createHash('sha256')
    .update(JSON.stringify([tenantId, userId, keyId, idempotencyKey, hashRequest(mem0AddV3.name, body)]))
    .digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-'); // prettier-ignore
}
