import { z } from 'zod';
import { settingsSubject } from '../settings-subject.js';

/** Where the seed and the published library differ. */
export const PROFILES = ['seed', 'library'] as const;

/** How the six kinds behave, for a tenant. */
export const cognitiveSettings = settingsSubject({
  name: 'cognitive',
  schema: z.strictObject({
    profile: z
      .enum(PROFILES)
      .default('seed')
      .describe('`seed` links facts that share more than 0.3 of their words, `library` those that share 0.6 or more.'),
    working_capacity: z.int().min(1).max(200).default(20).describe('Slots of an agent and task.'),
    adaptive_ttl: z.boolean().default(false).describe('Observations that seem important live longer, others shorter.'),
    episode_on_completion: z.boolean().default(false).describe('A completed task leaves an episode.'),
    consolidation: z
      .strictObject({
        automatic: z.boolean().default(false).describe('Jobs consolidate episodes without being asked.'),
        batch_size: z.int().min(2).max(100).default(10),
      })
      .default({ automatic: false, batch_size: 10 }),
  }),
});
export type CognitiveSettings = z.output<typeof cognitiveSettings.schema>;
