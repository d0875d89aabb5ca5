import { type Reading, readStatement } from './reading.js';

/** Events with one date that may be postponed. */
const EVENT =
  'appointment|meeting|interview|exam|test|flight|call|lesson|class|course|viewing|booking|reservation|session|delivery|check-?up|party|dinner|lunch|concert|match|race|trip|review|demo|deadline|hearing|surgery|operation|inspection|visit';
const NOUN = `((?:[\\p{L}'’-]{1,30} ){0,3}?(?:${EVENT})(?: (?:with|at|in) [\\p{L}'’. -]{1,40}?)?)`;
/** "The dentist appointment was moved to 9 December." */
const MOVED = new RegExp(
  `^(the|my|our|the user['’]s) ${NOUN} (?:(?:was|is|has been|got|has|had to be) )?(?:moved|postponed|rescheduled|shifted|pushed(?: back)?|put off|delayed|brought forward)(?:,? | \\p{L}{1,12} )(?:to|until|till|from|by)(?!\\p{L})`,
  'iu',
);
/** "I have a dentist appointment on 5 December", "there's a meeting with Sara on Friday". */
const HELD = new RegExp(
  `^(i|we|(?:the )?user|there|(?!nobody|noone)\\p{L}{2,20})(?:['’](?:ve|s)| have| has| is)(?: got)? (?:an? |the |my |our )${NOUN} ((?:scheduled |booked |planned )?(?:on|at|from|for|this|next|tomorrow)(?!\\p{L}).{1,80})$`,
  'iu',
);

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** What takes place every week, by whatever name: "Physio has moved to Thursdays", "Yoga is on Wednesdays now". */
const WEEKLY = `((?:[\\p{L}'’-]{1,30} ){0,2}?[\\p{L}'’-]{2,30})`;
const MOVED_WEEKLY = new RegExp(
  `^(?:(the|my|our|the user['’]s) )?${WEEKLY} (?:(?:(?:was|is|has been|got|has) )?(?:moved|rescheduled|shifted)(?:,? | \\p{L}{1,12} )to ${DAY}s?(?!\\p{L})|(?:is|are) (?:now )?on ${DAY}s(?= now|(?<=now on \\p{L}{6,9}s)))`,
  'iu',
);
const HELD_WEEKLY = new RegExp(
  `^(i|we|(?:the )?user|there)(?:['’](?:ve|s)| have| has| is| go to| goes to| do| does)(?: got)? (?:an? |the |my |our )?${WEEKLY} ((?:on|every) ${DAY}s?(?!\\p{L}).{0,60})$`,
  'iu',
);
/** How an event is said to be moved, and to be held. */
const WAYS: readonly (readonly [RegExp, RegExp])[] = [
  [MOVED, HELD],
  [MOVED_WEEKLY, HELD_WEEKLY],
];

const OF_ANY = /^(?:the)?$/i;
const OF_SELF = /^(?:i|we|(?:the )?user|there)$/i;
const nounOf = (noun: string): string => noun.toLowerCase().trim();

/**
 * For a text that says that an event was moved: each stored statement that its owner has this event, reworded with the event as its
 * subject ("The dentist appointment is on 5 December"), so that both are about one thing. Null for all other statements, and for all if
 * several events have that name, because then it is unknown which one was moved. English only.
 */
export function asMoved(fresh: Reading, stored: readonly Reading[]): readonly (Reading | null)[] {
  const none = stored.map(() => null);
  const { content, language } = fresh.statement;
  const way = language === 'en' ? WAYS.find(([moved]) => moved.test(content)) : undefined;
  const [, owns = '', moved = ''] = way?.[0].exec(content) ?? [];
  if (way === undefined) return none;
  const held = stored.map(({ statement }) => {
    const [, holder = '', noun = '', when = ''] = way[1].exec(statement.content.trim().replace(/[.!]$/, '')) ?? [];
    // "My appointment was moved" is not about Tom's.
    if (nounOf(noun) !== nounOf(moved) || (!OF_ANY.test(owns) && !OF_SELF.test(holder))) return null;
    return readStatement({ ...statement, content: `The ${noun} is ${when}.` });
  });
  return held.filter((one) => one !== null).length === 1 ? held : none;
}
