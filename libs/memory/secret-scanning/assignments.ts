import { isId, isMixed, isStandIn } from './looks-random.js';

/** Where in a text a secret stands, in UTF-16 units, and what it is. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
}

/** A pass behind another word opens a gate or crosses a mountain: "boarding pass: …". */
const PASSWORD_NAMES = 'pass(?:word|wd|phrase|code)|pwd|(?<![A-Za-z]|[A-Za-z] )pass';
const KEY_NAMES =
  'secret|api[_-]?key|api[_-]?token|access[_-]?key|secret[_-]?key|private[_-]?key|encryption[_-]?key|signing[_-]?key|account[_-]?key|client[_-]?secret|auth[_-]?token|access[_-]?token|refresh[_-]?token|session[_-]?token|bearer[_-]?token|token|webhook[_-]?secret|credentials?';

/**
 * `name = value`, `name: value`, `"name": "value"`, `name => value`, `--name value`. A name may have a beginning of its
 * own (`DB_PASSWORD`, `spring.datasource.password`, `myApiKey`) and ends right before the sign.
 */
const ASSIGNMENT = new RegExp(
  `(?:(?<password>${PASSWORD_NAMES})|(?<key>${KEY_NAMES}))(?![A-Za-z0-9])(?:["'\`]\\]?)?[ \\t]{0,8}(?::=|=>|=|:|>)[ \\t]{0,8}(?<quote>["'\`]?)`,
  'giu',
);
/** A person says it: "my password is …", "the PIN for … is" is left alone, for digits alone may be anything. */
const SAID =
  /(?<![A-Za-z0-9])(?:pass(?:word|phrase|code)|api key|secret key|access token)(?: (?:for|to|of) [\w .'-]{1,40}?)? (?:is|was|to|are)(?: now)?:? (?<quote>["'`]?)/giu;
/** Connection strings in the manner of ODBC and ADO.NET: here even a weak password is one. */
const IN_CONNECTION =
  /(?<![A-Za-z0-9])(?:server|data source|host|driver|uid|user id|addr|address|database|initial catalog)\s{0,2}=[^;\n]{1,256};/giu;
/** How far behind it the password may stand, in UTF-16 units. */
const NEAR = 300;
const PASSWORD_FIELD = /(?:pass(?:word|wd|phrase|code)|pwd)$/iu;
const KEY_FIELD = new RegExp(`(?:${KEY_NAMES})$`, 'iu');
/** What is judged of a value, in UTF-16 units; the whole of it is taken out. */
const JUDGED = 512;
const LONGEST_PASSWORD = 128;

/** Values that are assigned to the name of a secret and look like one. */
export function assignedSecrets(text: string): Found[] {
  return [...assigned(text, ASSIGNMENT, rulesOf(text)), ...assigned(text, SAID, () => SPOKEN)];
}

/** Whether it is so much of a password that the same signs elsewhere are no chance. */
export function isTelling(value: string): boolean {
  return value.length >= 6 && value.length <= LONGEST_PASSWORD && isPasswordLike(value);
}

/** What a field of this name holds in this value, as an assignment of the one to the other would. Null: no secret. */
export function secretInField(name: string, value: string): string | null {
  if (PASSWORD_FIELD.test(name)) return PASSWORD.accepts(value) ? PASSWORD.kind : null;
  return KEY_FIELD.test(name) && KEY.accepts(value) ? KEY.kind : null;
}

interface Rule {
  readonly kind: string;
  readonly accepts: (value: string) => boolean;
}

const PASSWORD: Rule = {
  kind: 'password',
  accepts: isTelling,
};
const WEAK_PASSWORD: Rule = { kind: 'password', accepts: (value) => value.length >= 3 && !isReference(value) };
const KEY: Rule = {
  kind: 'secret',
  accepts: (value) => value.length >= 16 && !/\s/u.test(value) && isMixed(value) && !isId(value) && !isReference(value),
};
const SPOKEN: Rule = {
  kind: 'password',
  accepts: (value) => value.length >= 6 && /\d/u.test(value) && isPasswordLike(value) && !isId(value),
};

function rulesOf(text: string): (match: RegExpExecArray) => Rule {
  let next = 0;
  let connections: number[] | undefined;
  // Matches come in order, so each beginning of a connection string is passed once.
  return ({ groups, index }) => {
    if (groups?.['key'] !== undefined) return KEY;
    connections ??= [...text.matchAll(IN_CONNECTION)].map((found) => found.index + found[0].length);
    while ((connections[next + 1] ?? Infinity) <= index) next += 1;
    const nearest = connections[next] ?? Infinity;
    return nearest <= index && index - nearest <= NEAR ? WEAK_PASSWORD : PASSWORD;
  };
}

function assigned(text: string, pattern: RegExp, ruleOf: (match: RegExpExecArray) => Rule): Found[] {
  const found: Found[] = [];
  const search = new RegExp(pattern);
  for (let match = search.exec(text); match; match = search.exec(text)) {
    const start = match.index + match[0].length;
    const value = valueAt(text, start, match.groups?.['quote'] ?? '');
    const rule = ruleOf(match);
    if (value === '' || !rule.accepts(value)) continue;
    const end = value.length < JUDGED ? start + value.length : endOfRun(text, start + value.length);
    found.push({ start, end, kind: rule.kind });
    search.lastIndex = end;
  }
  return found;
}

/** Up to the quotation mark that closes it; without one, up to white space or what ends a value. */
function valueAt(text: string, start: number, quote: string): string {
  const rest = text.slice(start, start + JUDGED);
  if (quote === '') return (/^[^\s"'`;,&<>()[\]{}|\\]*/u.exec(rest)?.[0] ?? '').replace(/[.,:!?]{1,8}$/u, '');
  const end = rest.indexOf(quote);
  if (end >= 0) return rest.slice(0, end).includes('\n') ? '' : rest.slice(0, end);
  return rest.length < JUDGED || /\s/u.test(rest) ? '' : rest;
}

/** Never between the two halves of one sign: what is left would be no text that can be stored. */
function endOfRun(text: string, from: number): number {
  const run = /[\w+/=.~%-]*/uy;
  const start = (text.codePointAt(from - 1) ?? 0) > 0xffff ? from + 1 : from;
  run.lastIndex = start;
  return start + (run.exec(text)?.[0].length ?? 0);
}

/** Chosen so that nobody guesses it: letters with digits or signs among them, and no name, code or stand-in. */
function isPasswordLike(value: string): boolean {
  if (isReference(value) || value.trim() !== value || /\s/u.test(value)) return false;
  const classes = [/[a-z]/u, /[A-Z]/u, /\d/u, /[^A-Za-z0-9\s]/u].filter((one) => one.test(value)).length;
  return classes >= 3 || (classes === 2 && /\d/u.test(value) && /[A-Za-z]/u.test(value) && value.length >= 7);
}

/** Names of lower case in a row, as a place has them. */
const PATH = /^\/?(?:[a-z0-9._-]{1,24}\/){2,}[a-z0-9._-]{0,24}$/u;

/** Code that names where the secret is kept, or what stands for one. */
function isReference(value: string): boolean {
  return (
    isStandIn(value) ||
    PATH.test(value) ||
    /^(?:process\.env|os\.|env[.[(]|System\.|config[.[(]|settings[.[(]|self\.|this\.|req(?:uest)?\.|secrets[.[(]|vault:|arn:|https?:|file:|\/|\.\/|@)/u.test(
      value,
    ) ||
    /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+$/u.test(value)
  );
}
