import { beginsAsking } from './begins-asking.js';
import { endsAsking } from './ends-asking.js';

/** What a turn does: `told` is the default. */
export type SpeechAct = 'asked' | 'thanked' | 'told';

/** After a greeting: "hey, can you …". */
const ASKS_INSIDE = /[?？]|,\s*(?:can|could|would|do|what|how|which|where|who|any) /iu;
const COURTESY =
  /^(?:(?:hi|hello|hey|good (?:morning|evening|night|afternoon)|morning|bye|goodbye|see you|thanks?|thank you|thx|cheers|ok(?:ay)?|great|perfect|nice|cool|awesome|sure|alright|got it|sounds good|will do|you'?re welcome|no problem|my pleasure|of course|anytime|noted|understood|hallo|guten (?:morgen|tag|abend)|danke|vielen dank|super|prima|alles klar|gern(?:e)?|tschüss|bis (?:dann|bald|morgen)|merci|bonjour|gracias|hola|de nada)(?![\p{L}\p{M}']))/iu;
/** "Hi, I'm Amara", "Great. My new number ends in 88": a statement about the speaker after a courtesy. */
const TELLS_OF_SELF =
  /\d|(?<![\p{L}'])(?:[Ii]['’]m|[Ii] am|[Ii]ch bin)(?: \p{L}+)? \p{Lu}|(?<![\p{L}'])(?:[Mm]y(?! pleasure| bad| day| god| goodness)|[Oo]ur|[Mm]ein\p{L}*|[Uu]nser\p{L}*|call me|ich heiße|I (?:have|live|work|moved|bought|sold|started|stopped|quit|switched|changed)|I['’]ve (?:got|moved|bought|sold|started|stopped|quit|switched|changed))(?!\p{L})/u;
/** In UTF-16 units: a longer text that ends with a question, or begins with thanks, also contains a statement. */
const SHORT_QUESTION = 200;
const SHORT_COURTESY = 60;

/** Where a question may follow a statement: "I got a raise in August, can you …", "My rent is 900 but how …". */
const CLAUSES =
  /[,;:]\s+|\s[-–—]\s|\s(?:but|so|and|aber|und|also)\s(?=(?:please|can|could|would|will|should|what|how|which|where|who|when|why|do|does|is|are|any|kannst|könntest|was|wie|wo|wer|wann|soll)(?!\p{L}))/iu;
/** A clause with a supposition or a courtesy states nothing. */
const SUPPOSES =
  /^(?:if|when|whenever|whether|suppose|supposing|assuming|say|let['’]s say|in case|unless|before|after|while|until|without|besides|apart from|for example|wenn|falls|ob|bevor|nachdem|während|hm+|oh|well|you (?:told|said|asked|mentioned))(?!\p{L})/iu;
const GIVES_REASON =
  /^(?:and |so )?(?:since|because|considering|given|now that|seeing (?:as|that)|as (?:i|we|my|our)|weil|da (?:ich|wir|mein)|nachdem ich)(?!\p{L})/iu;
/** In words: a shorter clause is a name or a filler. */
const LEAST_TOLD = 4;

/** A clause by itself behind one that asks, and says more than that something is wanted: "do you know, I sold the car". */
const TELLS_AT_LAST =
  /^(?:i|i['’](?:m|ve)|we|we['’](?:re|ve)|my|our|he|she|they|ich|wir|mein\p{L}*|unser\p{L}*)(?! (?:need|want|wonder|don['’]t know|can['’]t|would like|brauche|will|möchte|weiß nicht)(?!\p{L})) \p{L}/iu;

/** @param language what the text is taken for; a short one may be of another */
export function speechAct(text: string, language: string): SpeechAct {
  const trimmed = text.trim();
  const sentences = trimmed.split(/(?<=[.!?？؟])\s+/u);
  const asks = (one: string) =>
    endsAsking(one) || beginsAsking(one, language) || (COURTESY.test(one) && ASKS_INSIDE.test(one));
  if (
    trimmed.length <= SHORT_COURTESY &&
    !ASKS_INSIDE.test(trimmed) &&
    COURTESY.test(trimmed) &&
    !TELLS_OF_SELF.test(trimmed) &&
    sentences.every((one) => one.length < 40)
  )
    return 'thanked';
  if (trimmed.length > SHORT_QUESTION) return 'told';
  const telling = sentences.filter((one) => (asks(one) ? tellsBeside(one, language) : !COURTESY.test(one)));
  return sentences.some(asks) && telling.length === 0 ? 'asked' : 'told';
}

/** Whether a question states something in another clause. */
function tellsBeside(sentence: string, language: string): boolean {
  const clauses = sentence.split(CLAUSES).map((clause) => clause.trim());
  return clauses.some((clause, i) => {
    if (clause.split(/\s+/u).length < LEAST_TOLD) return false;
    if (GIVES_REASON.test(clause)) return true;
    const isLast = i === clauses.length - 1;
    if (isLast) return i > 0 && !endsAsking(sentence) && TELLS_AT_LAST.test(clause);
    return !beginsAsking(clause, language) && !SUPPOSES.test(clause) && !COURTESY.test(clause);
  });
}
