import { LIMITS } from '@contracts/limits.js';
import { isMessage, type RecordOutput } from '@contracts/records/record.js';
import type { Mem0Change } from '@contracts/mem0/mem0-shapes.js';
import { RecollectError } from '@kernel/errors.js';
import { ownOnly, type Scope } from '@kernel/scope.js';
import { FindOwner } from '@memory/records/find-owner.js';
import { GetRecord } from '@memory/records/get-record.js';
import { ListVersions } from '@memory/records/list-versions.js';
import { Injectable } from '@nestjs/common';
import { showMemory } from './memory.js';

type Version = Awaited<ReturnType<ListVersions['run']>>['versions'][number];

/** A memory's texts over time, in mem0's format. */
@Injectable()
export class Mem0History {
  constructor(
    private readonly one: GetRecord,
    private readonly versions: ListVersions,
    private readonly owners: FindOwner,
  ) {}

  async run(scope: Scope, id: string): Promise<Mem0Change[]> {
    const owner = ownOnly(scope.allUsers ? await this.owners.run(scope, id) : scope);
    const record = await this.one.run(owner, id, { reinforce: false, include_expired: true });
    if (isMessage(record.type, record.user_id ?? null)) throw new RecollectError('not_found');
    const { versions } = await this.versions.run(owner, id, {
      limit: LIMITS.listLimit,
      whole: true,
      include_expired: true,
    });
    return versions.toReversed().map((version, i, all) => changeOf(record, version, all[i - 1]));
  }
}

function changeOf(record: RecordOutput, version: Version, before: Version | undefined): Mem0Change {
  const { id, user_id: user, categories, created_at: created } = showMemory(record);
  return {
    id: `${id}-${version.version}`,
    memory_id: id,
    input: [{ role: record.role ?? 'user', content: version.content }],
    old_memory: before?.content ?? null,
    new_memory: version.content,
    user_id: user,
    event: version.version === 1 ? 'ADD' : 'UPDATE',
    metadata: version.metadata,
    categories,
    created_at: created,
    updated_at: version.recorded_at,
  };
}
