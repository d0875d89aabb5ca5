/** People whom an agent serves and names by what they are to it: "The customer moved to Leeds." */
const ROLES =
  'customer|client|patient|subscriber|caller|applicant|candidate|student|learner|pupil|resident|passenger|travell?er|guest|shopper|buyer|prospect|member|player|employee';

/** "The customer table", "the client library": no person. */
const NO_PERSON =
  '(?! (?:accounts?|api|app|base|bathroom|calls?|cards?|care|code|contracts?|count|dashboards?|data|database|devices?|directory|experience|feedback|files?|groups?|handbook|house|ids?|importe?r?|invoices?|journey|libraries|library|lists?|loans?|meetings?|migrations?|models?|network|numbers?|onboarding|orders?|portals?|profiles?|records?|relations|research|rooms?|schema|sdk|segments?|services?|side|stor(?:e|y|ies)|states|success|support|surveys?|sync|tables?|teams?|tests?|tickets?|union|version|visas?|visits?|wi-?fi)(?!\\p{L}))';

const BEGINS = new RegExp(`^(?:(?:The|Our|This) )?(${ROLES})(?:['’]s|${NO_PERSON})(?= \\p{L})`, 'iu');

/** The role that an English text begins with: "customer", in "The customer lives in Leeds." and "Customer's phone is broken." Null without one. */
export function roleAtStart(text: string, language: string): string | null {
  return language === 'en' ? (BEGINS.exec(text)?.[1]?.toLowerCase() ?? null) : null;
}

/** "The customer's card expired; she pays cash": no name and no relative comes between. */
const PRONOUN =
  /(?<=\buser\b[^\p{Lu}]{1,200}?(?:[.!;,] |\b(?:and|but|so|because|that|now|until) ))(?:([Ss]he|[Hh]e)|([Hh]er|[Hh]is))(?= \p{Ll})/gu;

/** The same text with "the user" in the place of the role: "The user moved to Leeds.", for "Customer moved to Leeds." */
export function asOfRole(text: string, role: string): string {
  const told = text
    .replace(new RegExp(`(?<![\\p{L}\\p{N}_-])(?:(?:the|our|this) )?${role}['’]s(?= )`, 'giu'), "the user's")
    .replace(
      new RegExp(`(?<![\\p{L}\\p{N}_-])(?:the|our|this) ${role}(?![\\p{L}\\p{N}_'’-])${NO_PERSON}`, 'giu'),
      'the user',
    )
    .replace(new RegExp(`(?<=^|[.!?;:]\\s{1,2})${role}(?= \\p{Ll})${NO_PERSON}`, 'giu'), 'The user');
  if (told === text || RELATIVE.test(told)) return told;
  return told.replace(PRONOUN, (_, subject?: string) => (subject === undefined ? "the user's" : 'the user'));
}

const RELATIVE =
  /\buser's (?:\p{Ll}{1,12} )?(?:wife|husband|partner|spouse|sister|brother|mother|father|mum|mom|dad|son|daughter|child|parents?|aunt|uncle|cousin|friend|boss|manager|colleague|assistant|doctor|nurse|lawyer|accountant|carer|neighbou?r)\b/iu;
