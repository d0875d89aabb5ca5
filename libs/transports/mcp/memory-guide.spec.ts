import { guideFor, instructionsFor } from './memory-guide.js';

const TOOLS = [
  'amp_store', 'amp_revise', 'amp_remember', 'amp_decide', 'amp_search', 'amp_get', 'amp_delete', 'amp_list', 'amp_status',
  'context_build', 'amp_agent_status', 'core_memory_render', 'core_memory_append', 'memory_insert',
  'core_memory_replace', 'memory_replace', 'memory_rethink', 'memory_apply_patch', 'memory', 'memory_finish_edits',
  'messages_append', 'messages_list', 'edges_create', 'memory_answer',
  'cognitive_record_sensory', 'cognitive_attend_sensory', 'cognitive_recent_sensory', 'cognitive_push_working', 'cognitive_clear_working',
  'cognitive_list_working', 'cognitive_store_episode', 'cognitive_store_fact', 'cognitive_store_procedure', 'cognitive_list_episodes',
  'cognitive_recall', 'cognitive_recall_procedures', 'cognitive_store_prospective', 'cognitive_resolve_prospective', 'cognitive_list_prospective',
  'add_lesson', 'search_lessons', 'add_checkpoint', 'get_recent_checkpoints', 'search_code', 'get_status',
]; // prettier-ignore
/** Matches tool names. `memory` alone is also an ordinary word, and no field of checkpoints has one of these forms. */
const NAMED =
  /\b(?:(?:amp|context|core_memory|memory|messages|edges|cognitive)_[a-z_]+|(?:add|search|get)_(?:lesson|checkpoint|recent|code|status)[a-z_]*)\b/g;
const named = (text: string) => [...new Set(text.match(NAMED) ?? [])].filter((name) => name !== 'memory_guide');

describe('the guide', () => {
  it('names every tool, and none that is not there', () => {
    const all = TOOLS.filter((name) => name !== 'memory');
    expect(named(guideFor(new Set(TOOLS)).join('\n')).sort()).toEqual([...all].sort());
  });

  it('names no tool that is not offered', () => {
    for (const left of TOOLS) {
      for (const offered of [[left], TOOLS.filter((name) => name !== left)]) {
        const text = [...guideFor(new Set(offered)), instructionsFor(new Set(offered))].join('\n');
        expect(named(text).filter((name) => !offered.includes(name))).toEqual([]);
      }
    }
  });

  it('says what to leave out to whoever may write', () => {
    expect(guideFor(new Set(TOOLS)).join()).toContain('## Leave out');
    expect(guideFor(new Set(['amp_search', 'core_memory_render'])).join()).not.toContain('## Leave out');
  });
});
