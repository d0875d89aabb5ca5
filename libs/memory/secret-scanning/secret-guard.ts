import { Injectable } from '@nestjs/common';
import { safetySettings, type SecretPolicy } from '@contracts/trust/safety.settings.js';
import { RecollectError } from '@kernel/errors.js';
import { Settings, type SettingsOwner } from '@memory/settings/settings.js';
import type { Tx } from '@platform/database/database.js';
import { Heard, secretInField } from './assignments.js';
import { readAs, redactSecrets } from './find-secrets.js';

/** Location and kind of a finding; never the secret itself. */
export interface SecretFound {
  /** A path such as `metadata.db.url` or `tags[2]`. */
  readonly field: string;
  readonly kind: string;
  readonly count: number;
}

interface Scanned<T> {
  /** The input with every secret replaced by its kind; the same object if there was none. */
  readonly cleaned: T;
  readonly found: readonly SecretFound[];
}

/** Maximum length of a path in a response. */
const LONGEST_PATH = 200;

/**
 * Scans every text of an object, including keys, except the top-level fields in `names`: a changed id or label would refer to
 * something else.
 * @param heard passwords of the same request, which are found again; those of this object are added
 */
export function scanForSecrets<T extends object>(
  input: T,
  names: ReadonlySet<string>,
  heard: Heard = new Heard(),
): Scanned<T> {
  const counts = new Map<string, SecretFound>();
  const note = (field: string, kind: string) => {
    const path = field.length > LONGEST_PATH ? `${field.slice(0, LONGEST_PATH).toWellFormed()}…` : field;
    const key = `${path}\n${kind}`;
    counts.set(key, { field: path, kind, count: (counts.get(key)?.count ?? 0) + 1 });
  };
  const clean = (value: unknown, path: string, name: string): unknown => {
    if (typeof value === 'string') return cleanText(value, { path, name, note, heard });
    if (Array.isArray(value)) return value.map((item, index) => clean(item, `${path}[${index}]`, name));
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    const taken = new Set(Object.keys(value));
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        const { text, kinds } = redactSecrets(key, heard);
        const shown = kinds.length > 0 ? freeName(text, taken) : key;
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

/** A name that is not taken yet, so that two secrets of one kind that are keys keep both of their values. */
function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} (${number})`;
  taken.add(free);
  return free;
}

interface Place {
  readonly path: string;
  /** Name of the field. */
  readonly name: string;
  readonly note: (path: string, kind: string) => void;
  readonly heard: Heard;
}

function cleanText(text: string, { path, name, note, heard }: Place): string {
  const redacted = redactSecrets(text, heard);
  if (redacted.kinds.length > 0) {
    for (const kind of redacted.kinds) note(path, kind);
    return redacted.text;
  }
  const value = readAs(text)?.text ?? text;
  const kind = secretInField(readAs(name)?.text ?? name, value);
  if (kind === null) return text;
  heard.note(value, kind);
  note(path, kind);
  return `[redacted: ${kind}]`;
}

/** Applies the secrets policy of tenant and user. */
@Injectable()
export class SecretGuard {
  constructor(private readonly settings: Settings) {}

  /**
   * Whether findings are redacted or stored. Without findings no statement runs.
   * @throws RecollectError secret_detected if the policy is to reject
   */
  async decide(tx: Tx, owner: SettingsOwner, found: readonly SecretFound[]): Promise<'redact' | 'off'> {
    if (found.length === 0) return 'redact';
    const policy = await this.policyIn(tx, owner);
    if (policy === 'reject') throw refusal(found);
    return policy;
  }

  /** Applies the policy to an object before it is stored. @throws RecollectError secret_detected */
  async guard<T extends object>(
    tx: Tx,
    owner: SettingsOwner,
    input: T,
    names: ReadonlySet<string>,
  ): Promise<Scanned<T>> {
    const scanned = scanForSecrets(input, names);
    const decision = await this.decide(tx, owner, scanned.found);
    return decision === 'redact' ? scanned : { cleaned: input, found: [] };
  }

  private async policyIn(tx: Tx, { tenantId, userId }: SettingsOwner): Promise<SecretPolicy> {
    const { tenant, user } = await this.settings.read(tx, { tenantId, userId }, safetySettings);
    return user?.value.secrets ?? tenant?.value.secrets ?? 'redact';
  }
}

function refusal(found: readonly SecretFound[]): RecollectError {
  const errors = found.map(({ field, kind }) => ({ field, message: `holds a secret: ${kind}` }));
  const [first] = errors;
  return new RecollectError('secret_detected', `${first?.field}: ${first?.message}`, errors);
}
