/** "Can you tell me …" does not ask the assistant for its own words. */
const POLITE =
  /\b(?:can|could|would|will|do|if) you (?:please |kindly |still |also )?(?:tell|help|remind|give|show|explain|list|summari[sz]e|provide|remember|recall|walk|describe|share|know|find|let|check|think|suggest|recommend)\b/gi;
/** The familiar "you" in languages that have a separate word for it. */
const YOU =
  /(?<![\p{L}\p{M}])(?:you|your|du|dir|dich|tu|tú|ti|vous|jij|je hebt|ты|тебе|вы)(?![\p{L}\p{M}])|[你您]|あなた/iu;

/** Whether the query addresses the assistant about what it said or did. */
export function asksAssistant(query: string): boolean {
  return YOU.test(query.replace(POLITE, ' '));
}
