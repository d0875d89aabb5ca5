import type { Triggered } from '@contracts/cognitive/triggered.js';
import { inMargin, QUOTED, withNotes } from './show-amp.js';

type Hints = Parameters<typeof withNotes>[1];

interface Stored {
  readonly id: string;
  readonly hints?: Hints;
  readonly triggered?: readonly Triggered[] | undefined;
}

/** A write of the six kinds, with what it has called up: an agent is to do it now. */
export function showKept({ id, hints, triggered }: Stored): string {
  return withFired(withNotes(`Stored as ${id}.`, hints), triggered);
}

/** The answer of a write, with what it has called up. */
export function withFired(said: string, triggered: readonly Triggered[] | undefined): string {
  return [said, showFired(triggered)].filter(Boolean).join('\n\n');
}

/** What has fired; empty where nothing has. */
function showFired(triggered: readonly Triggered[] | undefined): string {
  if (triggered === undefined || triggered.length === 0) return '';
  const lines = triggered.map(({ id, description, action_on_trigger: action }) =>
    inMargin(`${id}: ${description}${action && `. To do: ${action}`}`),
  );
  return [`Intended for now. ${QUOTED}`, ...lines].join('\n');
}

/** Memories, each under a head of ours. */
export function showMemories(memories: readonly { readonly head: string; readonly text: string }[]): string {
  if (memories.length === 0) return 'There is nothing.';
  return [QUOTED, ...memories.map(({ head, text }) => `${head}\n${inMargin(text)}`)].join('\n\n');
}
