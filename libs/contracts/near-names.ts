const SHORTEST = 4;
/** Nothing of ours is nearly as long. */
const LONGEST = 40;

/** Whose a record is, by the names that other systems give it. Without their signs and in small letters. */
const SCOPE_NAMES = new Map(
  Object.entries({
    userid: 'user_id',
    user: 'user_id',
    enduserid: 'user_id',
    agentid: 'agent',
    agentname: 'agent',
    projectid: 'project',
    sessionid: 'session_id',
    session: 'session_id',
  }),
);
const TENANT_NAMES = new Set(['tenantid', 'tenant']);

/**
 * What is wrong with a name that looks as if it said whose a record is, and would be kept as a field like any other.
 * Null for any other name.
 */
export function scopeLookAlike(name: string): string | null {
  if (name.length > LONGEST) return null;
  const bare = bareOf(name);
  if (TENANT_NAMES.has(bare)) return 'is not taken from a record: the key decides the tenant';
  const right = SCOPE_NAMES.get(bare);
  return right === undefined || right === name
    ? null
    : `is not a field that says whose a record is; the name is ${right}`;
}

/** The known name that is meant by an unknown one: the same letters, or one slip away. */
export function nearName(name: string, known: KnownNames): string | null {
  if (name.length > LONGEST || known.names.has(name)) return null;
  const bare = bareOf(name);
  const same = known.byBare.get(bare);
  // Of a short word another word is one letter away.
  if (same !== undefined || bare.length < SHORTEST) return same ?? null;
  for (const [other, candidate] of known.byBare) {
    if (other.length >= SHORTEST && isOneSlip(bare, other)) return candidate;
  }
  return null;
}

/** Names that unknown ones are compared with. */
export interface KnownNames {
  readonly names: ReadonlySet<string>;
  readonly byBare: ReadonlyMap<string, string>;
}

export function knownNames(names: Iterable<string>): KnownNames {
  const all = new Set(names);
  return { names: all, byBare: new Map([...all].map((name) => [bareOf(name), name])) };
}

function bareOf(name: string): string {
  return name.toLowerCase().replaceAll(/[_\-\s.]/g, '');
}

/** One letter more, less or another, or two neighbours exchanged. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [x, y] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  // Another letter in a short word makes another word: rule, role.
  if (x.length <= 1 && y.length <= 1) return x.length !== y.length || a.length > 5;
  return x.length === 2 && y.length === 2 && x[0] === y[1] && x[1] === y[0];
}
