import type { MessageInput } from '../../support/client.js';

/** One question about a conversation, with the turns that answer it. */
export interface Question {
  readonly text: string;
  readonly answer: string;
  /** The data set's own name for its kind. */
  readonly category: string;
  /** Whether it counts in the headline figures. */
  readonly headline: boolean;
  /** Ids of turns of the conversation, each once. Empty: nothing in it answers the question. */
  readonly evidence: readonly string[];
  /** ISO 8601: when it is asked, if the data set says so. */
  readonly askedAt?: string;
}

/** One conversation of any data set, ready to be stored. The records' ids are the data set's own turn ids. */
export interface Conversation {
  readonly id: string;
  readonly records: readonly MessageInput[];
  readonly questions: readonly Question[];
  /** Evidence ids that name no turn: errors of the data set, left out. */
  readonly unknownEvidence: number;
}

/** An instant in UTC, `seconds` after `start`. */
export function secondsAfter(start: Date, seconds: number): string {
  return new Date(start.getTime() + seconds * 1000).toISOString();
}

/** The known ids among `wanted`, each once, in order, and the number of unknown ones. */
export function knownEvidence(
  wanted: readonly string[],
  known: ReadonlySet<string>,
): { ids: string[]; unknown: number } {
  const distinct = [...new Set(wanted)];
  const ids = distinct.filter((id) => known.has(id));
  return { ids, unknown: distinct.length - ids.length };
}
