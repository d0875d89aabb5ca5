import { anyOf } from './words.js';

/** Whether a text says what somebody likes, or what somebody does not like: "Callum hates mushrooms". */
export interface Taste {
  readonly likes: boolean;
  readonly dislikes: boolean;
}

const DISLIKES: Readonly<Record<string, RegExp>> = {
  en: anyOf(
    "dislik(?:es?|ed|ing)|hat(?:es?|ed)|loath(?:es?|ed)|detest(?:s|ed)?|despis(?:es?|ed)|avoid(?:s|ed|ing)?|least favou?rites?|(?:can['’]?t|cannot|can not|couldn['’]t) (?:really |even )?(?:stand|bear|abide|face|stomach)|turns? (?:up )?(?:my|his|her|their|our) nose|put(?:s|ting)? (?:me|him|her|them|us) off|not (?:a |an |my |his |her |our |their )?(?:\\p{L}+ )?(?:fan|fond|keen|into|crazy|mad|cup of tea)",
    "(?:(?:do|does|did|would|wo)n['’]?t|(?:do|does|did|will|would) not|never|no longer) (?:really |much |even |ever |particularly |at all )?(?:like[ds]?|enjoy(?:s|ed)?|loved?|care for|eats?|drinks?|touch(?:es)?|go near)|(?:(?:do|does|did|wo|would)n['’]?t (?:my )?\\p{L}+|(?:do|does|did|will|would) (?:my )?\\p{L}+ (?:not|never)) (?:really |ever )?(?:like|enjoy|care for|eat|drink|touch)",
  ),
  de: anyOf(
    '(?:mag|mögen|esse|isst|essen|trinke|trinkt|trinken)(?: \\p{L}+){0,4} (?:nicht|kein(?:e[nrms]?)?|nie)|nicht (?:ausstehen|leiden|gern[e]?|mögen)|hass(?:e|t|en)|verabscheu(?:e|t|en)|ekelt|ungern|meide[nt]?|abneigung',
  ),
  fr: anyOf(
    "(?:n['’]aim(?:e[sz]?|ent|ait|ais)|ne (?:supporte[sz]?|mange[sz]?|boi[st]|prend[s]?)) (?:vraiment )?(?:pas|plus|jamais)|aim(?:e|es|ent) pas|détest(?:e[sz]?|ent|ait)|haï[rt]|horreur|évit(?:e[rsz]?|ent)|dégoûte[nt]?",
  ),
  es: anyOf(
    'no (?:me|te|le|les|nos) (?:gusta[n]?|agrada[n]?)|no (?:soport[ao]n?|aguant[ao]n?|com[eo]n?|beb[eo]n?)|odi[ao]n?|detest[ao]n?|asco|evit[ao]n?',
  ),
};
const LIKES: Readonly<Record<string, RegExp>> = {
  en: anyOf(
    "(?:i|we|they) (?:really |also |still |both |all |do )?like|(?:do|does|did) (?:\\p{L}+ ){1,3}like|like[ds]|enjoy(?:s|ed|ing)?|lov(?:es?|ed)|ador(?:es?|ed)|favou?rites?|prefer(?:s|red)?|(?:a|big|huge) fan of|fond of|keen on|crazy about|mad about|can['’]t get enough|go-to|partial to|a sucker for",
  ),
  de: anyOf('mag|mögen|lieb(?:t|e|en)|gern[e]?|am liebsten|lieblings\\p{L}*|schwärm(?:e|t|en)|bevorzug(?:e|t|en)'),
  fr: anyOf(
    "(?:j['’])?(?:aim(?:e[sz]?|ent|ait)|ador(?:e[sz]?|ent|ait))|préfér(?:é[e]?s?|e|er)|préfère[snt]*|raffol(?:e[sz]?|ent)|favorit?e?s?|apprécie[rsznt]*",
  ),
  es: anyOf('gusta[n]?|encanta[n]?|ador[ao]n?|favorit[oa]s?|preferid[oa]s?|prefier[eo]n?|fascina[n]?|apasiona[n]?'),
};

/** Read from the beginning of a text, in UTF-16 units. */
const MOST = 500;

/** Neither in a language without patterns. */
export function tasteIn(written: string, language: string): Taste {
  const [dislikes, likes] = [DISLIKES[language], LIKES[language]];
  if (!dislikes || !likes) return { likes: false, dislikes: false };
  const text = written.slice(0, MOST);
  // "Does not like" contains "like".
  const clauses = text.split(/[.!?;,\n]\s?| (?:but|and|aber|und|mais|et|pero|y) /iu);
  return {
    dislikes: dislikes.test(text),
    likes: clauses.some((clause) => likes.test(clause) && !dislikes.test(clause)),
  };
}

const ANYTHING = anyOf('anything|something|etwas|quelque chose|algo');

/** "Does Callum like mushrooms?" asks for neither: both answer it. */
export function tasteAsked(query: string, language: string, isYesOrNo: boolean): Taste {
  return isYesOrNo && !ANYTHING.test(query) ? { likes: false, dislikes: false } : tasteIn(query, language);
}

/** Whether the text tells only of the other taste than the question asks for: "Callum's favourite dish" does not say what he won't eat. */
export function isOtherTaste(asked: Taste, told: Taste): boolean {
  if (asked.likes === asked.dislikes || told.likes === told.dislikes) return false;
  return asked.likes !== told.likes;
}
