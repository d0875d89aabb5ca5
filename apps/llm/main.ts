import { MODEL_PURPOSES } from '@platform/config/models.js';
import { checkModel } from '@platform/models/check-model.js';
import { Models } from '@platform/models/models.js';
import { countTogether } from '@platform/tokens/token-counter.js';
import { runOrExplain } from '../support/run-or-explain.js';
import { commandConfig } from '../support/warn-of-settings.js';

/** Calls each configured language model and reports what works. Exits with 1 if something does not. */
await runOrExplain(async () => {
  const models = await Models.load(commandConfig().models, countTogether);
  const asked = new Set<string>();
  for (const purpose of MODEL_PURPOSES) {
    const model = models.for(purpose);
    const name = model ? `${model.provider} ${model.model}` : 'none';
    process.stdout.write(`${purpose.padEnd(8)} ${name}\n`);
    if (!model || asked.has(name)) continue;
    asked.add(name);
    for (const { what, fault } of await checkModel(model)) {
      process.stdout.write(`  ${what.padEnd(9)} ${fault ?? 'works'}\n`);
      if (fault) process.exitCode = 1;
    }
  }
  if (asked.size === 0) process.stdout.write('No language model is set: LLM_PROVIDER names one.\n');
}, 'The language models were not checked.');
