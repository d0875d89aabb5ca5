/** Entropy in bits per character: 0 for one repeated character, at most 6 for base64. */
function entropyOf(text: string): number {
  const counts = new Map<string, number>();
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

/** Random hexadecimal digits reach 3.3 to 3.9 bits from 16 characters on. Words and ascending digits stay below, or contain no digit. */
const RANDOM_BITS = 3.1;

/** Only the beginning of a long text is judged. */
const JUDGED = 256;

/** Letters and digits with a random distribution. */
export function isMixed(text: string): boolean {
  return /\d/u.test(text) && /[A-Za-z]/u.test(text) && entropyOf(text.slice(0, JUDGED)) >= RANDOM_BITS;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;
/** `prefix_` and 26 characters of base32: an id of this or another service. */
const TYPE_ID = /^(?:[a-z][a-z_]{0,62}_)?[0-7][0-9a-hjkmnp-tv-z]{25}$/u;

/** An id, which grants no access. */
export function isId(text: string): boolean {
  return UUID.test(text) || TYPE_ID.test(text);
}

/** Placeholders for secrets in documentation and templates. */
const STAND_IN =
  /^(?:[x*.•#_-]+|<.*|\{.*|\$.*|%.*|\[.*|.*\.\.\.|…|null|none|nil|undefined|true|false|test|pass|passwd|pwd|password|passphrase|secret|token|string|required|optional|empty|hidden|masked|redacted|changeme|change[_-]?me|change[_-]?it|todo|tbd|foo|bar|baz|foobar|hunter2|user|username|admin|root|guest|default|value|key)$/iu;
const STAND_IN_PART =
  /(?:your|my|insert|enter|replace|dummy|sample|fake|change)[_\s-]?(?:own|api|secret|pass|token|key|access|here|this)|your[_-]|change[_-]?me|example|placeholder|redacted|x{6}|\*{3}|<[a-z]|\$\{|\{\{/iu;

export function isStandIn(text: string): boolean {
  return STAND_IN.test(text) || STAND_IN_PART.test(text);
}

/** `user:password` in base64, both printable (RFC 7617). */
export function isBasicCredential(text: string): boolean {
  const decoded = Buffer.from(text, 'base64').toString('latin1');
  return /^[\x21-\x39\x3b-\x7e]{1,256}:[\x20-\x7e]{1,512}$/u.test(decoded) && reencodes(text, decoded);
}

/** Its first part is the id of the bot's account, digits in base64. */
export function isDiscordToken(text: string): boolean {
  const [id = ''] = text.split('.', 1);
  return /^\d{17,20}$/u.test(Buffer.from(id, 'base64url').toString('latin1'));
}

/** Its first part is a JSON object that names an algorithm (RFC 7515, section 4.1.1). */
export function isJwt(text: string): boolean {
  const [header = ''] = text.split('.', 1);
  const json = Buffer.from(header, 'base64url').toString('latin1');
  return json.startsWith('{') && /"alg"\s{0,4}:/u.test(json);
}

function reencodes(text: string, decoded: string): boolean {
  return Buffer.from(decoded, 'latin1').toString('base64').replaceAll('=', '') === text.replaceAll('=', '');
}
