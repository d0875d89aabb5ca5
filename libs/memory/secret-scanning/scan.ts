import { secretInField } from './assignments.js';
import { redactSecrets } from './find-secrets.js';
import { readAs } from './read-as.js';

/** Where something was found, and what: never the secret itself. */
export interface SecretFound {
  /** A path such as `metadata.db.url` or `tags[2]`. */
  readonly field: string;
  readonly kind: string;
  readonly count: number;
}

export interface Scanned<T> {
  /** The same with every secret replaced by its kind; the very object that was given where there was none. */
  readonly cleaned: T;
  readonly found: readonly SecretFound[];
}

/** A path is shown, so it is short. */
const LONGEST_PATH = 200;

/**
 * Looks through every text of an object, names of keys included, but for the fields of the top level that `names`
 * lists: ids and labels, which would name something else if they were changed.
 */
export function scanForSecrets<T extends object>(input: T, names: ReadonlySet<string>): Scanned<T> {
  const counts = new Map<string, SecretFound>();
  const note = (field: string, kind: string) => {
    const path = field.length > LONGEST_PATH ? `${field.slice(0, LONGEST_PATH).toWellFormed()}…` : field;
    const key = `${path}\n${kind}`;
    counts.set(key, { field: path, kind, count: (counts.get(key)?.count ?? 0) + 1 });
  };
  const clean = (value: unknown, path: string, name: string): unknown => {
    if (typeof value === 'string') return cleanText(value, path, name, note);
    if (Array.isArray(value)) return value.map((item, index) => clean(item, `${path}[${index}]`, name));
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        const { text: shown, kinds } = redactSecrets(key);
        for (const kind of kinds) note(path, kind);
        return [shown, clean(inner, `${path}.${shown}`, key)];
      }),
    );
  };
  const entries = Object.entries(input).map(([name, value]) => [
    name,
    names.has(name) ? value : clean(value, name, name),
  ]);
  if (counts.size === 0) return { cleaned: input, found: [] };
  return { cleaned: Object.fromEntries(entries) as T, found: [...counts.values()] };
}

function cleanText(text: string, path: string, name: string, note: (path: string, kind: string) => void): string {
  const redacted = redactSecrets(text);
  if (redacted.kinds.length > 0) {
    for (const kind of redacted.kinds) note(path, kind);
    return redacted.text;
  }
  const kind = secretInField(readAs(name)?.text ?? name, readAs(text)?.text ?? text);
  if (kind === null) return text;
  note(path, kind);
  return `[redacted: ${kind}]`;
}
