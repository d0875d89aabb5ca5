import { z } from 'zod';
import { settingsSubject } from '../settings-subject.js';
import { SCHEMAS } from '../schema-name.js';

/** The tiers of a context, in output order. */
export const TIERS = ['recent', 'blocks', 'episodic', 'semantic', 'procedural', 'archival'] as const;
export type Tier = (typeof TIERS)[number];

export const TOKEN_BUDGET = { min: 100, max: 128_000 } as const;

const tokens = z.int().min(0).max(TOKEN_BUDGET.max);

/** The guaranteed and the maximum share of the budget for a tier. */
const tierRule = z.strictObject({
  enabled: z.boolean().describe('false: the tier is not read.'),
  floor: tokens.describe('Tokens that are guaranteed to the tier, as far as the budget allows, before tiers compete.'),
  cap: tokens.describe('Maximum number of tokens of the tier.'),
  max_items: z.int().min(0).max(100),
});
SCHEMAS.add(tierRule, { id: 'TierRule', description: 'The token limits of one tier of a context.' });
export interface TierRule {
  readonly enabled: boolean;
  readonly floor: number;
  readonly cap: number;
  readonly max_items: number;
}

export const tierRules = z.strictObject(
  Object.fromEntries(TIERS.map((tier) => [tier, tierRule.partial().optional()])) as Record<
    Tier,
    z.ZodOptional<ReturnType<(typeof tierRule)['partial']>>
  >,
);
SCHEMAS.add(tierRules, { id: 'TierRules', description: 'The token limits of each tier of a context.' });
export type TierRules = z.output<typeof tierRules>;

/** The document of one level. Its fields override the level above. */
export const contextDocument = z.strictObject({
  tiers: tierRules.optional(),
  memory_share: z
    .number()
    .min(0.01)
    .max(0.9)
    .optional()
    .describe('The share of a model’s context window to use, if a request names a model and no budget. Default: 0.1.'),
});
SCHEMAS.add(contextDocument, { id: 'ContextSettings', description: 'How contexts are built.' });
export type ContextDocument = z.output<typeof contextDocument>;

export const contextSettings = settingsSubject<ContextDocument>({ name: 'context', schema: contextDocument });
