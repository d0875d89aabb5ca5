import { z } from 'zod';
import { settingsSubject } from '../settings-subject.js';

const tokens = z.int().min(0).max(1_000_000_000_000).optional();
const usd = z.number().min(0).max(1_000_000).optional();

/** A tenant's settings for language models. A limit applies only if it is lower than the operator’s. */
export const tenantModels = z.strictObject({
  allowed: z
    .boolean()
    .optional()
    .describe('Whether any of this tenant’s data may be sent to a language model. Default: true.'),
  tokens_per_day: tokens.describe('Maximum number of tokens per day (UTC), input and output, over all calls.'),
  tokens_per_month: tokens,
  usd_per_day: usd.describe('At the operator’s prices, `LLM_PRICES`.'),
  usd_per_month: usd,
});
export type ModelsDocument = z.output<typeof tenantModels>;

export const modelsSettings = settingsSubject<ModelsDocument>({ name: 'models', schema: tenantModels });
