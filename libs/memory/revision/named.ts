import { asOfUser } from '@memory/attributes/first-person.js';
import { asOfRole, roleAtStart } from '@memory/attributes/in-role.js';
import { isRelative } from '@memory/attributes/subject.js';
import { type Reading, readStatement } from './reading.js';

/** The new and a stored statement about one named person, read without the name. */
export interface Named {
  readonly fresh: Reading;
  readonly stored: Reading;
}

/** The person that a statement begins with: a name, a relative and a name, or a role. */
export interface Person {
  readonly reading: Reading;
  /** For a role in lower case: "customer", in "The customer …". */
  readonly name: string;
  readonly isRole: boolean;
  /** "sister", in "My sister Lucia …" and "Tom's sister Lucia …". Null without a relative. */
  readonly relative: string | null;
  /** The text after it. */
  readonly rest: string;
}

const BEGINS =
  /^(?:(?:My|Our|(?:The )?[Uu]ser['’]s|\p{Lu}\p{Ll}{1,20}['’]s) (?:\p{Ll}{1,12} )?(\p{Ll}[\p{Ll}-]{2,20}) )?(\p{Lu}\p{Ll}{1,20})(?=['’]s \p{Ll}| \p{Ll})/u;

/** "Jenkins was shut down": the name itself has ended. */
const THING_ENDED =
  /^\p{Lu}\p{Ll}{1,20} (?:was|is|has been|got|is being|will be) (?:\p{Ll}{1,12} )?(?:replaced|shut|switched off|turned off|removed|decommissioned|deprecated|discontinued|dropped|sunset|superseded|scrapped|cancelled|canceled|gone|dead|over)(?!\p{L})/u;

/** Null if it begins with no name and no role. English only: other languages capitalise other words, or have other forms of the verb. */
export function namedIn(reading: Reading): Person | null {
  const { content, language } = reading.statement;
  const role = roleAtStart(content, language);
  if (role !== null) return { reading, name: role, isRole: true, relative: null, rest: '' };
  const [all = '', relative = null, name] = BEGINS.exec(content) ?? [];
  if (language !== 'en' || name === undefined || (relative !== null && !isRelative(relative, language))) return null;
  return { reading, name, isRole: false, relative, rest: content.slice(all.length) };
}

const read = new WeakMap<Person, Reading | null>();

/** The statement in the words of the named person. Null if nothing else changes, or if a relative precedes the name. Read once and cached. */
function toldBy(person: Person): Reading | null {
  const known = read.get(person);
  if (known !== undefined) return known;
  const { statement, told } = person.reading;
  const content = person.isRole
    ? asOfRole(statement.content, person.name)
    : asOfUser(statement.content, statement.language, [person.name]);
  const isThing = told.ended.has(person.name.toLowerCase()) || THING_ENDED.test(statement.content);
  const isOwn = person.relative === null && !isThing && content !== statement.content;
  const own = isOwn ? readStatement({ ...statement, content }) : null;
  read.set(person, own);
  return own;
}

/** Whether both begin with a relative, and with two names: "My sister Lucia …", "My sister Nora …". */
export function areTwoPersons(fresh: Person | null, stored: Person | null): boolean {
  return !!fresh?.relative && !!stored?.relative && fresh.name !== stored.name;
}

/**
 * Both statements, if both name the same person. The name itself is no evidence, nor is a role ("The customer …"): "Maya grew up in Dayton"
 * relates to "Maya moved to Lisbon" as "I grew up in Dayton" relates to "I moved to Lisbon". After "My sister Lucia lives in Oslo", "Lucia moved to
 * Bergen" is about my sister.
 */
export function asOfPerson(fresh: Person | null, stored: Person | null): Named | null {
  if (!fresh || !stored || stored.name !== fresh.name) return null;
  const relative = fresh.relative ?? stored.relative;
  if (relative === null) {
    const [one, other] = [toldBy(fresh), toldBy(stored)];
    return one && other && { fresh: one, stored: other };
  }
  if ((fresh.relative ?? relative) !== (stored.relative ?? relative)) return null;
  const of = ({ reading: { statement }, rest }: Person) =>
    readStatement({ ...statement, content: `My ${relative}${rest}` });
  return { fresh: of(fresh), stored: of(stored) };
}
