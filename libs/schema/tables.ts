import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { agents } from './agents.js';
import { apiKeys } from './api-keys.js';
import { auditEntries } from './audit-entries.js';
import { auditHeads } from './audit-heads.js';
import { auditSubjects } from './audit-subjects.js';
import { blockAttachments } from './block-attachments.js';
import { blockVersions } from './block-versions.js';
import { blocks } from './blocks.js';
import { compactionMembers } from './compaction-members.js';
import { compactionRuns } from './compaction-runs.js';
import { consoleSessions } from './console-sessions.js';
import { dailyCounters } from './daily-counters.js';
import { deadLetters } from './dead-letters.js';
import { declarationOf, type Declared } from './declaration.js';
import { edges } from './edges.js';
import { entityMentions } from './entity-mentions.js';
import { embeddingSpaces } from './embedding-spaces.js';
import { erasingRecords } from './erasing-records.js';
import { erasingUsers } from './erasing-users.js';
import { erasures } from './erasures.js';
import { erasureLedger } from './erasure-ledger.js';
import { decisions } from './decisions.js';
import { extractionProgress } from './extraction-progress.js';
import { frequentTerms } from './frequent-terms.js';
import { idempotencyKeys } from './idempotency-keys.js';
import { lifecycleEvents } from './lifecycle-events.js';
import { messageHistories } from './message-histories.js';
import { messages } from './messages.js';
import { modelBudgets } from './model-budgets.js';
import { modelCalls } from './model-calls.js';
import { modelUsageDays } from './model-usage-days.js';
import { outbox } from './outbox.js';
import { passageTerms } from './passage-terms.js';
import { passageVectors } from './passage-vectors.js';
import { passages } from './passages.js';
import { pendingTriggers } from './pending-triggers.js';
import { privacyRewrites } from './privacy-rewrites.js';
import { recordAccess } from './record-access.js';
import { recordCounts } from './record-counts.js';
import { recordVersions } from './record-versions.js';
import { records } from './records.js';
import { installation } from './installation.js';
import { scheduleLeases } from './schedule-leases.js';
import { searchFeedback } from './search-feedback.js';
import { sweepsDue } from './sweeps-due.js';
import { tenantSettings } from './tenant-settings.js';
import { tenants } from './tenants.js';
import { transfers } from './transfers.js';
import { usageDays } from './usage-days.js';
import { userSettings } from './user-settings.js';
import { users } from './users.js';
import { vectorCells } from './vector-cells.js';
import { vectorCenters } from './vector-centers.js';
import { vectorIndexes } from './vector-indexes.js';
import { webhooks } from './webhooks.js';

const all: readonly PgTable[] = [
  tenants,
  users,
  apiKeys,
  records,
  recordVersions,
  recordAccess,
  edges,
  entityMentions,
  passages,
  passageTerms,
  pendingTriggers,
  embeddingSpaces,
  passageVectors,
  vectorIndexes,
  vectorCenters,
  vectorCells,
  frequentTerms,
  outbox,
  idempotencyKeys,
  deadLetters,
  scheduleLeases,
  sweepsDue,
  tenantSettings,
  userSettings,
  lifecycleEvents,
  compactionRuns,
  compactionMembers,
  dailyCounters,
  agents,
  blocks,
  blockVersions,
  blockAttachments,
  messageHistories,
  messages,
  erasures,
  erasingUsers,
  erasingRecords,
  transfers,
  erasureLedger,
  installation,
  recordCounts,
  usageDays,
  auditEntries,
  auditSubjects,
  auditHeads,
  privacyRewrites,
  searchFeedback,
  extractionProgress,
  decisions,
  modelCalls,
  modelBudgets,
  modelUsageDays,
  consoleSessions,
  webhooks,
];

export interface CatalogueEntry extends Declared {
  readonly name: string;
  readonly table: PgTable;
}

/**
 * Every table with its declaration. A test compares the list with the database and fails if a table is missing.
 * @throws if a table has no declaration
 */
export function tableCatalogue(): readonly CatalogueEntry[] {
  return all.map((table) => {
    const name = getTableName(table);
    return { name, table, ...declarationOf(table, name) };
  });
}
