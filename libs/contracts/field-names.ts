const SHORTEST = 4;
/** No known name is nearly as long. */
const LONGEST = 40;

/** Names that other systems use for the owner of a record, in lower case and without separators. */
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
 * The error message for a name that looks like the owner of a record but would be stored as an ordinary field. Null
 * for any other name.
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

/** The known name that is probably meant: the same letters, or one typo away. */
export function nearName(name: string, known: KnownNames): string | null {
  if (name.length > LONGEST || known.names.has(name)) return null;
  const bare = bareOf(name);
  const same = known.byBare.get(bare);
  // Short words are too often one letter away from another word.
  if (same !== undefined || bare.length < SHORTEST) return same ?? null;
  for (const [other, candidate] of known.byBare) {
    if (other.length >= SHORTEST && isOneSlip(bare, other)) return candidate;
  }
  return null;
}

/** Our fields, with the names that other systems use for them, in lower case and without separators. One name may be in several lists. */
const OTHER_NAMES = Object.entries({
  occurred_at: 'at time date datetime timestamp createdat eventtime referencetime',
  content: 'text body memory value message fact',
  user_message: 'content text body message input prompt query utterance',
  query: 'q question search text prompt input',
  limit: 'k topk n size count top maxresults numresults pagesize perpage',
  cursor: 'page offset after nextcursor pagetoken',
  session_id: 'session thread threadid conversation conversationid chatid runid',
  agent: 'agentid agentname assistant assistantid',
  tags: 'tag label labels category categories',
  min_score: 'threshold scorethreshold similaritythreshold minrelevance',
  token_budget: 'tokens maxtokens tokenlimit budget',
  user_id: 'user userid enduserid',
  project: 'projectid namespace collection',
}).map(([ours, theirs]) => ({ ours, theirs: new Set(theirs.split(' ')) }));

/** The known name for what other systems call so: `limit` for `top_k`. */
export function translatedName(name: string, { names }: KnownNames): string | null {
  if (name.length > LONGEST) return null;
  const bare = bareOf(name);
  return OTHER_NAMES.find(({ ours, theirs }) => names.has(ours) && theirs.has(bare))?.ours ?? null;
}

/** Known names to compare unknown ones with. */
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

/** Whether the names differ by one added, missing or different letter, or by two swapped neighbours. */
function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [x, y] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  // A different letter in a short word makes a different word: rule, role.
  if (x.length <= 1 && y.length <= 1) return x.length !== y.length || a.length > 5;
  return x.length === 2 && y.length === 2 && x[0] === y[1] && x[1] === y[0];
}
