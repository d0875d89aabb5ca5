import type { Named } from './named.js';
import { type Reading, readStatement } from './reading.js';

/** "I", "Gary", "My sister", "My sister Ines". */
const PERSON = "(?<who>I|We|(?:[Mm]y|[Oo]ur) [\\p{L}-]{2,20}(?: \\p{Lu}[\\p{L}-]{1,20})?|(?:Mrs?|Ms|Dr) [\\p{L}-]{2,20}|(?!(?:The|My|Our|You|It|This|That|There|They|He|She|Nobody|No) )\\p{Lu}[\\p{L}-]{1,20})"; // prettier-ignore
const THING = '(?:[Tt]he |[Mm]y |[Oo]ur )?(?<who>[\\p{L}-]{2,20}(?: [\\p{L}-]{2,20})?)';
const IS = "(?:['’](?:m|re|s)| am| are| is)";
const HAS = "(?:['’](?:s|ve)| has| have)?(?: (?:just|finally|now|recently|already|sadly))?";
/** Where such a sentence may go on without saying something else. */
const END =
  '(?=[.!,;]|$| (?:now|today|yesterday|finally|again|for good|already|last|this|on|in|at|and|after|for|so|from|since)(?!\\p{L}))';

const GROUP = 'team|service|project|desk|shop|store|site|account|department|office|crew';
const CARGO = `(?:[\\p{L}-]+ (?:${GROUP})|(?:the |our )(?:[\\p{L}-]+ ){1,2}(?:${GROUP})|(?:the|our) (?:${GROUP}|workshop|kitchen|depot|bar|bakery|business|company|firm|warehouse|studio|clinic|practice|farm|school|bank|factory|plant|lab|help ?desk|newsletter)|billing|payments|payroll|support|sales|marketing|checkout|search|onboarding|hiring|finance|design|infrastructure|security|operations|logistics)`;
/** Work for somebody, by its ending; kin and neighbours keep the relation. */
const KIN =
  '(?:brother|sister|mother|father|daughter|partner|neighbou?r|lodger|tenant|landlord|godmother|godfather|grandmother|grandfather|stepmother|stepfather|grandson|favou?rite)';
const ROLE = `(?!(?:[\\p{L}-]+ )?${KIN})(?:[\\p{L}-]+ )?[\\p{L}-]*(?:er|or|ist|ian|ant|yst|man|woman|lead|boss|chef|nurse|coach|vet|cook|captain|chair|c[etfo]o|pm|head)`;
const WORKS = `(?:(?:owns|runs|leads|manages|heads|handles|maintains|looks after|is responsible for|is in charge of) ${CARGO}|(?:is|['’]s) (?:our|my|the) ${ROLE}|(?:works|is|['’]s) (?:in|on|at|for|with) (?:the |our )[\\p{L}-]+ (?:${GROUP}))`;
/** The same for whoever left, or came to stay. */
const SINCE = '(?=[.!,]|$| (?:last|this|yesterday|today|in|on|after|and|at the end of)(?!\\p{L}))';
const GOES = `${HAS} (?:left|leaves) (?:(?:the|our) (?:company|firm|business|team|bank|practice|agency)|us)${SINCE}|${HAS} left (?:for (?:an?|another) (?:new |better |big |small )?(?:startup|start-up|job|company|competitor|agency|firm|bank|rival)|to (?:join|start|found)(?!\\p{L}))|${HAS} (?:quit|resigned|retired|been let go)${SINCE}|${HAS} retired to \\p{Lu}|['’]s last day (?:at work |at the company |with us |here )?(?:was|is today)|${HAS} handed in (?:her|his|their) notice`;

/** Things that people have in a place, and its forms. */
const PLACE =
  '(?<place>(?:(?:in|on|under|behind|beneath|at|inside|next to|beside|above|on top of) (?:the|my|our|his|her|an?) (?![\\p{L}-]*(?:mess|state|shape|condition|hurry|mood|way|end|limit|best|worst|move|market|table)(?!\\p{L}))[\\p{L}-]+(?: [\\p{L}-]+){0,2}?|(?:with|at) (?:\\p{Lu}|the |my |our )[\\p{L}’-]*(?: [\\p{L}-]+)?))';

interface Outcome {
  /** A state, told as it is. */
  readonly was: RegExp;
  /** What ends it. Both name whose state it is (`who`), or it is the speaker's. */
  readonly over: RegExp;
}

const of = (was: string, over: string, flags = 'u'): Outcome => ({
  was: new RegExp(`^(?:${was})[.!]?$`, flags),
  over: new RegExp(`^(?:${over})`, flags),
});

const OUTCOMES: readonly Outcome[] = [
  // "My sister is pregnant", "I'm eight months pregnant": "My sister had her baby", "Our daughter was born".
  of(
    `${PERSON}${IS} (?:(?:\\p{L}+|\\d+) (?:weeks|months) )?(?:pregnant(?: (?:with|again|in) ?[\\p{L} ]{0,30})?|expecting(?: (?:an?|our|her|their|another) (?:[\\p{L}-]+ )?(?:baby|child|boy|girl|one)| twins)?(?: (?:in|on|around|again) ?[\\p{L} ]{0,20})?)`,
    `${PERSON}${HAS} (?:had (?:her|the|our|their|my|a) (?:baby|babies|twins|little (?:girl|boy)|son|daughter)${END}|given birth|gave birth)|(?<born>Our|My|(?:[Mm]y )?\\p{L}+['’]s) (?:baby|twins|son|daughter|little (?:girl|boy)) (?:(?:was|were|has been) born|(?:has |have )?(?:finally |just )?arrived|is (?:finally )?here)(?=[.!]?$| (?:today|yesterday|last night|this|on|early|just)(?!\\p{L}))`,
  ),
  // "Gary runs the workshop", "Priya is our accountant": "Gary's retired", "Priya left the company".
  of(`${PERSON}(?: |(?=['’]s))${WORKS}`, `${PERSON}(?:${GOES})|[Tt]?[\\p{L}]+day was ${PERSON.replace('<who>', '<last>')}['’]s last day${END}`), // prettier-ignore
  // "Nadia owns billing": "Nadia has moved across to the data team".
  of(
    `${PERSON} (?:owns|runs|leads|manages|heads|handles|maintains|looks after) ${CARGO}`,
    `${PERSON}${HAS} (?:moved|switched|transferred) (?:across |over |on )?to (?:the |our )?[\\p{L}-]+ (?:team|department|desk|crew)${END}`,
  ),
  // "Tom chairs the parish council": "Tom has stepped down".
  of(
    `${PERSON} (?:(?:chairs|leads|heads|captains|runs) [\\p{L} -]{1,40}|(?:is|['’]s) (?:our|the) ${ROLE}(?: (?:of|at) [\\p{L} -]{1,40})?)`,
    `${PERSON}${HAS} stepped down(?=[.!,]|$| (?:last|this|in|on|yesterday|today|after)(?!\\p{L}))`,
  ),
  // "I live with two flatmates": "I'm living on my own now".
  of(
    `${PERSON} lives? with [\\p{L} -]{1,40}`,
    `${PERSON}(?: lives?|${IS} (?:now )?living| lives? now) (?:alone|on (?:my|our|his|her|their) own|by (?:my|him|her)self) (?:now|again|these days)`,
  ),
  // "I live on my own": "Jonas moved in with me".
  of(
    `${PERSON} lives? (?:alone|on (?:my|our|his|her|their) own|by (?:my|him|her)self)`,
    `(?!Nobody |No )\\p{Lu}[\\p{L}-]+(?: [\\p{L}-]+)?${HAS} moved in with (?<self>me|us)${SINCE}|${PERSON}${HAS} moved in with (?:my|our|his|her|their|\\p{Lu})`,
  ),
  // "I drive a Skoda": "The Skoda's gone", "Traded the Skoda in for a Yaris".
  of(
    '(?:I|We) (?:drive|have|own|ride) (?:an? |my |our |the )(?<who>\\p{Lu}[\\p{L}\\d-]+)(?: [\\p{Lu}\\d][\\p{L}\\d-]*)?',
    `(?:The|My|Our) (?<who>\\p{Lu}[\\p{L}\\d-]+)(?:['’]s| is| has) gone${END}|(?:(?:I|We)${HAS} )?[Tt]raded (?:in )?(?:the|my|our) (?<traded>\\p{Lu}[\\p{L}\\d-]+)(?: in)? for`,
  ),
  // "Dad is in hospital": "They discharged Dad".
  of(
    `${PERSON}${IS} in (?:the )?(?:hospital|intensive care)(?: (?:with|for) [^,;.]{1,30})?`,
    `They(?:['’]ve| have)? (?:just |finally )?(?:discharged|released) (?<sent>[\\p{L}-]+(?: [\\p{L}-]+)?)${END}|${PERSON} (?:was|got|has been|is) (?:discharged|released)${END}`,
    'iu',
  ),
  // "My arm is in a cast": "The cast came off".
  of(
    '[Mm]y [\\p{L}-]+(?: [\\p{L}-]+)? (?:is|are) in (?:an? )?(?<who>cast|plaster|splint|sling|brace|bandages)',
    `(?:The|My) (?<who>cast|plaster|splint|sling|brace|bandages)(?:['’]s| is| are)?(?: (?:finally|now))? (?:came off|come off|off|gone)${END}`,
  ),
  // "The oven is broken": "The oven's fixed", "I fixed the oven".
  of(
    `${THING} (?:is|are) (?:broken|out of order|not working|down|faulty|leaking|blocked|jammed)(?: again)?`,
    `${THING}(?:['’]s| is| are|['’]s been| has been| have been| got| was| were)(?: (?:finally|now|already))? (?:fixed|repaired|mended|working again|back up|up again|up and running)${END}|(?:(?!The |My |Our )\\p{Lu}[\\p{L}-]*|(?:The|My|Our) [\\p{L}-]+)${HAS} (?:fixed|repaired|mended|replaced) (?:the|my|our) (?<fixed>[\\p{L}-]+(?: [\\p{L}-]+)?)${END}`,
  ),
  // "I'm looking for a job": "I got the job at the library".
  of(
    `(?:I|We)${IS} (?:still )?(?:looking|searching|hunting) for (?:an? |our |my )?(?:new |another |first )?(?<who>job|flat|apartment|house|room|nanny|cleaner|tutor|dentist)(?: (?:in|near) [^,;.]{1,30})?`,
    `(?:(?:I|We)(?:['’]ve| have)? (?:just |finally )?(?:got|found|signed for|took|accepted|started)|(?:Got|Found|Signed for|Took|Accepted|Started)) (?:the|an?|our|my) (?:new |lovely |great )?(?<who>job|flat|apartment|house|room|nanny|cleaner|tutor|dentist)(?=[.!,]|$| (?:at|in|on|near|with|as|today|yesterday|this|last|from|starting|and|for)(?!\\p{L}))(?![^]*(?:,| )(?:but|if|until|unless)(?!\\p{L}))`,
  ),
  // "The key is with Mrs Novak": "The key is under the flowerpot now". The places are compared below.
  of(
    `(?:The|My|Our) (?<who>[\\p{L}-]{2,20}(?: [\\p{L}-]{2,20})?) (?:is|are|hangs|lives) (?:kept |stored |hidden )?${PLACE}|(?:I|We) (?:keep|store|hide) (?:the|my|our) (?<kept>[\\p{L}-]{2,20}(?: [\\p{L}-]{2,20})?) ${PLACE.replace('<place>', '<keptAt>')}`,
    `(?:The|My|Our) (?<who>[\\p{L}-]{2,20}(?: [\\p{L}-]{2,20})?) (?:is|are|hangs|lives) (?:kept |stored |hidden )?${PLACE} (?:now|these days|from now on)[.!]?$|(?:I|We)(?:['’]ve)? (?:now )?(?:keep|store|hide) (?:the|my|our) (?<kept>[\\p{L}-]{2,20}(?: [\\p{L}-]{2,20})?) ${PLACE.replace('<place>', '<keptAt>')} (?:now|these days|from now on)[.!]?$`,
  ),
];

/** Of people a place says where they are, and not where they belong. */
const SOMEBODY = new RegExp(`^(?:${KIN}|son|wife|husband|mum|mom|dad|uncle|aunt|cousin|grandma|grandpa|gran|nan|parent|kid|child|children|family|baby|boss|manager|colleague|friend|girlfriend|boyfriend|cat|dog)s?$`, 'iu'); // prettier-ignore
const WHOSE = ['who', 'born', 'last', 'self', 'sent', 'traded', 'fixed', 'kept'];
const PLACES = ['place', 'keptAt'];
const SELF = new Set(['i', 'we', 'me', 'us', 'my', 'our']);

interface Said {
  /** "key", "mrs hale"; of "my sister Ines" both words. */
  readonly who: readonly string[];
  readonly place: string | undefined;
}

function saidIn({ statement: { content, language }, told }: Reading, form: RegExp): Said | null {
  if (language !== 'en' || told.intends || told.about.act !== 'told' || told.about.unreal) return null;
  const found = form.exec(content.trim());
  if (!found) return null;
  const groups = found.groups ?? {};
  const named = (names: readonly string[]) => names.map((name) => groups[name]).find((said) => said !== undefined);
  const whole = (named(WHOSE) ?? 'I').replace(/['’]s$/u, '');
  const [, relative, name] = /^(?:my|our) ([\p{L}-]+) (\p{Lu}[\p{L}-]+)$/u.exec(whole.replace(/^[MO]/u, lower)) ?? [];
  const one = SELF.has(lower(whole)) ? 'i' : lower(whole).replace(/^(?:the|our|my) /u, '');
  return { who: relative && name ? [lower(relative), lower(name)] : [one], place: named(PLACES)?.toLowerCase() };
}

const lower = (text: string): string => text.toLowerCase();

/** "My sister Ines" is Ines, and my sister, and not my sister Nora. */
const areSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((word) => b.includes(word)) || b.every((word) => a.includes(word));

/** A question, what happened in a year, and what is so for a while. */
const NO_NEWS =
  /[?]|(?<!\d)(?:19|20)\d\d(?!\d)| for (?:the|an?|two|three|four|a few|a couple of|\d+) (?:nights?|days?|weekend|weeks?|months?|summer|winter|term|while)(?!\p{L})/u;
const STATE = 'The state is old.';
const OVER = 'The state is new now.';

/**
 * For a text that tells of something that ends a state ("Gary's retired", "Our daughter was born"): it and each stored statement of that
 * state ("Gary runs the workshop", "I'm pregnant"), both reworded so that they contradict each other. Null for all others. English.
 */
export function asOutcomes(fresh: Reading, stored: readonly Reading[]): readonly (Named | null)[] {
  const isNews = !NO_NEWS.test(fresh.statement.content) && !fresh.told.forNow;
  const ended = OUTCOMES.map(({ over }) => (isNews ? saidIn(fresh, over) : null));
  if (ended.every((one) => one === null)) return stored.map(() => null);
  return stored.map((one) => {
    const isOver = OUTCOMES.some(({ was }, at) => {
      const [now, before] = [ended[at], ended[at] && saidIn(one, was)];
      if (!now || !before || !areSame(now.who, before.who)) return false;
      return now.place === undefined || (before.place !== now.place && !now.who.some((word) => SOMEBODY.test(word)));
    });
    return isOver ? { fresh: reworded(fresh, OVER), stored: reworded(one, STATE) } : null;
  });
}

const reworded = ({ statement }: Reading, content: string): Reading => readStatement({ ...statement, content });
