import { AMP_OPERATIONS } from './amp.operations.js';
import { ANTHROPIC_OPERATIONS } from './anthropic-messages.operations.js';
import { AUDIT_OPERATIONS } from './audit.operations.js';
import { BLOCK_HISTORY_OPERATIONS } from './block-history.operations.js';
import { BLOCK_OPERATIONS } from './blocks.operations.js';
import { CORE_MEMORY_OPERATIONS } from './core-memory.operations.js';
import { COMPACTION_OPERATIONS } from './compaction.operations.js';
import { CONTEXT_OPERATIONS } from './context.operations.js';
import { EMBEDDING_OPERATIONS } from './embedding.operations.js';
import { LEGAL_HOLD_OPERATIONS } from './legal-hold.operations.js';
import { MEM0_OPERATIONS } from './mem0.operations.js';
import { MEMORYBANK_OPERATIONS } from './memorybank.operations.js';
import { ERASURE_OPERATIONS } from './erasure.operations.js';
import { EXTRACTION_OPERATIONS } from './extraction.operations.js';
import { FEEDBACK_OPERATIONS } from './feedback.operations.js';
import { FORGETTING_OPERATIONS } from './forgetting.operations.js';
import { GENERATE_OPERATIONS } from './generate.operations.js';
import { GRAPH_OPERATIONS } from './graph.operations.js';
import { JOB_OPERATIONS } from './jobs.operations.js';
import { LADDER_OPERATIONS } from './ladder.operations.js';
import { LEDGER_OPERATIONS } from './ledger.operations.js';
import { AGENT_OPERATIONS } from './letta-agents.operations.js';
import { ARCHIVAL_OPERATIONS } from './letta-archival.operations.js';
import { MEMORY_TOOL_OPERATIONS } from './memory-tools.operations.js';
import { MODEL_OPERATIONS } from './model-usage.operations.js';
import type { AnyOperation } from './operation.js';
import { MESSAGE_OPERATIONS } from './messages.operations.js';
import { OPENAI_OPERATIONS } from './openai-chat.operations.js';
import { PAUSE_OPERATIONS } from './pause.operations.js';
import { PORTABILITY_OPERATIONS } from './portability.operations.js';
import { RECALL_OPERATIONS } from './recall.operations.js';
import { RECORD_OPERATIONS } from './records.operations.js';
import { REVISION_OPERATIONS } from './revision.operations.js';
import { SEARCH_OPERATIONS } from './search.operations.js';
import { STATUS_OPERATIONS } from './status.operations.js';
import { TENANCY_OPERATIONS } from './tenancy.operations.js';
import { USAGE_OPERATIONS } from './usage.operations.js';
import { TRUST_OPERATIONS } from './trust.operations.js';

/** Every operation there is. Boot, OpenAPI and the isolation test walk this list. */
export const OPERATIONS: readonly AnyOperation[] = [
  ...RECORD_OPERATIONS,
  ...MESSAGE_OPERATIONS,
  ...GRAPH_OPERATIONS,
  ...RECALL_OPERATIONS,
  ...REVISION_OPERATIONS,
  ...TRUST_OPERATIONS,
  ...SEARCH_OPERATIONS,
  ...FEEDBACK_OPERATIONS,
  ...CONTEXT_OPERATIONS,
  ...EXTRACTION_OPERATIONS,
  ...FORGETTING_OPERATIONS,
  ...EMBEDDING_OPERATIONS,
  ...COMPACTION_OPERATIONS,
  ...LADDER_OPERATIONS,
  ...STATUS_OPERATIONS,
  ...TENANCY_OPERATIONS,
  ...USAGE_OPERATIONS,
  ...GENERATE_OPERATIONS,
  ...MODEL_OPERATIONS,
  ...ERASURE_OPERATIONS,
  ...LEGAL_HOLD_OPERATIONS,
  ...PAUSE_OPERATIONS,
  ...PORTABILITY_OPERATIONS,
  ...JOB_OPERATIONS,
  ...AUDIT_OPERATIONS,
  ...LEDGER_OPERATIONS,
  ...AMP_OPERATIONS,
  ...MEMORYBANK_OPERATIONS,
  ...MEM0_OPERATIONS,
  ...AGENT_OPERATIONS,
  ...BLOCK_OPERATIONS,
  ...BLOCK_HISTORY_OPERATIONS,
  ...CORE_MEMORY_OPERATIONS,
  ...MEMORY_TOOL_OPERATIONS,
  ...ARCHIVAL_OPERATIONS,
  ...OPENAI_OPERATIONS,
  ...ANTHROPIC_OPERATIONS,
];
