import { storeEpisode } from '@contracts/cognitive/episodes.operations.js';
import { storeFact } from '@contracts/cognitive/facts.operations.js';
import { storeProcedure } from '@contracts/cognitive/procedures.operations.js';
import { storeIntention } from '@contracts/cognitive/prospective.operations.js';
import { attendSensory, recordSensory } from '@contracts/cognitive/sensory.operations.js';
import { pushWorking } from '@contracts/cognitive/working.operations.js';
import type { Client } from '@test/support/client.js';

/** Ids of a victim's memories of the six kinds that a stranger may know. */
export interface CognitiveNames {
  readonly sensory: string;
  readonly episode: string;
  readonly intention: string;
}

/** The text that triggers the victim's intention. */
export const DRAWBRIDGE = 'drawbridge';

export const NO_COGNITIVE_NAMES: CognitiveNames = {
  sensory: 'sen_0000000000000000000000000a',
  episode: 'epi_0000000000000000000000000a',
  intention: 'pro_0000000000000000000000000a',
};

/** A memory of each kind for an agent, the task named by its session. */
export async function giveCognitive(
  writer: Client,
  given: { readonly agent: string; readonly session: string; readonly secret: string },
): Promise<{ readonly names: CognitiveNames; readonly records: readonly string[] }> {
  const { agent, session, secret } = given;
  const text = `the tower of the castle hides ${secret}`;
  const metadata = { note: secret };
  const sensory = await writer.ok(recordSensory, { body: { agent, modality: 'text', raw_data: text, metadata, ttl_seconds: 86_400 } }); // prettier-ignore
  await writer.ok(recordSensory, { body: { agent, modality: 'text', raw_data: text, ttl_seconds: 0 } });
  const attended = await writer.ok(attendSensory, {
    params: { id: sensory.id },
    body: { agent, reason: `of ${secret}` },
  });
  const slot = { agent, slot_type: 'plan', content: text, task_id: session, metadata };
  const working = await writer.ok(pushWorking, { body: slot });
  const episode = await writer.ok(storeEpisode, { body: { agent, content: text, source_label: secret, metadata } });
  const fact = { agent, concept: 'castle', content: text, source_episode_id: episode.id, metadata };
  const facts = [
    await writer.ok(storeFact, { body: fact }),
    await writer.ok(storeFact, { body: { ...fact, content: `${text} today` } }),
  ];
  const steps = [text, { description: text, tool: secret, arguments: metadata }];
  const procedure = await writer.ok(storeProcedure, {
    body: { agent, name: 'castle', steps, source_episode_id: episode.id },
  });
  const intended = { agent, description: text, trigger_condition: DRAWBRIDGE, action_on_trigger: secret, metadata };
  const intention = await writer.ok(storeIntention, { body: intended });
  return {
    names: { sensory: sensory.id, episode: episode.id, intention: intention.id },
    records: [sensory, attended, working, episode, ...facts, procedure, intention].map(({ id }) => id),
  };
}
