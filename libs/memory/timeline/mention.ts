import { namesAnother } from '@memory/attributes/contrasts.js';
import type { Question, Reading } from '@memory/attributes/reading.js';
import { isOtherTaste } from '@memory/attributes/taste.js';
import type { Weighed } from './statement.js';

/**
 * Whether the later one only mentions what the earlier one states: "I washed the Fiat", after "I drive a blue Fiat". It has no word of change.
 * Each of its names, numbers and words for the attribute is in the earlier one or in the question.
 */
export function isMention(question: Question, { statement: later }: Weighed, { statement: earlier }: Weighed): boolean {
  const [old, young] = [earlier.reading, later.reading];
  if (isUnreal(question, young) || isNotDone(question, young) || isOfElse(question, young, old)) return true;
  if (!young.changes && isOtherTaste(question.taste, young.taste)) return true;
  if (isOnceOnly(question, young) && !sharesMore(question, old, young)) return true;
  if (!question.self || question.attributes.size === 0 || !young.tellsNames || young.changesPlainly) return false;
  const isAsked = (stem: string) => question.stems.has(stem);
  const names = [...question.attributes.keys()];
  const states = names.some((name) => !question.relations.has(name) && young.attributes.has(name));
  if (states && ![...young.content].some((stem) => old.content.has(stem) && !isAsked(stem))) return false;
  if (question.asking.kind === 'place' && !young.holds.has('place') && !young.happened) return true;
  const isNew = (stem: string) => !old.stems.has(stem) && !isAsked(stem);
  if ([...young.names].some(isNew) || (young.hasNumber && old.hasNumber)) return false;
  return !names.some((name) => [...(young.saidBy.get(name) ?? [])].some(isNew));
}

/**
 * Whether a statement describes only the past and the question asks about the present: "I used to live in Oslo" does not answer where I live,
 * but it answers whether I still live there.
 */
function isOnceOnly({ asking }: Question, { former }: Reading): boolean {
  return former && asking.when === 'now' && !asking.event && asking.kind !== 'yes-no';
}

/** "I'd love to live in Lisbon" does not answer where I live, nor where I lived. */
function isUnreal({ wishes }: Question, { unreal }: Reading): boolean {
  return unreal && !wishes;
}

/** "No run today" does not answer when I last ran. */
function isNotDone({ asking, omissions }: Question, { notDone }: Reading): boolean {
  return notDone && asking.whenItHappened && !omissions;
}

/**
 * Whether the form of a statement shows that it does not answer: it does not hold at the requested time, it tells what did not happen, or it
 * says what somebody likes when the question asks what somebody dislikes.
 */
export function isNotSo(question: Question, reading: Reading): boolean {
  if (isNotDone(question, reading)) return true;
  return isOnceOnly(question, reading) || isUnreal(question, reading) || isOtherTaste(question.taste, reading.taste);
}

/**
 * Whether it is about another party or thing that neither the question nor the other statement names: "The partner's backups
 * run at 4", or the cat if the question is about the dog.
 */
export function isOfElse(question: Question, reading: Reading, beside?: Reading): boolean {
  const { stems, called } = question;
  const { ofElse } = reading;
  if (isOfAnotherKind(question, reading) && !(beside && isOfAnotherKind(question, beside))) return true;
  return ofElse !== null && !stems.has(ofElse) && !called.includes(ofElse) && !beside?.stems.has(ofElse);
}

/** "I switched to tea" does answer whether somebody still drinks coffee. */
function isOfAnotherKind({ sorts, asking }: Question, { stems: said, changesPlainly }: Reading): boolean {
  return asking.kind !== 'yes-no' && !changesPlainly && namesAnother(sorts, said);
}

/** The same, or whether the earlier one is about another party or thing. */
export function isOfElseOrMention(question: Question, later: Weighed, earlier: Weighed): boolean {
  if (isOfOtherName(question, later, earlier)) return true;
  return isMention(question, later, earlier) || isOfElse(question, earlier.statement.reading, later.statement.reading);
}

/**
 * Whether only one of two statements is about what the question names, and the other has another name in the place of it: "The deadline of
 * project Atlas was moved" says nothing about project Boreas.
 */
function isOfOtherName({ named, asking, stems, called }: Question, one: Weighed, other: Weighed): boolean {
  if (asking.kind === 'yes-no' || asking.doubts || asking.became || named.length === 0) return false;
  const [a, b] = [one.statement.reading, other.statement.reading];
  const isMeant = ({ stems: said }: Reading) => [...named, ...called].some((stem) => said.has(stem));
  if (isMeant(a) === isMeant(b)) return false;
  const [meant, rest] = isMeant(a) ? [a, b] : [b, a];
  const isOther = (stem: string) => !meant.stems.has(stem) && !stems.has(stem);
  const places = new Set(named.flatMap((stem) => meant.namedAfter.get(stem) ?? []));
  return [...rest.namedAfter].some(([stem, before]) => isOther(stem) && places.has(before));
}

/** Whether both share more than the words of the question: "I used to drive the Fiat" ends "I drive the Fiat". */
function sharesMore({ stems, attributes }: Question, old: Reading, young: Reading): boolean {
  // "My first flat cost 450 a month" is not about "The rent is 900 a month".
  const isNew = (stem: string) => !old.stems.has(stem) && (young.names.has(stem) || /\d/.test(stem));
  if ([...young.content].some(isNew)) return false;
  const asked = new Set([...stems, ...[...attributes.keys()].flatMap((name) => [...(young.saidBy.get(name) ?? [])])]);
  // The number of "us-east-1" and "eu-central-1" names nothing.
  return [...young.content].some((stem) => old.content.has(stem) && !asked.has(stem) && !/^\d{1,2}$/.test(stem));
}

/** Whether the later one corrects the earlier one: it says so, and has another number or name: "Actually the flight is at 16:10". */
export function putsRight({ stems }: Question, old: Reading, young: Reading, shared: readonly string[]): boolean {
  const isValue = (stem: string) => !old.stems.has(stem) && (/\d/.test(stem) || young.names.has(stem));
  return (
    young.corrects &&
    shared.some((stem) => stems.has(stem)) &&
    old.hasNumber === young.hasNumber &&
    [...young.stems].some(isValue)
  );
}

/** Minimum match of a successor that shares no word, relative to the earlier one, if the question asks for several attributes. */
const AS_PLAINLY = 0.6;

/**
 * Whether the later one says too little about the question to replace the earlier one.
 * @param shared the uncommon words of both
 */
export function saysLess(question: Question, earlier: Weighed, later: Weighed, shared: readonly string[]): boolean {
  return (
    losesAnswer(question, earlier, later, shared) ||
    losesTopic(later, earlier) ||
    onlyNames(question, earlier, later, shared) ||
    statesLess(question, earlier, later, shared)
  );
}

/**
 * The question asks for a place, a person, an amount or a time, only the earlier one contains one, and they share only words of the question.
 * These are in many statements: "Ada quit smoking" does not answer where Ada works, nor does "Ada is allergic to peanuts".
 */
function losesAnswer(
  { asking: { kind }, topic, stems, relations }: Question,
  { statement: { reading: old } }: Weighed,
  { statement: { reading: young } }: Weighed,
  shared: readonly string[],
): boolean {
  if (kind === 'thing' || kind === 'yes-no' || !old.holds.has(kind) || young.holds.has(kind)) return false;
  // The form of a time or an amount shows it, so names and words for an attribute or a relative count too.
  const isOfForm = kind === 'time' || kind === 'amount';
  const isRelation = (stem: string) => [...relations].some((relation) => old.saidBy.get(relation)?.has(stem));
  return shared.every(
    (stem) =>
      topic.includes(stem) ||
      (kind === 'place' && stems.has(stem) && !young.changes) ||
      (isOfForm && (stems.has(stem) || isRelation(stem) || old.names.has(stem))),
  );
}

/**
 * It states fewer of the requested attributes: "Had to jump-start the car" does not give its colour, and "Drove to Taunton for Mum's
 * birthday" does not say where Mum lives.
 */
function statesLess(
  { attributes, relations }: Question,
  earlier: Weighed,
  later: Weighed,
  shared: readonly string[],
): boolean {
  if (attributes.size < 2 || later.statement.reading.changesPlainly) return false;
  if (shared.length === 0 && later.match < AS_PLAINLY * earlier.match) return true;
  const states = ({ statement: { reading } }: Weighed) =>
    [...attributes.keys()].some((name) => !relations.has(name) && reading.attributes.has(name));
  return relations.size > 0 && states(earlier) && !states(later);
}

/**
 * Turns of a chat share words by chance: "I had a nap before the night shift", after "Night shifts are long, so I polish the brass on
 * Sunday".
 */
function losesTopic({ statement, match, topic }: Weighed, earlier: Weighed): boolean {
  return statement.role !== null && !statement.reading.changes && match === 0 && topic === 0 && earlier.topic > 0;
}

/** A turn of a chat often only names people: "Imogen and I are moving in together" does not say what Imogen eats. */
function onlyNames(
  { asking: { kind, doubts, became }, topic }: Question,
  earlier: Weighed,
  later: Weighed,
  shared: readonly string[],
): boolean {
  if (later.statement.role === null || kind === 'yes-no' || doubts || became) return false;
  const { names } = earlier.statement.reading;
  const isOther = earlier.match > 0 && later.match === 0 && later.statement.reading.attributes.size > 0;
  return isOther && shared.every((stem) => topic.includes(stem) && names.has(stem));
}
