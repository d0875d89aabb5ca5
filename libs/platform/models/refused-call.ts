import { RecollectError } from '@kernel/errors.js';
import { ModelError } from './language-model.js';

/**
 * The error that a waiting caller gets for a failed call. Contains nothing from the provider's response, which may
 * quote the texts or the key. An error that is not a ModelError is returned unchanged.
 */
export function refusedCall(error: unknown): unknown {
  if (!(error instanceof ModelError)) return error;
  const code = error.kind === 'rejected' || error.kind === 'refused' ? 'model_refused' : 'model_failed';
  return new RecollectError(code, `${error.message}.${ADVICE[error.kind]}`, [], { cause: error });
}

const ADVICE: Readonly<Record<ModelError['kind'], string>> = {
  rejected: ' Change the request: it may be too long for the model, or ask for what it does not have.',
  refused: ' Ask for something else.',
  unavailable: ' Try again later.',
  misconfigured: ' An operator must look at LLM_MODEL, LLM_BASE_URL and LLM_API_KEY: `npm run llm` says what fails.',
  late: ' Allow more time, or ask for less.',
  invalid: ' Try again, with more `max_tokens` where it was cut.',
};
