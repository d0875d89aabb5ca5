import { z } from 'zod';
import { type Ask, type LanguageModel, ModelError } from './language-model.js';

export interface Checked {
  readonly what: 'text' | 'object' | 'decision' | 'stream';
  /** Absent: it works. */
  readonly fault?: string;
}

const ASK: Ask = { messages: [{ role: 'user', content: 'Reply with the word "ready".' }], maxTokens: 400 };

/** Calls a model in each way that we use. A model that cannot return objects is useless for facts and decisions. */
export async function checkModel(model: LanguageModel): Promise<Checked[]> {
  const ways: readonly (readonly [Checked['what'], () => Promise<unknown>])[] = [
    ['text', () => model.generate(ASK)],
    ['object', () => model.generateObject(ASK, z.object({ word: z.string() }))],
    ['decision', () => model.decide(ASK, { kind: 'yes-no', ask: 'Is the word "ready" asked for?' })],
    ['stream', () => streamed(model)],
  ];
  const checked: Checked[] = [];
  for (const [what, way] of ways) {
    checked.push(
      await way().then(
        () => ({ what }),
        (error: unknown) => ({
          what,
          fault: error instanceof ModelError ? `${error.kind}: ${error.message}` : 'failed',
        }),
      ),
    );
  }
  return checked;
}

async function streamed(model: LanguageModel): Promise<void> {
  const { chunks, end } = model.stream(ASK);
  for await (const chunk of chunks) void chunk;
  const { complete, error } = await end;
  if (!complete) throw error ?? new ModelError('invalid', 'The stream ended before its end');
}
