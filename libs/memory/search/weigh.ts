import type { Traits } from './arm.js';
import type { TimeWindow } from './time-windows.js';

/**
 * A long text has many passages, and the best of many is good by chance: divides by 1 + 0.15 ln(passages). It is what keeps
 * an assistant's long replies from crowding out what its user said; a factor on the role itself gained nothing beside it.
 */
const PASSAGE_BYTES = 700;
const PASSAGE_PENALTY = 0.15;
/** A record of the time that the query names. A month says less than a day. */
const IN_TIME: Readonly<Record<TimeWindow['grain'], number>> = { day: 2.5, month: 1.7, year: 1.2 };

/** Factor on a record's score for how long it is and when it was. Reads no text. */
export function weightOf({ size, occurredAt }: Traits, windows: readonly TimeWindow[]): number {
  const passages = Math.max(1, size / PASSAGE_BYTES);
  return timeWeight(occurredAt, windows) / (1 + PASSAGE_PENALTY * Math.log(passages));
}

/** Factor on a record's score for when it was. */
export function timeWeight(at: number, windows: readonly TimeWindow[]): number {
  return windows.reduce(
    (most, { from, to, grain }) => (at >= from && at < to ? Math.max(most, IN_TIME[grain]) : most),
    1,
  );
}

/** "Can you tell me …" asks nobody for what he said. */
const POLITE =
  /\b(?:can|could|would|will|do|if) you (?:please |kindly |still |also )?(?:tell|help|remind|give|show|explain|list|summari[sz]e|provide|remember|recall|walk|describe|share|know|find|let|check|think|suggest|recommend)\b/gi;
/** The familiar "you" in the languages that have one word for it, and in no other word of theirs. */
const YOU =
  /(?<![\p{L}\p{M}])(?:you|your|du|dir|dich|tu|tú|ti|vous|jij|je hebt|ты|тебе|вы)(?![\p{L}\p{M}])|[你您]|あなた/iu;

/** Whether the query speaks to the assistant about what it said or did. */
export function asksAssistant(query: string): boolean {
  return YOU.test(query.replace(POLITE, ' '));
}
