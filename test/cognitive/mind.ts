import {
  cognitiveEdges, cognitiveStatistics, putCognitiveSettings,
} from '@contracts/cognitive/cognitive.operations.js'; // prettier-ignore
import { consolidateEpisodes, listEpisodes, storeEpisode } from '@contracts/cognitive/episodes.operations.js';
import { recallFacts, searchFacts, storeFact } from '@contracts/cognitive/facts.operations.js';
import { recallProcedures, storeProcedure } from '@contracts/cognitive/procedures.operations.js';
import {
  checkTriggers, listIntentions, resolveIntention, storeIntention,
} from '@contracts/cognitive/prospective.operations.js'; // prettier-ignore
import { attendSensory, pruneSensory, recentSensory, recordSensory } from '@contracts/cognitive/sensory.operations.js';
import { clearWorking, listWorking, pushWorking } from '@contracts/cognitive/working.operations.js';
import type { Client } from '@test/support/client.js';

/** One agent's memory, by the names of the published library. */
export function mind(who: Client, agent: string) {
  const body = (fields: object) => ({ body: { agent, ...fields } });
  const query = (fields: object) => ({ query: { agent, ...fields } });
  return {
    observe: (raw_data: string, over: object = {}) =>
      who.ok(recordSensory, body({ modality: 'text', raw_data, ...over })),
    recent: async (limit = 10) => (await who.ok(recentSensory, query({ limit }))).items,
    attend: (id: string, reason: string) => who.ok(attendSensory, { params: { id }, ...body({ reason }) }),
    attendFails: (id: string) => who.fails(attendSensory, { params: { id }, ...body({ reason: 'why' }) }),
    prune: async () => (await who.ok(pruneSensory, body({}))).pruned,
    push: (content: string, task_id: string, over: object = {}) =>
      who.ok(pushWorking, body({ slot_type: 'context', content, task_id, ...over })),
    slots: async (task_id: string) => (await who.ok(listWorking, query({ task_id }))).slots,
    clear: (task_id: string, over: object = {}) => who.ok(clearWorking, query({ task_id, ...over })),
    episode: (content: string, over: object = {}) =>
      who.ok(storeEpisode, body({ content, source_label: 'test', ...over })),
    episodes: async (over: object = {}) => (await who.ok(listEpisodes, query(over))).episodes,
    consolidate: (over: object = {}) => who.ok(consolidateEpisodes, body(over)),
    fact: (concept: string, content: string, over: object = {}) =>
      who.ok(storeFact, body({ concept, content, ...over })),
    facts: async (asked: string, over: object = {}) =>
      (await who.ok(searchFacts, query({ query: asked, ...over }))).facts,
    recall: (asked: string, over: object = {}) => who.ok(recallFacts, body({ query: asked, ...over })),
    procedure: (name: string, steps: readonly unknown[], over: object = {}) =>
      who.ok(storeProcedure, body({ name, steps, ...over })),
    procedures: async (asked: string, over: object = {}) =>
      (await who.ok(recallProcedures, body({ query: asked, ...over }))).procedures,
    intend: (description: string, trigger_condition: string | undefined, over: object = {}) =>
      who.ok(storeIntention, body({ description, trigger_condition, action_on_trigger: 'act', ...over })),
    check: async (content: string) => (await who.ok(checkTriggers, body({ content }))).triggered,
    intentions: async (over: object = {}) => (await who.ok(listIntentions, query(over))).intentions,
    resolve: (id: string) => who.ok(resolveIntention, { params: { id }, ...body({}) }),
    statistics: () => who.ok(cognitiveStatistics, query({})),
    edges: async (over: object = {}) => (await who.ok(cognitiveEdges, query(over))).edges,
  };
}

export async function useProfile(admin: Client, settings: object): Promise<void> {
  await admin.ok(putCognitiveSettings, { body: settings });
}
