import { readNamesJob } from '@contracts/jobs.js';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@platform/database/database.js';
import { Handles, type JobContext, type JobHandler } from '@platform/queue/handler.js';
import { sql } from 'drizzle-orm';
import { EntityMentions, type NamedRecord } from './entity-mentions.js';

/** Records per run, so that other jobs get their turn. */
const AT_ONCE = 200;

type Context = JobContext<typeof readNamesJob>;
type Place = NonNullable<Context['payload']['after']>;

/** Reads names from older records, in portions. A portion and its progress are one transaction. */
@Injectable()
@Handles(readNamesJob)
export class ReadNamesHandler implements JobHandler<typeof readNamesJob> {
  constructor(private readonly mentions: EntityMentions) {}

  run(context: Context): Promise<void> {
    return context.withScope(async (tx) => {
      const records = await portion(tx, context.scope, context.payload.after);
      await this.mentions.addMissing(tx, context.scope, records);
      const last = records.at(-1);
      if (!last || records.length < AT_ONCE) return context.close(tx);
      return context.passOn(tx, { after: { created_at: last.createdAt, id: last.recordId } });
    });
  }
}

/** Records after a position, oldest first. */
async function portion(
  tx: Tx,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string | null },
  after: Place | undefined,
): Promise<(NamedRecord & { readonly createdAt: string })[]> {
  const whose = userId === null ? sql`r.user_id is null` : sql`r.user_id = ${userId}`;
  const later = after && sql`and (r.created_at, r.id) > (${after.created_at}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await tx.execute<Row & Record<string, unknown>>(sql`
    select r.id, r.title, r.content, r.speaker, r.language, date_part('epoch', r.created_at) * 1000 as created_at from records r
    where r.tenant_id = ${tenantId} and ${whose} ${later}
    order by r.created_at, r.id limit ${AT_ONCE}`);
  return rows.map(({ id: recordId, title, content, speaker, language, created_at: createdAt }) => ({
    ...{ recordId, title, content, speaker, language },
    createdAt: new Date(Math.round(createdAt)).toISOString(),
  }));
}

interface Row {
  readonly id: string;
  readonly title: string | null;
  readonly content: string;
  readonly speaker: string | null;
  readonly language: string;
  readonly created_at: number;
}
