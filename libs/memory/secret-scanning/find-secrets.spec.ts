import { busyMs } from '@test/support/busy.js';
import { createHash, generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { findSecrets, redactSecrets } from './find-secrets.js';
import { Heard } from './assignments.js';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
let seed = 7;
/** Random characters, the same in every run. None of these was ever a real secret. */
function some(length: number, alphabet: string = BASE62): string {
  let text = '';
  while (text.length < length) {
    const bytes = createHash('sha256')
      .update(`made up ${(seed += 1)}`)
      .digest();
    for (const byte of bytes) text += alphabet[byte % alphabet.length];
  }
  return text.slice(0, length);
}
const hex = (length: number) => some(length, '0123456789abcdef');
const base32 = (length: number) => some(length, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567');
const url64 = (length: number) => some(length, `${BASE62}-_`);
const b64 = (text: string) => Buffer.from(text).toString('base64');
const b64url = (text: string) => Buffer.from(text).toString('base64url');
const jwt = () =>
  `${b64url('{"alg":"HS256","typ":"JWT"}')}.${b64url('{"sub":"1234567890","name":"Ada"}')}.${url64(43)}`;
const pem = generateKeyPairSync('ec', { namedCurve: 'P-256', privateKeyEncoding: { type: 'pkcs8', format: 'pem' }, publicKeyEncoding: { type: 'spki', format: 'pem' } }); // prettier-ignore
const openssh = `-----BEGIN OPENSSH PRIVATE KEY-----\n${b64(some(96))}\n${b64(some(30))}\n-----END OPENSSH PRIVATE KEY-----`;
const pgp = `-----BEGIN PGP PRIVATE KEY BLOCK-----\nVersion: GnuPG v2.0.22 (GNU/Linux)\n\n${b64(some(200))}\n=ab3D\n-----END PGP PRIVATE KEY BLOCK-----`;

/** Kind, a text, and the part that must be removed. */
const REAL: readonly (readonly [string, string, string?])[] = [
  ['aws access key', `AKIA${base32(16)}`],
  ['aws access key', `export AWS_ACCESS_KEY_ID=ASIA${base32(16)}`, 'ASIA'],
  ['aws secret key', `aws_secret_access_key = ${some(40, `${BASE62}/+`)}`],
  ['aws secret key', `"SecretAccessKey": "${some(38)}/+"`],
  ['google api key', `AIza${url64(34)}a`],
  ['google oauth token', `ya29.${url64(120)}`],
  ['google client secret', `GOCSPX-${some(28)}`],
  ['google refresh token', `1//0${url64(60)}`],
  ['private key', JSON.stringify({ type: 'service_account', private_key: pem.privateKey })],
  ['azure storage key', `DefaultEndpointsProtocol=https;AccountName=a;AccountKey=${some(86)}==;EndpointSuffix=core.windows.net`],
  ['azure storage key', `Endpoint=sb://a.servicebus.windows.net/;SharedAccessKeyName=Root;SharedAccessKey=${some(43)}=`],
  ['azure client secret', `${some(3)}8Q~${some(34)}`],
  ['azure shared access signature', `https://a.blob.core.windows.net/c?sv=2022-11-02&sig=${some(43)}%3D&se=2030`],
  ['github token', `ghp_${some(36)}`],
  ['github token', `git clone https://x-access-token:gho_${some(36)}@github.com/a/b`],
  ['github token', `ghs_${some(36)}`],
  ['github token', `github_pat_${some(22)}_${some(59)}`],
  ['gitlab token', `glpat-${url64(20)}`],
  ['gitlab token', `glrt-${url64(20)}`],
  ['slack token', `xoxb-${some(12, '0123456789')}-${some(13, '0123456789')}-${some(24)}`],
  ['slack token', `xapp-1-A0${base32(9)}-${some(13, '0123456789')}-${hex(64)}`],
  ['slack webhook', `https://hooks.slack.com/services/T${base32(8)}/B${base32(8)}/${some(24)}`],
  ['stripe key', `sk_live_${some(24)}`],
  ['stripe key', `rk_live_${some(99)}`],
  ['stripe webhook secret', `whsec_${some(32)}`],
  ['openai key', `sk-${some(20)}T3BlbkFJ${some(20)}`],
  ['openai key', `sk-proj-${url64(74)}T3BlbkFJ${url64(74)}`],
  ['openai key', `sk-svcacct-${url64(58)}`],
  ['anthropic key', `sk-ant-api03-${url64(93)}AA`],
  ['sendgrid key', `SG.${url64(22)}.${url64(43)}`],
  ['twilio key', `SK${hex(32)}`],
  ['mailgun key', `key-${hex(32)}`],
  ['mailchimp key', `${hex(32)}-us21`],
  ['npm token', `//registry.npmjs.org/:_authToken=npm_${some(36)}`],
  ['pypi token', `pypi-AgEIcHlwaS5vcmc${url64(140)}`],
  ['rubygems key', `rubygems_${hex(48)}`],
  ['docker token', `dckr_pat_${url64(27)}`],
  ['hugging face token', `hf_${some(34, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')}`],
  ['replicate token', `r8_${some(37)}`],
  ['groq key', `gsk_${some(52)}`],
  ['xai key', `xai-${some(80)}`],
  ['perplexity key', `pplx-${some(48)}`],
  ['telegram bot token', `110201543:AA${url64(32)}a`],
  ['discord token', `M${b64url('123456789012345678').slice(1)}.${url64(6)}.${url64(37)}a`],
  ['discord webhook', `https://discord.com/api/webhooks/1234567890123456789/${url64(68)}`],
  ['shopify token', `shpat_${hex(32)}`],
  ['square token', `sq0atp-${url64(22)}`],
  ['digitalocean token', `dop_v1_${hex(64)}`],
  ['databricks token', `dapi${hex(32)}`],
  ['vault token', `hvs.${url64(90)}`],
  ['terraform token', `${some(14)}.atlasv1.${url64(67)}`],
  ['linear key', `lin_api_${some(40)}`],
  ['notion token', `ntn_${some(46)}1`],
  ['postman key', `PMAK-${hex(24)}-${hex(34)}`],
  ['new relic key', `NRAK-${base32(27)}`],
  ['grafana token', `glsa_${some(32)}_${hex(8)}`],
  ['atlassian token', `ATATT3${url64(186)}`],
  ['figma token', `figd_${url64(43)}`],
  ['supabase token', `sbp_${hex(40)}`],
  ['planetscale token', `pscale_tkn_${url64(43)}`],
  ['sentry token', `sntrys_${some(120)}`],
  ['airtable token', `pat${some(14)}.${hex(64)}`],
  ['age key', `AGE-SECRET-KEY-1${base32(58)}`],
  ['recollect key', `rk_${some(12, '0123456789abcdefghijklmnopqrstuvwxyz')}_${some(49)}`],
  ['recollect token', `ut_${b64url('{"v":1,"t":"0198c0de","k":"abc","u":"ada"}')}.${url64(43)}`],
  ['json web token', `session ${jwt()} ended`],
  ['bearer token', `Authorization: Bearer ${url64(40)}1a`],
  ['json web token', `curl -H "Authorization: Bearer ${jwt()}"`],
  ['basic credentials', `Authorization: Basic ${b64('ada:correct horse')}`],
  ['private key', pem.privateKey],
  ['private key', openssh],
  ['private key', pgp],
  ['private key', `-----BEGIN RSA PRIVATE KEY-----\n${b64(some(48))}\n${b64(some(48))}`],
  ['connection string password', 'postgres://ada:s3cr3t@db.internal:5432/app', 's3cr3t'],
  ['connection string password', 'postgresql+asyncpg://ada:lovelace@localhost/app', 'lovelace'],
  ['connection string password', 'mysql://root:toor@10.0.0.1/app', 'toor'],
  ['connection string password', 'mongodb+srv://ada:p%40ss@cluster0.abc.mongodb.net/?retryWrites=true', 'p%40ss'],
  ['connection string password', 'redis://:opensesame@cache:6379/0', 'opensesame'],
  ['connection string password', 'amqps://ada:rabbit@mq.internal', 'rabbit'],
  ['connection string password', 'https://ada:letmein@example.org/x', 'letmein'],
  ['connection string password', 'postgres://ada:a@b@db/app', 'a@b'],
  ['password', 'jdbc:postgresql://db/app?user=ada&password=Sup3rs3cret', 'Sup3rs3cret'],
  ['password', 'Server=tcp:a.database.windows.net;Database=d;Uid=ada;Pwd=hunter;', 'Pwd=hunter'],
  ['password', 'Data Source=db;User ID=ada;Password=abcdef;', 'abcdef'],
  ['password', 'DB_PASSWORD=V3ry-Secret!', 'V3ry-Secret!'],
  ['password', 'spring.datasource.password: tr0ub4dor', 'tr0ub4dor'],
  ['password', '{"user": "ada", "password": "Tr0ub4dor&3"}', 'Tr0ub4dor&3'],
  ['password', "const passwd = 'c0rrect-Horse'", 'c0rrect-Horse'],
  ['password', '<password>Qwerty12345</password>', 'Qwerty12345'],
  ['password', 'login: ada, pass: Tr0ub4dor&3', 'Tr0ub4dor&3'],
  ['password', 'My password is Tr0ub4dor&3, do not tell', 'Tr0ub4dor&3'],
  ['password', 'the password for the router is fritz7box', 'fritz7box'],
  ['secret', `api_key = "${hex(32)}"`],
  ['secret', `X-Api-Key: ${some(32)}`],
  ['secret', `client_secret=${some(40)}`],
  ['secret', `aws_session_token = ${some(700)}`],
  ['secret', `OPENAI_API_KEY: '${url64(44)}9a'`],
]; // prettier-ignore

const ALIKE: readonly (readonly [string, string])[] = [
  ['a git hash', `commit ${createHash('sha1').update('a').digest('hex')}`],
  ['a SHA-256', `sha256:${createHash('sha256').update('a').digest('hex')}`],
  ['an integrity hash', `"integrity": "sha512-${createHash('sha512').update('a').digest('base64')}"`],
  ['a UUID', '550e8400-e29b-41d4-a716-446655440000'],
  ['a UUID under the name of a token', 'token: 550e8400-e29b-41d4-a716-446655440000'],
  ['a TypeID', 'lesson_01h455vb4pex5vsknk084sn02q'],
  ['a TypeID under the name of a token', 'token=checkpoint_01h455vb4pex5vsknk084sn02q'],
  ['a picture', `data:image/png;base64,${some(3_000, `${BASE62}+/`)}AKIA${base32(16)}/${some(600)}`],
  ['an ISBN', 'ISBN 978-3-16-148410-0'],
  ['an order number', 'order 1029384756, invoice INV-2026-000123'],
  ['a phone number', 'call +49 30 901820'],
  ['a card of a library', 'Member no. 00412-A-7731'],
  ['talk about a password', 'She asked for a password reset on Friday.'],
  ['a password policy', 'Password: required, at least 12 characters'],
  ['a password that is a word for it', 'password: string'],
  ['stars', 'password: ********'],
  ['a reset link', 'password = reset'],
  ['a variable', 'password=$DB_PASSWORD'],
  ['a template', 'password: ${DB_PASSWORD}'],
  ['another template', 'password: {{ vault.db_password }}'],
  ['code that reads it', 'password = process.env.DB_PASSWORD'],
  ['code that asks for it', "password = input('Password: ')"],
  ['code that joins it', '"?password="+dbPassword1'],
  ['code that compares it', 'if (user.password === hashOf(given)) return'],
  ['a type', 'password: Optional[str] = None'],
  ['the name of a package', 'sk-learn and sk-image are fine; pip install scikit-learn'],
  ['a placeholder of a key', 'api_key="YOUR_API_KEY"'],
  ['another placeholder', 'OPENAI_API_KEY=sk-your-key-here-0123456789-0123456789'],
  ['x for each sign', 'ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'],
  ['an example of AWS', 'AKIAIOSFODNN7EXAMPLE'],
  ['an example of a secret of AWS', 'aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'],
  ['a connection string without a password', 'postgres://ada@db.internal/app'],
  ['one with a stand-in', 'postgres://user:password@localhost/db'],
  ['one with a variable', 'postgres://ada:${PGPASSWORD}@db/app'],
  ['one with dots', 'postgres://ada:...@db/app'],
  ['an address', 'https://example.com:8080/@ada'],
  ['an ssh remote', 'git@github.com:recollect/recollect.git'],
  ['a time', 'the train at 12:30@platform 4'],
  ['a heading of a key', 'It begins with -----BEGIN PRIVATE KEY----- and ends with -----END PRIVATE KEY-----.'],
  ['a public key', pem.publicKey],
  ['an ssh public key', `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${some(43)} ada@laptop`],
  ['tokens that are counted', 'max_tokens=4096, token: 128000'],
  ['tokens of a text', 'token count: 4,096 tokens at 0.15 USD'],
  ['a word for a bearer', 'Bearer bonds and Basic training'],
  ['a bearer of documentation', 'Authorization: Bearer <token>'],
  ['a css class', 'key-value-pairs-are-nice-0123456789'],
  ['a model', 'claude-sonnet-4-5-20250929, gpt-4o-2024-08-06'],
  ['a package', 'npm_config_registry and npm_lifecycle_event'],
  ['a python file', 'hf_transfer, hf_hub_download(repo_id="a/b")'],
  ['a function', 'sk_live_mode_is_enabled()'],
  ['a compass', 'compass: N52E013x'],
  ['a bypass', 'bypass: Route66b'],
  ['a boarding pass', 'boarding pass: QX7-44P, seat 12A'],
  ['a mountain pass', 'Furka pass: Hm2431-km27'],
  ['a secret that is told', 'The secret: always add salt to the water.'],
  ['the name of a secret', 'secret: projects/p/secrets/db-password/versions/3'],
  ['a place', 'password: /run/secrets/db_password_1'],
  ['what was redacted', 'password: [redacted: password] and [redacted: github token]'],
  ['a JSON document', `{"id":"${hex(24)}","etag":"${hex(32)}","checksum":"${hex(64)}"}`],
  ['an image of docker', `registry.example.com/app@sha256:${hex(64)}`],
  ['an address of Ethereum', `0x${hex(40)}`],
  ['a trace', `traceparent: 00-${hex(32)}-${hex(16)}-01`],
  ['a PIN that is told', 'The password is the name of her dog'],
  ['talk about a password in French', "Le mot de passe est trop court : il faut l'allonger avant 2027."],
  ['talk about a password in Spanish', 'La contraseña es demasiado corta; cambiarla antes de 2027.'],
  ['a password that is missing in French', 'mot de passe : oublié'],
  ['talk about a password in German', 'Sie hat das Passwort für den Router geändert; das Kennwort ist abgelaufen.'],
]; // prettier-ignore

it.each(REAL.map(([kind, text, gone = '']) => [kind, text, gone] as const))('finds %s in %s', (kind, text, gone) => {
  const around = `Noted yesterday: ${text} (see above)`;
  const found = findSecrets(around);
  const { text: left, kinds } = redactSecrets(around);
  expect(kinds).toEqual([kind]);
  expect(left).toContain(`[redacted: ${kind}]`);
  for (const { start, end } of found) expect(left).not.toContain(around.slice(start, end));
  if (gone !== '') expect(left).not.toContain(gone);
  // A secret of one word is removed completely.
  const longest = text.split(/[\s"'=;@]/u).sort((a, b) => b.length - a.length)[0]!;
  if (gone === '' && found[0]!.end - found[0]!.start >= longest.length) expect(left).not.toContain(longest);
});

it.each([
  ['My password is Tr0ub4dor&3, do not tell', 'My password is [redacted: password], do not tell'],
  ['(my password is P@ss&w0rd;9)', '(my password is [redacted: password])'],
  ['my password is Tr0ub)4d,or[3!', 'my password is [redacted: password]!'],
  ['login: ada, pass: Tr0ub4dor&3', 'login: ada, pass: [redacted: password]'],
  ['{"said":"my password is Tr0ub4dor&3","at":"9"}', '{"said":"my password is [redacted: password]","at":"9"}'],
  ['<p>My password is Tr0ub<4dor</p>', '<p>My password is [redacted: password]</p>'],
  ['https://x.org/?password=Tr0ub4dor&user=ada', 'https://x.org/?password=[redacted: password]&user=ada'],
  ['run --password=Tr0ub4dor && echo', 'run --password=[redacted: password] && echo'],
  ['Mein Passwort ist Tr0ub4dor&3.', 'Mein Passwort ist [redacted: password].'],
  ['Das Kennwort für den Router lautet fritz7box', 'Das Kennwort für den Router lautet [redacted: password]'],
  ['Le mot de passe du wifi est Chat-2024x.', 'Le mot de passe du wifi est [redacted: password].'],
  ['mot de passe\u00a0: Chat-2024x', 'mot de passe\u00a0: [redacted: password]'],
  ['Mi contraseña de Netflix es Perro-123x.', 'Mi contraseña de Netflix es [redacted: password].'],
  ['contrasen\u0303a: Perro-123x', 'contrasen\u0303a: [redacted: password]'],
  ['DB_PASSWORT=V3ry-Secret!', 'DB_PASSWORT=[redacted: password]!'],
  ['my password is "Tr0ub4dor&3, do not tell', 'my password is "[redacted: password], do not tell'],
  ['DB_PASSWORD="V3ry-Secret1\nNAME="ada"', 'DB_PASSWORD="[redacted: password]\nNAME="ada"'],
])('leaves nothing of the password in %s', (text, left) => {
  expect(redactSecrets(text)).toEqual({ text: left, kinds: ['password'] });
});

it.each(ALIKE)('ignores %s', (_, text) => {
  expect(findSecrets(`${text}\n`)).toEqual([]);
  expect(findSecrets(`Noted: ${text}, as agreed.`)).toEqual([]);
});

it('finds nothing in redacted text', () => {
  for (const [, text] of REAL) {
    const once = redactSecrets(`a ${text} b ${text} c`).text;
    expect(redactSecrets(once)).toEqual({ text: once, kinds: [] });
  }
});

it('finds each of several secrets, whatever is between them', () => {
  const all = redactSecrets(REAL.map(([, one]) => one).join('\n\n')).text;
  for (const [, text] of REAL) {
    for (const { start, end } of findSecrets(text)) expect(all).not.toContain(text.slice(start, end));
  }
});

const LONG = 100_000;
const BEGINNINGS = [
  'password=', 'token: ', 'my password is ', 'postgres://a:', '-----BEGIN PRIVATE KEY-----', 'eyJ', 'eyJhbGciOiJIUzI1NiJ9.',
  'Bearer ', 'Basic ', 'sk-', 'sk-proj-', 'T3BlbkFJ sk-', 'AKIA', 'SG.', 'xoxb-', 'M', 'ya29.', 'secret"', 'pwd = "', 'a://',
  'password for a ', 'Server=;pwd=', 'hooks.slack.com/services/', '1//0', 'ut_', 'token=>', "pass'", 'A', '=', '@', ' ', '\t', '-',
  '-ut_', '-eyJ', '-ya29.', '-sk-', `${'a1B2'.repeat(127)}xyz `,
]; // prettier-ignore

it('takes linear time', () => {
  const slowest = BEGINNINGS.map((text) => {
    const long = text.repeat(Math.ceil(LONG / text.length)).slice(0, LONG);
    return { text, took: busyMs(() => void redactSecrets(long)) };
  }).sort((a, b) => b.took - a.took)[0]!;
  // The slowest takes a tenth of this. A body may contain many such texts, and the process serves nobody meanwhile.
  expect(slowest.took).toBeLessThan(300);
});

it('leaves whole characters after a secret of any length', () => {
  for (let length = 509; length <= 513; length += 1) {
    const { text, kinds } = redactSecrets(`api_key=${some(length)}😀 and more`);
    expect([length, kinds, text.isWellFormed()]).toEqual([length, ['secret'], true]);
    expect(text).toContain(' and more');
  }
});

it('stays fast with findings among long runs that are no keys', () => {
  const line = `${'Ab12'.repeat(128)} api_key=${some(24)}\n`;
  const took = (lines: number) => {
    const text = line.repeat(lines);
    return busyMs(() => expect(findSecrets(text)).toHaveLength(lines));
  };
  const [short, long] = [took(3_000), took(24_000)];
  // Eight times as long, and 64 times if each finding read the others.
  expect(long).toBeLessThan(24 * Math.max(short, 5));
});

it('finds secrets in any text, and removes them in one pass', () => {
  const key = `ghp_${some(36)}`;
  const part = fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom(...BEGINNINGS, ' ', '\n', '"'));
  const around = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(around, around, (before, after) => {
      const { text, kinds } = redactSecrets(`${before} ${key} ${after}`);
      expect(kinds.length).toBeGreaterThan(0);
      expect(text).not.toContain(key);
      expect(redactSecrets(text).text).toBe(text);
    }),
    { numRuns: 300 },
  );
});

describe('a secret that a reader could still copy', () => {
  const token = `ghp_${some(36)}`;
  const wide = (text: string) => text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0));
  const bold = (text: string) =>
    text.replaceAll(/[a-z]/g, (sign) => String.fromCodePoint(0x1d41a + sign.charCodeAt(0) - 97));
  const cut = (text: string, sign: string) => [...text].join(sign);

  it.each<[string, string]>([
    ['cut up by zero-width spaces', cut(token, '\u200b')],
    ['cut once by a joiner', `${token.slice(0, 12)}\u200d${token.slice(12)}`],
    ['cut by soft hyphens', cut(token, '\u00ad')],
    ['cut by tag characters', cut(token, '\u{e0041}')],
    ['cut by marks of direction', cut(token, '\u200e')],
    ['cut by control characters', cut(token, '\u0007')],
    ['of full width', wide(token)],
    ['in the letters of mathematics', bold(token)],
    ['of full width and cut up', cut(wide(token), '\u2060')],
  ])('%s is found, and all of it goes', (_, text) => {
    const { text: left, kinds } = redactSecrets(`Vorher 你好 ${text}, nachher 👩‍👩‍👧.`);
    expect(kinds).toEqual(['github token']);
    expect(left).toBe('Vorher 你好 [redacted: github token], nachher 👩‍👩‍👧.');
  });

  it('leaves a text without secrets unchanged', () => {
    const text = 'ｆｕｌｌ width\u200b and 𝐛𝐨𝐥𝐝, می‌خواهم, 👩‍👩‍👧 ❤️';
    expect(redactSecrets(text)).toEqual({ text, kinds: [] });
  });

  it('takes linear time', () => {
    const odd = (length: number) => 'ａ\u200b'.repeat(length / 2);
    const [short, long] = [busyMs(() => findSecrets(odd(50_000))), busyMs(() => findSecrets(odd(400_000)))];
    expect(long).toBeLessThan(40 * Math.max(short, 5));
  });
});

describe('a repeated password', () => {
  const told = 'My password is Tul1ps4ever by the way.';
  const left = (text: string, before: string = told) => {
    const heard = new Heard();
    redactSecrets(before, heard);
    return redactSecrets(text, heard).text;
  };

  it('is removed everywhere in the same text', () => {
    expect(redactSecrets(`Use Tul1ps4ever there. ${told} Again: "Tul1ps4ever".`).text).toBe(
      'Use [redacted: password] there. My password is [redacted: password] by the way. Again: "[redacted: password]".',
    );
  });

  it('is removed from later texts, even without the word "password"', () => {
    expect(left('Noted: Tul1ps4ever it is, or Tul1ps\u200b4ever.')).toBe(
      'Noted: [redacted: password] it is, or [redacted: password].',
    );
  });

  it('stays if it was not introduced as one, or is part of a longer word', () => {
    expect(redactSecrets('Noted: Tul1ps4ever it is.').kinds).toEqual([]);
    expect(left('NotTul1ps4ever')).toBe('NotTul1ps4ever');
  });

  it('stays if it is weak, because it may be an ordinary word', () => {
    expect(left('Tulips are red.', 'Server=db;Uid=ada;Pwd=Tulips;')).toBe('Tulips are red.');
  });

  it('is one of the newest twenty, because each costs a search', () => {
    const heard = new Heard();
    for (let n = 0; n < 400; n += 1) redactSecrets(`password=Tul1ps4ever${n}`, heard);
    expect(redactSecrets('Tul1ps4ever399', heard).kinds).toEqual(['password']);
    expect(redactSecrets('Tul1ps4ever380', heard).kinds).toEqual(['password']);
    expect(redactSecrets('Tul1ps4ever379', heard).kinds).toEqual([]);
  });
});
