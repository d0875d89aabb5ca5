import { Injectable } from '@nestjs/common';
import { sql, type SQL } from 'drizzle-orm';
import type { InputOf, OutputOf } from '@contracts/operation.js';
import { PURGED_AT_ONCE, type purgeSource } from '@contracts/trust/trust.operations.js';
import { Clock } from '@kernel/clock.js';
import { RecollectError } from '@kernel/errors.js';
import { may, type Scope, seesPart } from '@kernel/scope.js';
import { PassageIndex } from '@memory/indexing/passage-index.js';
import { DerivedSummaries } from '@memory/record-store/derived-summaries.js';
import { lockUserHeld } from '@memory/record-store/legal-hold.js';
import { cameFrom } from '@memory/record-store/origins.js';
import { RecordsRepository } from '@memory/record-store/records.repository.js';
import { demandFullTrust } from '@memory/record-store/trust.js';
import { Database, type Tx } from '@platform/database/database.js';
import { HandBack } from './hand-back.js';
import { type Descendant, descendantsOf } from './lineage.query.js';

/** Deletes records of one owner with their descendants, in the caller's transaction. */
@Injectable()
export class PurgeWithDescendants {
  constructor(
    private readonly records: RecordsRepository,
    private readonly index: PassageIndex,
    private readonly derived: DerivedSummaries,
    private readonly handBack: HandBack,
  ) {}

  /**
   * Spares what is under legal hold, also since it was found.
   * @returns the number of additional descendants deleted, and of summaries
   */
  async runIn(
    tx: Tx,
    scope: Scope,
    userId: string | null,
    found: readonly string[],
  ): Promise<{ readonly derived: number; readonly summaries: number }> {
    if (await lockUserHeld(tx, scope.tenantId, userId)) return { derived: 0, summaries: 0 };
    // Under this lock nobody can link a record to one of these, or hold it.
    const locked = await tx.execute<{ id: string }>(sql`
      select id from records where tenant_id = ${scope.tenantId} and id = any(${sql.param([...found])}::uuid[])
        and not legal_hold
      order by id for update`);
    const ids = locked.rows.map(({ id }) => id);
    const made = await descendantsOf(tx, scope.tenantId, ids);
    const late = made.filter((row) => !row.folded && !row.legalHold && row.userId === userId).map(({ id }) => id);
    const going = [...ids, ...late];
    await this.handBack.runIn(tx, scope, userId, going, 'source_purged');
    await this.derived.drop(tx, scope, userId, going);
    await this.index.remove(tx, scope.tenantId, going);
    await this.records.delete(tx, scope.tenantId, going);
    return { derived: late.length, summaries: made.filter(({ folded }) => folded).length };
  }
}

type SourceQuery = InputOf<typeof purgeSource>['body'];
type Purged = OutputOf<typeof purgeSource>;

/** Records per transaction, so that a large purge does not block others. */
const AT_ONCE = 500;

interface Doomed {
  readonly id: string;
  readonly userId: string | null;
}

interface Found {
  readonly counts: Pick<Purged, 'records' | 'derived' | 'summaries' | 'held' | 'users' | 'remaining'>;
  readonly doomed: readonly Doomed[];
}

/** Deletes everything from one source, with its descendants, user by user. */
@Injectable()
export class PurgeSource {
  constructor(
    private readonly database: Database,
    private readonly purge: PurgeWithDescendants,
    private readonly clock: Clock,
  ) {}

  async run(scope: Scope, query: SourceQuery): Promise<Purged> {
    demandFullTrust(scope);
    if (seesPart(scope)) {
      throw new RecollectError(
        'forbidden',
        'A bound key cannot purge a source, because it sees only a part of its memories.',
      );
    }
    const found = await this.database.withScope(scope, (tx) => this.find(tx, scope, query), { readOnly: true });
    if (query.dry_run) return { dry_run: true, ...found.counts };
    let [derived, summaries] = [0, 0];
    for (const userId of new Set(found.doomed.map((row) => row.userId))) {
      const ids = found.doomed.filter((row) => row.userId === userId).map(({ id }) => id);
      const owner = { ...scope, userId, allUsers: false, includeShared: userId === null || scope.includeShared };
      for (let i = 0; i < ids.length; i += AT_ONCE) {
        const some = ids.slice(i, i + AT_ONCE);
        const gone = await this.database.withScope(owner, (tx) => this.purge.runIn(tx, owner, userId, some));
        derived += gone.derived;
        summaries += gone.summaries;
      }
    }
    const known = { derived: found.counts.derived + derived, summaries: Math.max(found.counts.summaries, summaries) };
    return { dry_run: false, ...found.counts, ...known, purged_at: this.clock.now().toISOString() };
  }

  private async find(tx: Tx, scope: Scope, query: SourceQuery): Promise<Found> {
    const all = await recordsOfSource(tx, scope, query, PURGED_AT_ONCE + 1);
    const some = all.slice(0, PURGED_AT_ONCE);
    const going = some.filter(({ legalHold }) => !legalHold);
    const made = await descendantsOf(
      tx,
      scope.tenantId,
      some.map(({ id }) => id),
    );
    const derived = made.filter(({ folded, legalHold }) => !folded && !legalHold);
    const doomed = [...going, ...derived];
    return {
      counts: {
        records: going.length,
        derived: derived.length,
        summaries: made.filter(({ folded }) => folded).length,
        held: some.length - going.length + made.filter(isHeld).length,
        users: new Set(doomed.map(({ userId }) => userId).filter((userId) => userId !== null)).size,
        remaining: all.length > PURGED_AT_ONCE && going.length > 0,
      },
      doomed,
    };
  }
}

function isHeld({ legalHold, folded }: Descendant): boolean {
  return legalHold && !folded;
}

interface OfSource {
  readonly id: string;
  readonly userId: string | null;
  readonly legalHold: boolean;
}

/** Records with any version from a source, including shared memory if the caller may write it. By owner. */
async function recordsOfSource(tx: Tx, scope: Scope, query: SourceQuery, limit: number): Promise<OfSource[]> {
  const user = query.user_id ?? (scope.allUsers ? undefined : (scope.userId ?? undefined));
  const whose =
    user !== undefined
      ? sql`and r.user_id = ${user}`
      : may(scope, 'shared:write')
        ? sql``
        : sql`and r.user_id is not null`;
  const { rows } = await tx.execute<OfSource & Record<string, unknown>>(sql`
    select r.id, r.user_id as "userId", r.legal_hold or coalesce(u.legal_hold, false) as "legalHold"
    from records r left join users u on u.tenant_id = r.tenant_id and u.user_id = r.user_id
    where r.tenant_id = ${scope.tenantId} ${whose} and (${ofRecord(query)} or exists (
      select from record_versions v where v.tenant_id = ${scope.tenantId} and v.record_id = r.id and ${ofVersion(scope, query)}))
    order by 3, r.user_id, r.id limit ${limit}`);
  return rows;
}

function ofRecord(query: SourceQuery): SQL {
  return query.key_id === undefined ? labelled('r', query) : sql`r.created_by = ${query.key_id}`;
}

/** The fields that count as written by a key. Ending another record's validity does not count. */
const WRITTEN = ['content', 'title', 'speaker', 'tags', 'fields', 'metadata', 'provenance'];
const written = (alias: string) => sql.raw(WRITTEN.map((name) => `${alias}.${name}`).join(', '));

/** The key that closed a version wrote the next one. */
function ofVersion({ tenantId }: Scope, query: SourceQuery): SQL {
  if (query.key_id === undefined) return labelled('v', query);
  return sql`v.changed_by = ${query.key_id} and exists (
    select from (
      select ${written('n')} from record_versions n
        where n.tenant_id = ${tenantId} and n.record_id = v.record_id and n.version = v.version + 1
      union all select ${written('r')} where r.version = v.version + 1
    ) n where row(${written('v')}) is distinct from row(${written('n')}))`;
}

function labelled(alias: 'r' | 'v', { source, session_id: session, agent = '' }: SourceQuery): SQL {
  const of = sql.raw(alias);
  if (source !== undefined) return cameFrom(of, 'source', source);
  return session !== undefined ? cameFrom(of, 'session_id', session) : cameFrom(of, 'agent', agent);
}
