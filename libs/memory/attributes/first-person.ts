const words = (text: string): string[] => text.split(/\s+/);
const anyOf = (...all: (readonly string[])[]): string => `(?:${all.flat().join('|')})`;

/** Verbs that say something about a person. "Looks like rain" does not: without a subject, some verbs are about something else. */
const OF_PERSONS = words(
  `love like prefer want need take drive own play study speak pay eat drink enjoy hate dislike intend wear earn rent suffer practise practice know
  believe think hope wish walk cycle commute travel teach learn train attend visit date collect support avoid smoke weigh volunteer swim share`,
);
const VERBS = [
  ...OF_PERSONS,
  ...words(
    `live work plan use go run come keep see meet look feel read write cook bake grow help manage lead say ask identify expect struggle fly arrive depart
    leave return move sing dance paint draw coach mentor organise organize code
    sleep fast train ride hike climb dive surf ski skate garden sew knit fish hunt call text subscribe use invest sell buy
    care look worry complain remember forget dream stay wake get give take make put owe lend borrow bank shop specialise specialize`,
  ),
];
const third = (verb: string): string =>
  /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`;

/** "Lives" → "live". */
const FIRST_PERSON: ReadonlyMap<string, string> = new Map([
  ...VERBS.map((verb) => [third(verb), verb] as const),
  ...Object.entries({ is: 'am', "isn't": 'am not', has: 'have', "hasn't": "haven't", does: 'do', "doesn't": "don't" }),
]);
const PAST = words(
  `was wasn't had got became began left quit broke went came took bought sold gave found met made lost won saw felt thought told said ate drove paid
  wrote slept taught grew chose lived worked moved switched started stopped joined changed adopted accepted declined resigned retired returned
  finished completed passed failed applied booked cancell?ed postponed married divorced separated signed opened closed turned decided mentioned asked
  requested reported agreed announced confirmed celebrated graduated injured sprained recovered renewed replaced upgraded downgraded ordered received
  stayed enroll?ed subscribed dropped traded swapped planned studied visited rented learned learnt relocated emigrated migrated hired flew arrived
  hosted twisted fell hurt caught coached sang woke borrowed lent`,
);
const AUXILIARIES = words("are were did didn't will won't would can can't cannot could should may might must");
const ADVERBS = [
  ...words('also now still currently recently just never always usually often already mostly'),
  'no longer',
];
const ENDS = "(?![\\p{L}\\p{N}'’_-])";

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** What somebody is or does. "Works fine" and "plans for Sunday" need no person. */
const states = (form: (word: string) => string): string =>
  `${anyOf([...OF_PERSONS.map(third), ...words('is has hasn.t isn.t')].map(form))}|${form('lives')}(?= (?:in|with|at|on|alone|near)${ENDS})|${form('works')}(?= (?:as|at|for|in|with|from)${ENDS})|${form('plans')}(?= to${ENDS})|${form('runs')}(?= an?${ENDS})`;
const DID = anyOf(PAST, PAST.map(capital));
/** A sentence that begins with its verb: "Works at Acme", and in a chat "moved to Leeds", but not "loves it", which tells of the one before. */
const BARE = new RegExp(
  `(?<=^|[.!;]\\s{1,2})(?:(${anyOf(ADVERBS.map(capital))} )(${states((word) => word)}|${DID})|(${states(capital)}|${DID}))(?= (?!(?:it|now)${ENDS})[\\p{L}\\p{N}£$€])`,
  'gu',
);
const BEGINS_BARE = new RegExp(`^(?:${BARE.source})`, 'u');
const BEGINS_NAME = /^Name (?=is )/;

/** A line of a profile: "Location: Uppsala", "favourite colour = green". "Tom: see you" and "Note: buy milk" are none. */
const PROFILE =
  /(?<=^|\n)(?:[-*•] ?)?((?:(?:current|home|full|first|last|preferred|favou?rite|date of|place of|mother|native|job|marital|blood|phone|net|gross|monthly|work) )?(?:name|nickname|location|city|town|country|address|home|residence|hometown|birthplace|birthday|birth|age|height|weight|gender|pronouns|nationality|citizenship|religion|status|partner|spouse|wife|husband|girlfriend|boyfriend|children|kids|pets?|dog|cat|occupation|job|profession|title|role|employer|company|workplace|team|manager|boss|salary|income|rent|school|university|major|degree|languages?|tongue|diet|allerg(?:y|ies)|intolerances?|medications?|dose|doctor|dentist|type|car|bike|phone|laptop|computer|os|editor|ide|browser|bank|gym|hobby|hobbies|instruments?|sport|timezone|time zone|number|e-?mail|colou?r|food|drink|band|film|movie|book|music|artist|singer|game|genre|season|animal|cuisine|restaurant|plan|subscription|budget|goal)) ?[:=] ?(?=\S)/giu;

/** What a user has, does, and what is done with one. A user table or the user service is none. */
const OWNS = /(?<![\p{L}\p{N}_-])(?:the |this )?user['’]s(?= )/giu;
const DOES = new RegExp(
  `(?<![\\p{L}\\p{N}_-])(?:the |this )?user (${anyOf(ADVERBS)} )?(${anyOf([...FIRST_PERSON.keys()], PAST, AUXILIARIES)})${ENDS}`,
  'giu',
);
const OBJECT =
  /(?<![\p{L}\p{N}_-])the user(?=\s*(?:[.,;:!?)]|$)| (?:and|or|in|at|on|for|since|from|when|because|who|to|with|by|about)(?!\p{L}))/giu;
/** "Where does the user live?", "What is the user allergic to?" */
const ASKED =
  /(?<!\p{L})(is|does|has|was|did|had|can|could|will|would|should|must|may) the user(?= (?!(?:tables?|services?|accounts?|ids?|models?|data|database|interface|group|roles?|profiles?|sessions?|emails?|import|export|sync|store|schema|api|flow|tests?|guide|docs?|portal|dashboard|directory|migration|settings?|count|limit|list|manual|page|records?|story|stories|research|base)(?!\p{L})))/giu;

/** How other languages name the user as owner and as subject. "Die Nutzer" and "die Anzahl der Nutzer" are many. */
const ELSEWHERE: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [
      /(?<!\p{L})(?:der|die|das|den|dem) (\p{L}+) (?:des (?:Benutz|Nutz)ers|der (?:Benutz|Nutz)erin)(?!\p{L})/giu,
      'mein $1',
    ],
    [
      /(?<=^|[.!?] )(?:Der )?(?:Benutzer|Nutzer)(?= \p{Ll})|(?<=^|[.!?] )(?:Die )?(?:Benutzerin|Nutzerin)(?= \p{Ll})/gu,
      'Ich',
    ],
    [
      /(?<= (?:wohnt|lebt|arbeitet|ist|war|hat|heißt|mag|nimmt|fährt|isst|trinkt|spielt|lernt|braucht|zahlt)) (?:der (?:Benutzer|Nutzer)|die (?:Benutzerin|Nutzerin))(?!\p{L})/gu,
      ' ich',
    ],
  ],
  fr: [
    [/(?<!\p{L})(?:le |la |les |l['’])(\p{L}+) de l['’]utilisat(?:eur|rice)(?!\p{L})/giu, 'mon $1'],
    [/(?<!\p{L} )l['’]utilisat(?:eur|rice)(?= \p{Ll})/giu, 'je'],
  ],
  es: [
    [/(?<!\p{L})(?:el|la|los|las) (\p{L}+) (?:del usuario|de la usuaria)(?!\p{L})/giu, 'mi $1'],
    [/(?<!\p{L})(?:el usuario|la usuaria)(?= \p{Ll})/giu, 'yo'],
  ],
};
/** Spanish needs no word for the subject, and "vivía" is also what he or she did: at the beginning, or alone in a question, it is the speaker. */
const DROPPED: readonly RegExp[] = [
  /(?:^(?!(?:Había|Hacía|Sería|Parecía|Lucía|María|Sofía|Estefanía|Rosalía|Talía)(?!\p{L}))\p{Lu}\p{Ll}{1,20}|(?<=Antes )(?!había|hacía|sería)\p{Ll}{2,20})(?:ía|aba)(?= (?:en|con|de|del|a|al|como|una?|el|la|los|las|por|para|mucho|todos|todas|sol[oa]) ?)/u,
  /(?<=^¿?(?:con quién|en qué|a qué|qué|cómo|(?:de |a )?dónde) )(?!había|hacía|sería|parecía)\p{Ll}{1,20}(?:ía|aba)(?=(?: antes| entonces| de (?:niñ|pequeñ|joven)\p{L}*)?\W*$)/iu,
];
const NAMES_USER = /user|nutzer|utilisat|usuari/i;

const A_NAME = String.raw`(?<![\p{L}\p{N}_-])(\p{Lu}[\p{L}'’-]{0,39}?(?: \p{Lu}[\p{L}'’-]{0,39}?){0,3})`;
const named = (before: string, after: string): RegExp => new RegExp(`${before}${A_NAME}${after}`, 'gu');

/** How a language says a name as subject and as owner, and how it names the user so. */
const AS_USER: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [named('', "['’]s(?= [\\p{L}\\d])"), "user's"],
    [named('', `(?= (?:${anyOf(ADVERBS)} )?${anyOf([...FIRST_PERSON.keys()], PAST, AUXILIARIES)}${ENDS})`), 'user'],
    [named('', '(?= and (?!\\p{L}+ (?:is|has|was)(?!\\p{L}))\\p{L})'), 'I'],
  ],
  de: [
    [named('(?<=^|[.!?] )', '(?= \\p{Ll})'), 'Der Nutzer'],
    [
      named(
        '(?<= (?:wohnt|lebt|arbeitet|ist|war|hat|heißt|mag|nimmt|fährt|isst|trinkt|spielt|lernt|braucht|zahlt) )',
        "(?![\\p{L}’'-])",
      ),
      'der Nutzer',
    ],
    [named('', "(?:s|['’])(?= \\p{Lu})"), 'mein'],
  ],
  fr: [
    [named("(?<=(?:[Ll][ae] |[Ll]es |[Ll]['’])\\p{L}{2,20} )d(?:e |['’])", '(?![\\p{L}’-])'), "de l'utilisateur"],
    [named('', '(?= \\p{Ll})'), "l'utilisateur"],
  ],
  es: [
    [named('(?<=(?:[EeLl][la]|[Ll][ao]s) \\p{L}{2,20} )de ', '(?![\\p{L}’-])'), 'del usuario'],
    [named('', '(?= \\p{Ll})'), 'el usuario'],
  ],
};

/** User ids have no accents: `chloe` for Chloé. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

const wholeAndFirst = (names: readonly string[]): string[] =>
  names.flatMap((name) => [plain(name), plain(name.split(' ', 1)[0]!)]);

/**
 * Where a text tells of the user by name ("Tom moved to Leeds", "Tom's car is red"), the same with "user" in the place of the name. "Call Tom" and
 * "The user's name is Tom" stay.
 * @param names the user's own, as written: "Tom", "Ada Lovelace"
 */
export function asOfUser(text: string, language: string, names: readonly string[]): string {
  if (names.length === 0) return text;
  const read = plain(text);
  const own = wholeAndFirst(names).filter((name) => read.includes(name));
  if (own.length === 0) return text;
  return (AS_USER[language] ?? []).reduce(
    (told, [form, user]) =>
      told.replace(form, (all: string, name: string) => {
        const written = plain(name);
        const meant = own.find((one) => written === one || written.endsWith(` ${one}`));
        return meant === undefined ? all : name.slice(0, -meant.length) + user;
      }),
    text,
  );
}

/** "Where does Ilse live?" */
const ASKED_BY_NAME = named(
  '(?<=(?<!\\p{L})(?:[Ii]s|[Dd]oes|[Hh]as|[Ww]as|[Dd]id|[Hh]ad|[Cc]an|[Cc]ould|[Ww]ill|[Ww]ould|[Ss]hould|[Mm]ust) )',
  '(?= \\p{Ll})',
);

/** The first name behind the first word of a sentence. In German every noun is written so. */
const FIRST_NAMED = /(?<=[^\s.!?:;] )\p{Lu}[\p{L}'’-]*/u;

/**
 * A question of the user by name, with "the user" in the place of the name: "Where does the user live?" Somebody named before the user is asked of:
 * "What did Tom suggest for Ilse's birthday?" stays.
 */
export function askedAsUser(query: string, language: string, names: readonly string[]): string {
  if (names.length === 0) return query;
  const own = new Set(wholeAndFirst(names));
  const first = language === 'de' ? undefined : FIRST_NAMED.exec(query)?.[0].replace(/['’]s$/, '');
  if (first !== undefined && !own.has(plain(first))) return query;
  const said = asOfUser(query, language, names);
  return language === 'en'
    ? said.replace(ASKED_BY_NAME, (all, name: string) => (own.has(plain(name)) ? 'the user' : all))
    : said;
}

/**
 * The text as the user would say it. Agents store facts in the third person ("The user moved to Hamburg", "User's car is red") or without a subject
 * ("Works at Acme"), and ask so too.
 */
export function inFirstPerson(written: string, language: string): string {
  const text = language === 'en' && /[:=]/.test(written) ? written.replace(PROFILE, asMine) : written;
  const own = NAMES_USER.test(text) ? ofUser(text, language) : text;
  if (language === 'es') return DROPPED.reduce((said, form) => said.replace(form, asYo), own);
  if (language !== 'en' || own.includes('?')) return own;
  const named = own.replace(BEGINS_NAME, 'My name ');
  // "Mochi saw the vet. Takes 3 units now": of the one before.
  if (own === text && named === text && !BEGINS_BARE.test(text)) return text;
  return named.replace(BARE, (_, adverb?: string, behind?: string, first?: string) =>
    asI(adverb, behind ?? first ?? ''),
  );
}

/** What a person has several of. */
const SEVERAL = /(?:..[^us]s|children|pet|allergy|intolerance|medication|language|hobby|instrument|sport|goal)$/;

/** "My location is Uppsala", "My allergies include cats": there may be more. */
function asMine(_: string, key: string): string {
  const lower = key.toLowerCase();
  return `My ${lower} ${SEVERAL.test(lower) && !lower.startsWith('pref') ? 'include' : 'is'} `;
}

function asYo(verb: string): string {
  return `yo ${verb.toLowerCase()}`;
}

function ofUser(text: string, language: string): string {
  const others = ELSEWHERE[language];
  if (others) return others.reduce((said, [named, speaker]) => said.replace(named, speaker), text);
  if (language !== 'en') return text;
  return text
    .replace(/^what does the user do(?=\W*$)/i, 'What do I do for a living')
    .replace(ASKED, (_, verb: string) => `${FIRST_PERSON.get(verb.toLowerCase()) ?? verb} I`)
    .replace(OWNS, 'my')
    .replace(DOES, (_, adverb: string | undefined, verb: string) => asI(adverb, verb))
    .replace(OBJECT, 'me');
}

function asI(adverb: string | undefined, verb: string): string {
  const lower = verb.toLowerCase();
  return `I ${adverb?.toLowerCase() ?? ''}${FIRST_PERSON.get(lower.replace('’', "'")) ?? lower}`;
}
