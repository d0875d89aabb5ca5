import type { Reading as About } from '@memory/attributes/reading.js';
import type { Language } from '@memory/indexing/language.js';
import { romanceOf } from './romance.js';

/** Words for the people in a speaker's life, each mapped to one name. English and German. */
const RELATIVES: ReadonlyMap<string, string> = new Map(
  [
    'husband mann ehemann', 'wife frau ehefrau', 'mother mum mom mama mutter', 'father dad papa vater', 'parents eltern', 'brother bruder',
    'sister schwester', 'son sohn', 'daughter tochter', 'kids children kinder', 'baby', 'aunt tante', 'uncle onkel', 'cousin cousine',
    'grandmother grandma granny oma', 'grandfather grandpa opa', 'niece nichte', 'nephew neffe', 'boss chef chefin manager',
    'neighbour neighbor neighbours neighbors nachbar nachbarin nachbarn', 'friend freund freundin', 'partner partnerin',
    'colleague kollege kollegin', 'mother-in-law schwiegermutter', 'flatmate roommate mitbewohner', 'boyfriend', 'girlfriend',
    'dog hund', 'cat katze', 'landlord vermieter', 'canteen kantine', 'vet tierarzt',
  ].flatMap((line) => line.split(' ').map((word, _, all) => [word, all[0]!] as const)),
); // prettier-ignore
const SELF =
  /^(?:i|i'm|im|i've|ive|i'll|me|my|we|we're|we've|our|us|ich|mir|mich|wir|uns|mein\p{L}*|unser\p{L}*|bin|hab|habe|nehme|arbeite)$/iu;
const POSSESSED = /^(?:the |our |my )?((?:\p{Lu}?[\p{L}-]+ )?\p{L}+)['’]s\s/u;
const NAMED =
  /^(?:der |die )?(\p{Lu}\p{Ll}+)(?: (?:\p{Lu}\p{Ll}+))? (?:is|was|has|had|will|can|does|\p{L}{2,}s|moved|told|said|dropped|took|left|got|ist|hat|geht|macht|wohnt|arbeitet|fährt|lebt)(?!\p{L})/u;
const NO_NAME =
  /^(?:from|since|until|after|before|during|with|for|in|on|at|by|the|this|that|it|there|everything|everybody|i|we|you|s?he|they|my|our|your|his|her|their|who|das|die|der|es|mein\p{L}*|unser\p{L}*|typing|marketing)$/iu;
/** "My lawyer no longer works": about the lawyer, not about who my lawyer is. */
const DOES =
  /^(?:my|our|the|mein\p{L}*|unser\p{L}*) (?:(?:best|old|older|elder|younger|little|big|new|former|bester?|beste) )?(\p{L}+) (?:no longer|works?|lives?|says|has|eats?|drinks?|wants|likes|thinks|hates|drives?|plays?|(?:is|are) \p{L}+ing|arbeitet|wohnt|sagt|hat|isst|trinkt|mag|fährt|spielt|zieht)(?!\p{L})/iu;
/** Words before a statement that say who reported it. */
const HEARSAY =
  /^(?:(?:so|ok|btw|lol|well|apparently|turns out|heard|heard from \p{L}+ \p{L}+:),? )*(?:(?:i )?(?:told|learned|think|guess|know) (?:that )|(?:s?he|they) (?:told me|said|says)(?: that)? |\p{L}+ (?:told (?:me|us)|said|says|meint|hat gesagt|sagt),? (?=(?:that|dass|we|wir|i|ich)\b))(?:that |dass )?/iu;

/** A person usually introduces these by saying who it is. */
const ROLES = new Set(['boss', 'landlord', 'vet', 'neighbour', 'partner', 'flatmate']);
/** Words that may precede a relative: "my old boss". */
const BEFORE =
  /^(?:my|our|the|a|best|old|older|elder|younger|little|big|mein\p{L}*|unser\p{L}*|beste[rn]?|der|die|das|s)$/u;

/** "Landlord put the rent up": about the speaker's rent. */
const ACTS =
  /^(?:put|raised|raises|cut|cuts|lowered|increased|reduced|moved|changed|extended|gave|gives|wants|told|prescribed|switched)$/;
const ON_SELF = /^(?:the|my|our|me|us)$/;

/** A relative among the first three words. "My boss is Phil" is about me: who my boss is. "My boss eats no meat" is about the boss. */
function relativeOf(words: readonly string[]): string | null {
  for (const [i, word] of words.slice(0, 3).entries()) {
    const before = words[i - 1] ?? '';
    if (i > 0 && !BEFORE.test(before) && !RELATIVES.has(before)) return null;
    const relative = RELATIVES.get(word);
    if (relative === undefined) continue;
    const [verb = '', of = ''] = words.slice(i + 1);
    const names = /^(?:is|ist|'s)$/.test(verb) && ROLES.has(relative);
    return names || (ROLES.has(relative) && ACTS.test(verb) && ON_SELF.test(of)) ? 'self' : relative;
  }
  return null;
}

/** The subject of a text: `self`, a relative, or a name at its beginning; null for a thing, or if nobody is named. */
export function ownerOf(content: string, language: Language, about: About): string | null {
  const romance = romanceOf(language);
  if (romance) return ownerInRomance(content.trim(), romance.people, about);
  const text = content.replace(HEARSAY, '').trim();
  const possessed = POSSESSED.exec(text)?.[1]?.toLowerCase();
  if (possessed !== undefined && !/^(?:it|that|what|there|here|today|who|s?he|let)$/.test(possessed)) {
    const last = possessed.split(' ').at(-1)!;
    return RELATIVES.get(last) ?? last;
  }
  const doer = DOES.exec(text)?.[1]?.toLowerCase();
  if (doer !== undefined) return RELATIVES.get(doer) ?? doer;
  const words = text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  const relative = relativeOf(words);
  if (relative !== null) return relative;
  const named = NAMED.exec(text)?.[1];
  if (named !== undefined && !NO_NAME.test(named)) return named.toLowerCase();
  return words.some((word) => SELF.test(word)) ? 'self' : null;
}

/** "Mi hermana …", "Ma nouvelle patronne …", and what follows. */
const RELATIVE_FIRST =
  /^(?:(?:mi|nuestr[oa]|su|el|la|mon|ma|notre|son|sa|le) )?(?:(?:nuev[oa]|antigu[oa]|mejor|nouveau|nouvelle|ancien|ancienne|meilleure?|petite?|grande?) )?([\p{L}-]+)(?: (es|se llama|est|s['’]appelle)(?!\p{L}))?/iu;
/** "La vecina de mi madre", "Le frère de ma voisine": somebody else's relative. */
const RELATIVE_OF =
  /^(?:(?:el|la|los|las|le|les|un|una|une) |l['’])(\p{L}+) (?:de |d['’]|del |du )(?:(?:mi|mon|ma) \p{L}+|\p{Lu}\p{Ll}+)/u;
/** "El móvil de Jorge", "L'appartement de ma mère". */
const OWNED_BY =
  /^(?:(?:el|la|los|las|le|les) |l['’])\p{L}+ (?:de |d['’]|del |du )(?:(?:mi|mon|ma) (\p{L}+)|(\p{Lu}\p{Ll}+))/u;

function ownerInRomance(text: string, people: ReadonlyMap<string, string>, about: About): string | null {
  const lower = text.charAt(0).toLowerCase() + text.slice(1);
  const [of, kin = ''] = RELATIVE_OF.exec(lower) ?? [];
  if (of !== undefined && people.has(kin)) return of;
  const [, relative, name] = OWNED_BY.exec(lower) ?? [];
  if (name !== undefined) return name.toLowerCase();
  const [, first = '', named] = RELATIVE_FIRST.exec(text) ?? [];
  const person = people.get((relative ?? first).toLowerCase());
  if (person !== undefined) return named !== undefined && ROLES.has(person) ? 'self' : person;
  if (about.other) return /^\p{L}+/u.exec(text)?.[0]?.toLowerCase() ?? null;
  return about.self ? 'self' : null;
}

/** "Dr Farrow put my dose up". */
const TITLED = /^(?:Dr|Doctor|Doktor|Prof)\.? \p{Lu}[\p{L}'’-]+ (?!(?:is|was|are|ist|war)(?!\p{L}))\p{Ll}/u;
const TITLES: ReadonlySet<string> = new Set(['dr', 'doctor', 'doktor', 'prof']);

/** What a doctor does or says is not who the doctor is. */
export function withoutTitles(about: About, text: string): About {
  const said = about.saidBy.get('doctor');
  if (!said || !TITLED.test(text) || ![...said].every((stem) => TITLES.has(stem))) return about;
  return { ...about, attributes: new Map([...about.attributes].filter(([name]) => name !== 'doctor')) };
}

const RELATIVE_NAMES: ReadonlySet<string> = new Set(RELATIVES.values());
const TITLE = /^(?:mrs?|ms|miss|dr)$/;
const POSSESSES = /^(?:(?:my|our|the) )?(?:\p{L}+ )?\p{L}+ s (?=\p{L})/u;

/** Whether what is over is that of somebody else: "Grandpa's Vespa is gone", "I own a Vespa"; and "Mr Hale has retired", "Mrs Hale is our teacher". */
export function isOfAnother(
  {
    owner,
    ended,
    words,
  }: { readonly owner: string | null; readonly ended: ReadonlySet<string>; readonly words: readonly string[] },
  stored: { readonly owner: string | null },
): boolean {
  if (owner === null || stored.owner === null || owner === stored.owner) return false;
  if ([...ended].some((word) => word === owner || RELATIVES.get(word) === owner)) return false;
  return TITLE.test(owner) ? TITLE.test(stored.owner) : RELATIVE_NAMES.has(owner) && POSSESSES.test(words.join(' '));
}
