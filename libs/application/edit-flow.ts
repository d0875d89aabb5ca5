import type { Triggered } from '@contracts/cognitive/triggered.js';
import type { Scope } from '@kernel/scope.js';
import { type EditOptions, type Patched, PatchRecord, type RecordPatch } from '@memory/records/patch-record.js';
import { Injectable } from '@nestjs/common';
import { Database } from '@platform/database/database.js';
import { AfterWrite } from '@application/write-flow.js';

/** Runs an edit, for every protocol. Its text can trigger the intentions of the record's agent. */
@Injectable()
export class EditFlow {
  constructor(
    private readonly database: Database,
    private readonly patch: PatchRecord,
    private readonly after: AfterWrite,
  ) {}

  /** Also returns the outbox ids of the jobs that create its new vectors, for a caller who waits for them. */
  run(
    scope: Scope,
    key: string,
    patch: RecordPatch,
    options: EditOptions,
  ): Promise<Patched & { readonly triggered: readonly Triggered[] }> {
    return this.database.withScope(scope, async (tx) => {
      const patched = await this.patch.runIn(tx, scope, key, patch, options);
      if (!patched.changed) return { ...patched, triggered: [] };
      const { id, type, agent, shared } = patched.record;
      const triggered = await this.after.runIn(
        tx,
        scope,
        [{ ...patch, type, agent, shared }],
        [{ id, status: 'updated' }],
      );
      return { ...patched, triggered };
    });
  }
}
