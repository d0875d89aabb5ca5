import { ANSWER_OPERATIONS } from '@contracts/reasoning/answer.operations.js';
import { AUDIT_OPERATIONS } from '@contracts/audit/audit.operations.js';
import { COGNITIVE_OPERATIONS } from '@contracts/cognitive/cognitive.operations.js';
import { COMPACTION_OPERATIONS } from '@contracts/compaction/compaction.operations.js';
import { CONTEXT_OPERATIONS } from '@contracts/context/context.operations.js';
import { EMBEDDING_OPERATIONS } from '@contracts/records/embedding.operations.js';
import { PASSAGE_OPERATIONS } from '@contracts/records/passages.operations.js';
import { ENTITY_OPERATIONS } from '@contracts/entities/entities.operations.js';
import { ERASURE_OPERATIONS } from '@contracts/privacy/erasure.operations.js';
import { FEEDBACK_OPERATIONS } from '@contracts/feedback/feedback.operations.js';
import { DECISION_OPERATIONS } from '@contracts/decisions/decisions.operations.js';
import { EXTRACTION_OPERATIONS } from '@contracts/extraction/extraction.operations.js';
import { FORGETTING_OPERATIONS } from '@contracts/lifecycle/forgetting.operations.js';
import { GENERATE_OPERATIONS } from '@contracts/model-usage/generate.operations.js';
import { GRAPH_OPERATIONS } from '@contracts/graph/graph.operations.js';
import { WEBHOOK_OPERATIONS } from '@contracts/webhooks/webhooks.operations.js';
import { JOB_OPERATIONS } from '@contracts/jobs/jobs.operations.js';
import { ROLLUP_OPERATIONS } from '@contracts/compaction/rollups.operations.js';
import { LEDGER_OPERATIONS } from '@contracts/privacy/ledger.operations.js';
import { LEGAL_HOLD_OPERATIONS } from '@contracts/privacy/legal-hold.operations.js';
import { MESSAGE_OPERATIONS } from '@contracts/messages/messages.operations.js';
import { MODEL_OPERATIONS } from '@contracts/model-usage/model-usage.operations.js';
import { PAUSE_OPERATIONS } from '@contracts/users/pause.operations.js';
import { PORTABILITY_OPERATIONS } from '@contracts/portability/portability.operations.js';
import { RECALL_OPERATIONS } from '@contracts/search/recall.operations.js';
import { RECORD_OPERATIONS } from '@contracts/records/records.operations.js';
import { REVISION_OPERATIONS } from '@contracts/revision/revision.operations.js';
import { SEARCH_OPERATIONS } from '@contracts/search/search.operations.js';
import { STATUS_OPERATIONS } from '@contracts/status.operations.js';
import { TENANCY_OPERATIONS } from '@contracts/tenancy/tenancy.operations.js';
import { TRUST_OPERATIONS } from '@contracts/trust/trust.operations.js';
import { USAGE_OPERATIONS } from '@contracts/limits/usage.operations.js';
import type { Door } from '../http/door.js';
import { problemDetails } from '../http/problem.js';
import { RestModule } from './rest.module.js';

/** The API of Recollect itself. */
export const restDoor: Door = {
  name: 'rest',
  document: {
    title: 'Recollect',
    description:
      'Long-term memory for AI agents: store what was said and learned, and find it again without a language model.',
  },
  module: RestModule,
  operations: [
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
    ...DECISION_OPERATIONS,
    ...ANSWER_OPERATIONS,
    ...EXTRACTION_OPERATIONS,
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
  ],
  refusals: problemDetails,
};
