import { z } from 'zod';
import { settingsSubject } from '../settings-subject.js';

/** Rules of the seed or of the published library, where the two differ. */
export const PROFILES = ['seed', 'library'] as const;

/** The tenant's settings for the six kinds of memory. */
export const cognitiveSettings = settingsSubject({
  name: 'cognitive',
  schema: z.strictObject({
    profile: z
      .enum(PROFILES)
      .default('seed')
      .describe(
        'When facts are linked as similar. `seed`: if they share more than 0.3 of their words. `library`: 0.6 or more.',
      ),
    working_capacity: z
      .int()
      .min(1)
      .max(200)
      .default(20)
      .describe('The number of working memory slots per agent and task.'),
    adaptive_ttl: z.boolean().default(false).describe('Observations that seem important live longer, others shorter.'),
    episode_on_completion: z.boolean().default(false).describe('Completing a task stores an episode.'),
    consolidation: z
      .strictObject({
        automatic: z.boolean().default(false).describe('Jobs consolidate episodes automatically.'),
        batch_size: z.int().min(2).max(100).default(10),
      })
      .default({ automatic: false, batch_size: 10 }),
  }),
});
export type CognitiveSettings = z.output<typeof cognitiveSettings.schema>;
