import type { buildContext } from '@contracts/context/context.operations.js';
import type { OutputOf } from '@contracts/operation.js';

/** A context as text. It is marked, so that it is recognized when it is stored later. */
export function showContext({ text, json, messages }: OutputOf<typeof buildContext>): string {
  const shown = text ?? (json ? JSON.stringify(json) : (messages ?? []).map(({ content }) => content).join('\n\n'));
  return shown === '' ? 'Nothing relevant is remembered.' : shown;
}
