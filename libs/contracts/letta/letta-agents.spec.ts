import { agentState } from './letta-agents.operations.js';

/** The properties in Letta's OpenAPI document. Its `AgentState` forbids all others. */
const PROPERTIES = [
  'created_by_id', 'last_updated_by_id', 'created_at', 'updated_at', 'id', 'name', 'tool_rules', 'message_ids',
  'system', 'agent_type', 'llm_config', 'embedding_config', 'model', 'embedding', 'model_settings',
  'compaction_settings', 'response_format', 'description', 'metadata', 'memory', 'blocks', 'tools', 'sources', 'tags',
  'tool_exec_environment_variables', 'secrets', 'project_id', 'template_id', 'base_template_id', 'deployment_id',
  'entity_id', 'identity_ids', 'identities', 'pending_approval', 'message_buffer_autoclear', 'enable_sleeptime',
  'multi_agent_group', 'managed_group', 'last_run_completion', 'last_run_duration_ms', 'last_stop_reason', 'timezone',
  'max_files_open', 'per_file_view_window_char_limit', 'hidden',
]; // prettier-ignore

it('an agent has the properties of Letta’s AgentState, and no others', () => {
  expect(Object.keys(agentState.shape).sort()).toEqual([...PROPERTIES].sort());
});
