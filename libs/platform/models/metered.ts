import { type Answered, type CallEnd, type CallMeter, type CallMost, ModelError, NO_USAGE } from './language-model.js';

/** Opens the meter before one request to a provider, and closes it after, however the request ends. */
export async function metered<T extends Answered>(
  meter: CallMeter,
  most: CallMost,
  request: () => Promise<T>,
): Promise<T> {
  const call = await meter.open(most);
  let end: CallEnd = { usage: NO_USAGE, answered: false };
  try {
    const answered = await request();
    end = { usage: answered.usage, answered: true };
    return answered;
  } catch (error) {
    if (error instanceof ModelError) end = { usage: error.usage, answered: false };
    throw error;
  } finally {
    await call.close(end);
  }
}
