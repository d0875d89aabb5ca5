import type { Triggered } from '@contracts/cognitive/triggered.js';
import { inMargin, notesOf, QUOTED, withNotes } from './show-amp.js';

interface Stored extends NonNullable<Parameters<typeof notesOf>[0]> {
  readonly id: string;
  readonly triggered?: readonly Triggered[] | undefined;
}

/** A write of one of the six kinds, with the intentions that it triggered. The agent should act on them now. */
export function showKept({ id, triggered, ...written }: Stored): string {
  return withFired(withNotes(`Stored as ${id}.`, notesOf(written)), triggered);
}

/** The response to a write, with the intentions that it triggered. */
export function withFired(said: string, triggered: readonly Triggered[] | undefined): string {
  return [said, showFired(triggered)].filter(Boolean).join('\n\n');
}

/** The triggered intentions. Empty if there are none. */
function showFired(triggered: readonly Triggered[] | undefined): string {
  if (triggered === undefined || triggered.length === 0) return '';
  const lines = triggered.map(({ id, description, action_on_trigger: action }) =>
    inMargin(`${id}: ${description}${action && `. To do: ${action}`}`),
  );
  return [`Intended for now. ${QUOTED}`, ...lines].join('\n');
}

/** Memories, each under a heading. */
export function showMemories(memories: readonly { readonly head: string; readonly text: string }[]): string {
  if (memories.length === 0) return 'There is nothing.';
  return [QUOTED, ...memories.map(({ head, text }) => `${head}\n${inMargin(text)}`)].join('\n\n');
}
