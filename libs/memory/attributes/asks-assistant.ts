/** "Can you tell me …" does not ask the assistant for its own words. */
const POLITE =
  /\b(?:can|could|would|will|do|if) you (?:please |kindly |still |also )?(?:tell|help|remind|give|show|explain|list|summari[sz]e|provide|remember|recall|walk|describe|share|know|find|let|check|think|suggest|recommend)\b/gi;
/** "What did I tell you about …?" asks for the asker's own words, "I told you about …, what did you say?" does not. */
const OWN_WORDS =
  /\b(?:did|have|had) (?:i|we)(?: (?:ever|already|once|just|last))? (?:tell|told|say to|said to|shown?|give|given|send|sent|mention(?:ed)? to|described? to|explain(?:ed)? to) you\b|(?<!\p{L})(?:habe?|haben|hatten?) (?:ich|wir) (?:dir|dich)(?!\p{L})/giu;
/** The familiar "you" in languages that have a separate word for it. */
const YOU =
  /(?<![\p{L}\p{M}])(?:you|your|du|dir|dich|tu|tú|ti|vous|jij|je hebt|ты|тебе|вы)(?![\p{L}\p{M}])|[你您]|あなた/iu;

/** Whether the query addresses the assistant about what it said or did. */
export function asksAssistant(query: string): boolean {
  return YOU.test(query.replace(POLITE, ' ').replace(OWN_WORDS, ' '));
}
