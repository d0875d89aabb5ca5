import { AMP_OPERATIONS } from './amp/amp.operations.js';
import { ANTHROPIC_OPERATIONS } from './anthropic/anthropic-messages.operations.js';
import { ANSWER_OPERATIONS } from './reasoning/answer.operations.js';
import { AUDIT_OPERATIONS } from './audit/audit.operations.js';
import { BLOCK_HISTORY_OPERATIONS } from './blocks/block-history.operations.js';
import { BLOCK_OPERATIONS } from './blocks/blocks.operations.js';
import { CORE_MEMORY_OPERATIONS } from './blocks/core-memory.operations.js';
import { COGNITIVE_OPERATIONS } from './cognitive/cognitive.operations.js';
import { COMPACTION_OPERATIONS } from './compaction/compaction.operations.js';
import { CONTEXT_OPERATIONS } from './context/context.operations.js';
import { EMBEDDING_OPERATIONS } from './records/embedding.operations.js';
import { PASSAGE_OPERATIONS } from './records/passages.operations.js';
import { LEGAL_HOLD_OPERATIONS } from './privacy/legal-hold.operations.js';
import { ENTITY_OPERATIONS } from './entities/entities.operations.js';
import { MEM0_OPERATIONS } from './mem0/mem0.catalogue.js';
import { MEMORYBANK_OPERATIONS } from './memorybank/memorybank.operations.js';
import { ERASURE_OPERATIONS } from './privacy/erasure.operations.js';
import { DECISION_OPERATIONS } from './decisions/decisions.operations.js';
import { EXTRACTION_OPERATIONS } from './extraction/extraction.operations.js';
import { FEEDBACK_OPERATIONS } from './feedback/feedback.operations.js';
import { FORGETTING_OPERATIONS } from './lifecycle/forgetting.operations.js';
import { GENERATE_OPERATIONS } from './model-usage/generate.operations.js';
import { GRAPH_OPERATIONS } from './graph/graph.operations.js';
import { JOB_OPERATIONS } from './jobs/jobs.operations.js';
import { ROLLUP_OPERATIONS } from './compaction/rollups.operations.js';
import { LEDGER_OPERATIONS } from './privacy/ledger.operations.js';
import { AGENT_OPERATIONS } from './letta/letta-agents.operations.js';
import { ARCHIVAL_OPERATIONS } from './letta/letta-archival.operations.js';
import { LETTA_MESSAGE_OPERATIONS } from './letta/letta-messages.operations.js';
import { MEMORY_TOOL_OPERATIONS } from './blocks/memory-tools.operations.js';
import { MODEL_OPERATIONS } from './model-usage/model-usage.operations.js';
import type { AnyOperation } from './operation.js';
import { MESSAGE_OPERATIONS } from './messages/messages.operations.js';
import { OPENAI_OPERATIONS } from './openai/openai-chat.operations.js';
import { PAUSE_OPERATIONS } from './users/pause.operations.js';
import { PORTABILITY_OPERATIONS } from './portability/portability.operations.js';
import { RECALL_OPERATIONS } from './search/recall.operations.js';
import { RECORD_OPERATIONS } from './records/records.operations.js';
import { REVISION_OPERATIONS } from './revision/revision.operations.js';
import { SEARCH_OPERATIONS } from './search/search.operations.js';
import { STATUS_OPERATIONS } from './status.operations.js';
import { TENANCY_OPERATIONS } from './tenancy/tenancy.operations.js';
import { NELLIE_OPERATIONS } from './nellie/nellie.operations.js';
import { USAGE_OPERATIONS } from './limits/usage.operations.js';
import { TRUST_OPERATIONS } from './trust/trust.operations.js';
import { WEBHOOK_OPERATIONS } from './webhooks/webhooks.operations.js';

/** All operations. Boot, OpenAPI and the isolation test walk this list. */
export const OPERATIONS: readonly AnyOperation[] = [
  ...RECORD_OPERATIONS,
  ...MESSAGE_OPERATIONS,
  ...GRAPH_OPERATIONS,
  ...COGNITIVE_OPERATIONS,
  ...ENTITY_OPERATIONS,
  ...RECALL_OPERATIONS,
  ...REVISION_OPERATIONS,
  ...TRUST_OPERATIONS,
  ...SEARCH_OPERATIONS,
  ...FEEDBACK_OPERATIONS,
  ...CONTEXT_OPERATIONS,
  ...ANSWER_OPERATIONS,
  ...EXTRACTION_OPERATIONS,
  ...DECISION_OPERATIONS,
  ...FORGETTING_OPERATIONS,
  ...EMBEDDING_OPERATIONS,
  ...PASSAGE_OPERATIONS,
  ...COMPACTION_OPERATIONS,
  ...ROLLUP_OPERATIONS,
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
  ...WEBHOOK_OPERATIONS,
  ...AUDIT_OPERATIONS,
  ...LEDGER_OPERATIONS,
  ...AMP_OPERATIONS,
  ...NELLIE_OPERATIONS,
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
  ...LETTA_MESSAGE_OPERATIONS,
];
