import { isId, isMixed, isStandIn } from './looks-random.js';

/** Position of a secret in a text, in UTF-16 units, and its kind. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly kind: string;
}

/** In English, German, French and Spanish. */
const WORDS = 'pass(?:word|wort|phrase|code)|kennwort|mots?[ _-]?de[ _-]?passe|contrase(?:ñ|n\u0303?)a';
/** A "pass" after another word is no password: "boarding pass: …", "mountain pass: …". */
const PASSWORD_NAMES = `${WORDS}|passwd|pwd|(?<![A-Za-z]|[A-Za-z] )pass`;
const KEY_NAMES =
  'secret|api[_-]?key|api[_-]?token|access[_-]?key|secret[_-]?key|private[_-]?key|encryption[_-]?key|signing[_-]?key|account[_-]?key|client[_-]?secret|auth[_-]?token|access[_-]?token|refresh[_-]?token|session[_-]?token|bearer[_-]?token|token|webhook[_-]?secret|credentials?';

/**
 * `name = value`, `name: value`, `"name": "value"`, `name => value`, `--name value`. A name may have a prefix (`DB_PASSWORD`,
 * `spring.datasource.password`, `myApiKey`) and ends right before the sign.
 */
const ASSIGNMENT = new RegExp(
  `(?:(?<password>${PASSWORD_NAMES})|(?<key>${KEY_NAMES}))(?![A-Za-z0-9])(?:["'\`]\\]?)?[ \\t\u00a0\u202f]{0,8}(?::=|=>|=|:|>)[ \\t\u00a0\u202f]{0,8}(?<quote>["'\`]?)`,
  'giu',
);
/** Natural language: "my password is …". "The PIN for … is" is ignored, because digits alone may be anything. */
const SAID = new RegExp(
  `(?<![A-Za-z0-9])(?:${WORDS}|api key|secret key|access token)(?: (?:for|to|of|für|zu|von|vom|pour|du|de|del|para) [\\p{L}\\p{N}_ .'-]{1,40}?)? (?:is|was|to|are|ist|war|lautet|est|était|es|era)(?: now| jetzt| maintenant| ahora)?:? (?<quote>["'\`]?)`,
  'giu',
);
/** Connection strings as in ODBC and ADO.NET, where even a weak password counts. */
const IN_CONNECTION =
  /(?<![A-Za-z0-9])(?:server|data source|host|driver|uid|user id|addr|address|database|initial catalog)\s{0,2}=[^;\n]{1,256};/giu;
/** Maximum distance of the password after it, in UTF-16 units. */
const NEAR = 300;
const PASSWORD_FIELD = new RegExp(`(?:${WORDS}|passwd|pwd)$`, 'iu');
/** An assigned value without quotation marks. An & ends it before the next pair of a query, and where a shell reads it. */
const ASSIGNED_VALUE = /^(?:[^\s"'`;,&<>()[\]{}|\\]|&(?![&\s]|$|[\w.%-]{1,64}=))*/u;
/** A value within a sentence: all up to white space, a quotation mark or a tag. */
const SAID_VALUE = /^(?:[^\s"`\\'<]|'(?=[A-Za-z0-9])|<(?![/!A-Za-z]))*/u;
/** What ends a sentence or a bracket around it. */
const AFTER_VALUE = /[.,:;!?)\]}>]{1,8}$/u;
const KEY_FIELD = new RegExp(`(?:${KEY_NAMES})$`, 'iu');
/** Number of UTF-16 units of a value that are judged. The whole value is removed. */
const JUDGED = 512;
const LONGEST_PASSWORD = 128;

/** Values assigned to the name of a secret that look like one. */
export function assignedSecrets(text: string): Found[] {
  return [
    ...assigned(text, ASSIGNMENT, ASSIGNED_VALUE, rulesOf(text)),
    ...assigned(text, SAID, SAID_VALUE, () => SPOKEN),
  ];
}

/** Whether a value is strong enough that an occurrence elsewhere is no coincidence. */
function isTelling(value: string): boolean {
  return value.length >= 6 && value.length <= LONGEST_PASSWORD && isPasswordLike(value);
}

/** The kind of secret in a field with this name and value, as in an assignment. Null if it is none. */
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
  // Matches come in order, so each connection string is visited once.
  return ({ groups, index }) => {
    if (groups?.['key'] !== undefined) return KEY;
    connections ??= [...text.matchAll(IN_CONNECTION)].map((found) => found.index + found[0].length);
    while ((connections[next + 1] ?? Infinity) <= index) next += 1;
    const nearest = connections[next] ?? Infinity;
    return nearest <= index && index - nearest <= NEAR ? WEAK_PASSWORD : PASSWORD;
  };
}

function assigned(text: string, pattern: RegExp, bare: RegExp, ruleOf: (match: RegExpExecArray) => Rule): Found[] {
  const found: Found[] = [];
  const search = new RegExp(pattern);
  for (let match = search.exec(text); match; match = search.exec(text)) {
    const start = match.index + match[0].length;
    const value = valueAt(text, start, match.groups?.['quote'] ?? '', bare);
    const rule = ruleOf(match);
    if (value === '' || !rule.accepts(value)) continue;
    const end = value.length < JUDGED ? start + value.length : endOfRun(text, start + value.length);
    found.push({ start, end, kind: rule.kind });
    search.lastIndex = end;
  }
  return found;
}

/** The value up to the closing quotation mark, or else as far as `bare` reads. */
function valueAt(text: string, start: number, quote: string, bare: RegExp): string {
  const rest = text.slice(start, start + JUDGED);
  const toEnd = () => (bare.exec(rest)?.[0] ?? '').replace(AFTER_VALUE, '');
  if (quote === '') return toEnd();
  const end = rest.indexOf(quote);
  if (end >= 0 && !rest.slice(0, end).includes('\n')) return rest.slice(0, end);
  if (rest.length === JUDGED && !/\s/u.test(rest)) return rest;
  // Without a closing one, or the mark ends something else: `"password=" + name`.
  return /^[\p{L}\p{N}]/u.test(rest) ? toEnd() : '';
}

/** Never between the halves of a surrogate pair, because the rest could not be stored. */
function endOfRun(text: string, from: number): number {
  const run = /[\w+/=.~%-]*/uy;
  const start = (text.codePointAt(from - 1) ?? 0) > 0xffff ? from + 1 : from;
  run.lastIndex = start;
  return start + (run.exec(text)?.[0].length ?? 0);
}

/** Hard to guess: letters mixed with digits or signs, and no name, code or placeholder. */
function isPasswordLike(value: string): boolean {
  if (isReference(value) || value.trim() !== value || /\s/u.test(value)) return false;
  const classes = [/[a-z]/u, /[A-Z]/u, /\d/u, /[^A-Za-z0-9\s]/u].filter((one) => one.test(value)).length;
  return classes >= 3 || (classes === 2 && /\d/u.test(value) && /[A-Za-z]/u.test(value) && value.length >= 7);
}

/** A path of lower-case names. */
const PATH = /^\/?(?:[a-z0-9._-]{1,24}\/){2,}[a-z0-9._-]{0,24}$/u;

/** Code that refers to a secret, or a placeholder. */
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

/** Maximum number, because each costs a search in every later text. The newest are kept. */
const MOST = 20;

/**
 * The passwords of one request, found by their introduction: "my password is …". A reply may repeat them without context. They exist
 * only during the request, so nothing stored reveals whether a text contains one.
 */
export class Heard {
  /** Kind by value. */
  private readonly kinds = new Map<string, string>();

  /** Secrets with a format of their own are found anywhere anyway. A weak password may be an ordinary word. */
  note(value: string, kind: string): void {
    if (!isTelling(value)) return;
    this.kinds.delete(value);
    this.kinds.set(value, kind);
    const [oldest] = this.kinds.keys();
    if (this.kinds.size > MOST && oldest !== undefined) this.kinds.delete(oldest);
  }

  /** Occurrences as whole words. */
  repeatedIn(text: string): Found[] {
    const found: Found[] = [];
    for (const [value, kind] of this.kinds) {
      for (let start = text.indexOf(value); start >= 0; start = text.indexOf(value, start + value.length)) {
        const end = start + value.length;
        if (!isPartOfWord(text[start - 1], value[0]) && !isPartOfWord(text[end], value.at(-1)))
          found.push({ start, end, kind });
      }
    }
    return found;
  }
}

function isPartOfWord(beside: string | undefined, sign: string | undefined): boolean {
  return /[A-Za-z0-9]/u.test(beside ?? '') && /[A-Za-z0-9]/u.test(sign ?? '');
}
