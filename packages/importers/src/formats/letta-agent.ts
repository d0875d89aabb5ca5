import { compact, type Fields } from '../fields.js';
import { stableId } from '../ids.js';
import type { AgentItem, BlockItem } from '../item.js';

export function lettaAgent(fields: Fields, as: string | undefined, index: number): AgentItem {
  const name = fields.text('name', 'name of an agent');
  // Several agents cannot all become the one that was named.
  const own = as !== undefined && index === 0 ? as : (name ?? stableId('agent', fields.peek('id')));
  const agent = compact({
    name: own,
    description: fields.text('description', 'description'),
    system: fields.text('system', 'system'),
    timezone: fields.text('timezone', 'timezone'),
    tags: fields.texts('tags', 'tags'),
    metadata: fields.object('metadata', 'metadata'),
  });
  return { kind: 'agent', place: fields.place, agent };
}

export function dropAgentFields(fields: Fields): void {
  fields.drop('ids of the source', 'id', 'in_context_message_ids', 'message_ids', 'group_ids', 'project_id', 'template_id', 'base_template_id', 'identity_ids'); // prettier-ignore
  fields.drop('secrets are not brought along', 'secrets', 'tool_exec_environment_variables');
  fields.drop('Recollect runs no agent', 'llm_config', 'embedding_config', 'model', 'model_settings', 'embedding', 'agent_type', 'tools', 'tool_ids', 'tool_rules', 'compaction_settings', 'response_format', 'include_base_tools', 'include_base_tool_rules', 'include_multi_agent_tools', 'include_default_source', 'enable_sleeptime', 'enable_reasoner', 'message_buffer_autoclear', 'max_files_open', 'per_file_view_window_char_limit'); // prettier-ignore
  fields.drop('files of a source are not in it', 'source_ids', 'folder_ids', 'files_agents', 'sources');
  fields.dropRest('not a field of memory');
}

export function lettaBlock(fields: Fields, agent: string, id: string): BlockItem {
  const block = compact({
    id,
    label: fields.text('label', 'label of a block') ?? 'block',
    value: fields.text('value', 'value') ?? '',
    description: fields.text('description', 'description'),
    limit: fields.number('limit', 'limit'),
    read_only: fields.peek('read_only') === true ? true : undefined,
    metadata: fields.object('metadata', 'metadata'),
    tags: fields.texts('tags', 'tags'),
  });
  fields.drop('ids of the source', 'id', 'project_id', 'template_id', 'template_name', 'base_template_id', 'deployment_id', 'entity_id', 'created_by_id', 'last_updated_by_id'); // prettier-ignore
  fields.drop('not kept here', 'is_template', 'preserve_on_migration', 'hidden');
  fields.dropRest();
  return { kind: 'block', place: fields.place, agent, block };
}
