import { isBasicCredential, isDiscordToken, isJwt, isMixed } from './looks-random.js';

/** One format of a secret. Formats documented by their issuers have a marker, so a match is no guess. */
export interface SecretKind {
  readonly kind: string;
  /** Texts of which every match contains one: a text without any is not searched. */
  readonly markers: readonly string[];
  /**
   * Global. Every quantifier is bounded, or begins where a run of its characters begins, so that the time is linear in the text. The
   * group `secret` is removed; without one, the whole match.
   */
  readonly pattern: RegExp;
  /** An additional check of the match. */
  readonly check?: (secret: string) => boolean;
}

/** Not preceded by a letter, digit or underscore, so not in the middle of a longer word. */
const B = '(?<![A-Za-z0-9_])';
const E = '(?![A-Za-z0-9_])';
/** For alphabets with a hyphen. */
const EH = '(?![A-Za-z0-9_-])';

function kind(
  name: string,
  markers: string | readonly string[],
  body: string,
  more: Partial<SecretKind> = {},
): SecretKind {
  return {
    kind: name,
    markers: typeof markers === 'string' ? [markers] : markers,
    pattern: new RegExp(`${B}(?:${body})`, 'gu'),
    ...more,
  };
}

/**
 * Sources: the issuers' own pages on their formats (GitHub "authentication token formats", GitLab "token overview", Slack "token
 * types", Stripe "API keys", AWS IAM "unique identifiers", Google Cloud "API keys", Azure "credential formats", SendGrid, PyPI
 * "macaroons", npm "token format", Telegram "bot API", RFC 7519, RFC 7617, RFC 7468), and where these give none, the patterns that
 * secret scanners agree on. Our own keys: `governance/tenancy/api-key.ts`.
 */
export const TOKEN_KINDS: readonly SecretKind[] = [
  // AWS: base32 after a prefix for the kind of id. The examples in its documentation end in EXAMPLE.
  kind('aws access key', ['AKIA', 'ASIA', 'ABIA', 'ACCA'], `(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}${E}`),
  kind(
    'aws secret key',
    ['ecret', 'ECRET'],
    `(?:[Aa][Ww][Ss][_.-]?)?[Ss](?:ecret|ECRET)[_-]?(?:[Aa](?:ccess|CCESS)[_-]?)?[Kk](?:ey|EY)(?:[_-]?[Ii][Dd])?["']?\\s{0,4}[:=]\\s{0,4}["']?(?<secret>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])`,
    { check: isMixed },
  ),
  kind('google api key', 'AIza', `AIza[\\w-]{35}${EH}`),
  kind('google oauth token', 'ya29.', `ya29\\.[\\w-]{20,2048}`),
  kind('google client secret', 'GOCSPX-', `GOCSPX-[\\w-]{28}${EH}`),
  kind('google refresh token', '1//0', `1//0[\\w-]{40,512}`),
  kind('azure storage key', ['AccountKey', 'SharedAccessKey'], `(?:AccountKey|SharedAccessKey)=(?<secret>[A-Za-z0-9+/]{42,86}={1,2})`),
  kind('azure client secret', 'Q~', `[\\w~.-]{3}\\dQ~[\\w~.-]{31,34}`),
  kind('azure shared access signature', 'sig=', `sig=(?<secret>[A-Za-z0-9%]{43,80}%3D)`),
  kind('github token', ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'], `gh[pousr]_[A-Za-z0-9]{36,255}${E}`),
  kind('github token', 'github_pat_', `github_pat_\\w{50,255}`),
  kind('gitlab token', 'gl', `gl(?:pat|dt|rt|ptt|ft|soat|imt|agent|cbt|ffct)-[\\w-]{20,255}`),
  kind('slack token', ['xox', 'xapp-', 'xwfp-'], `(?:xox[abeoprs](?:\\.xox[bp])?|xapp|xwfp)-[A-Za-z0-9-]{20,255}`, { check: hasDigit }),
  kind('slack webhook', 'hooks.slack.com', `hooks\\.slack\\.com/(?:services|workflows|triggers)/(?<secret>[A-Za-z0-9/]{30,255})`),
  kind('stripe key', ['sk_', 'rk_'], `(?:sk|rk)_(?:live|test|prod)_[A-Za-z0-9]{16,255}${E}`),
  kind('stripe webhook secret', 'whsec_', `whsec_[A-Za-z0-9+/]{24,255}`),
  kind('openai key', 'T3BlbkFJ', `sk-[\\w-]{0,128}T3BlbkFJ[\\w-]{16,160}`),
  kind('openai key', 'sk-', `sk-(?:(?:proj|svcacct|admin|None|or-v1|lf)-[\\w-]{32,255}|[A-Za-z0-9]{48}${E})`, { check: hasDigit }),
  kind('anthropic key', 'sk-ant-', `sk-ant-[a-z]{2,12}\\d{2}-[\\w-]{32,255}`),
  kind('sendgrid key', 'SG.', `SG\\.[\\w-]{16,32}\\.[\\w-]{32,64}`),
  kind('twilio key', 'SK', `SK[0-9a-f]{32}${E}`),
  kind('mailgun key', 'key-', `key-[0-9a-f]{32}${E}`),
  kind('mailchimp key', '-us', `[0-9a-f]{32}-us\\d{1,2}${E}`),
  kind('npm token', 'npm_', `npm_[A-Za-z0-9]{36}${E}`),
  kind('pypi token', 'pypi-', `pypi-AgE[\\w-]{50,1024}`),
  kind('rubygems key', 'rubygems_', `rubygems_[0-9a-f]{48}${E}`),
  kind('docker token', 'dckr_', `dckr_(?:pat|oat)_[\\w-]{27,64}`),
  kind('hugging face token', ['hf_', 'api_org_'], `(?:hf|api_org)_[A-Za-z0-9]{34}${E}`, { check: isMixedCase }),
  kind('replicate token', 'r8_', `r8_[A-Za-z0-9]{37,40}${E}`),
  kind('groq key', 'gsk_', `gsk_[A-Za-z0-9]{52}${E}`),
  kind('xai key', 'xai-', `xai-[A-Za-z0-9]{80}${E}`),
  kind('perplexity key', 'pplx-', `pplx-[A-Za-z0-9]{48}${E}`),
  kind('telegram bot token', ':AA', `\\d{8,10}:AA[\\w-]{33}${EH}`),
  kind('discord token', '.', `[MNO][A-Za-z0-9_-]{23,27}\\.[\\w-]{6}\\.[\\w-]{27,38}${EH}`, { check: isDiscordToken }),
  kind('discord webhook', 'api/webhooks/', `discord(?:app)?\\.com/api/webhooks/\\d{17,20}/(?<secret>[\\w-]{60,80})`),
  kind('shopify token', 'shp', `shp(?:at|ca|pa|ss|ua|tka)_[0-9a-fA-F]{32}${E}`),
  kind('square token', 'sq0', `sq0[a-z]{3}-[\\w-]{22,43}`),
  kind('digitalocean token', ['dop_v1_', 'doo_v1_', 'dor_v1_'], `do[opr]_v1_[0-9a-f]{64}${E}`),
  kind('databricks token', 'dapi', `dapi[0-9a-f]{32}(?:-\\d)?${E}`),
  kind('vault token', ['hvs.', 'hvb.', 'hvr.'], `hv[sbr]\\.[\\w-]{24,255}`),
  kind('terraform token', '.atlasv1.', `[A-Za-z0-9]{14}\\.atlasv1\\.[\\w-]{60,70}`),
  kind('linear key', 'lin_', `lin_(?:api|oauth)_[A-Za-z0-9]{40}`),
  kind('notion token', ['ntn_', 'secret_'], `(?:ntn_[A-Za-z0-9]{40,50}|secret_[A-Za-z0-9]{43})${E}`, { check: hasDigit }),
  kind('postman key', 'PMAK-', `PMAK-[0-9a-f]{24}-[0-9a-f]{34}${E}`),
  kind('new relic key', 'NRAK-', `NRAK-[A-Z0-9]{27}${E}`),
  kind('grafana token', ['glsa_', 'glc_'], `(?:glsa_[A-Za-z0-9]{32}_[0-9a-fA-F]{8}|glc_[A-Za-z0-9+/]{32,400}={0,2})`),
  kind('atlassian token', 'ATATT3', `ATATT3[\\w=-]{100,400}`),
  kind('figma token', 'figd_', `figd_[\\w-]{40,64}`),
  kind('supabase token', 'sbp_', `sbp_(?:v0_)?[0-9a-f]{40}${E}`),
  kind('planetscale token', 'pscale_', `pscale_(?:tkn|pw|oauth)_[\\w.=-]{32,64}`),
  kind('sentry token', 'sntry', `sntry[us]_[\\w+/=]{40,400}`),
  kind('airtable token', 'pat', `pat[A-Za-z0-9]{14}\\.[0-9a-f]{64}${E}`),
  kind('age key', 'AGE-SECRET-KEY-', `AGE-SECRET-KEY-1[0-9A-Z]{58}${E}`),
  kind('recollect key', 'rk_', `rk_[0-9a-z]{12}_[0-9A-Za-z]{49}${E}`),
  kind('recollect token', 'ut_', `(?<!-)ut_[\\w-]{40,4096}\\.[\\w-]{43}${EH}`),
  kind('json web token', 'eyJ', `(?<!-)eyJ[\\w-]{8,4096}\\.[\\w-]{0,8192}\\.[\\w-]{8,8192}(?:\\.[\\w-]{1,8192}\\.[\\w-]{1,4096})?`, { check: isJwt }),
  kind('bearer token', ['earer ', 'EARER '], `[Bb](?:earer|EARER) {1,4}(?<secret>[A-Za-z0-9._~+/-]{20,4096}={0,2})`, { check: isMixed }),
  kind('basic credentials', ['asic ', 'ASIC '], `[Bb](?:asic|ASIC) {1,4}(?<secret>[A-Za-z0-9+/]{8,1024}={0,2})`, { check: isBasicCredential }),
]; // prettier-ignore

function hasDigit(text: string): boolean {
  return /\d/u.test(text);
}

function isMixedCase(text: string): boolean {
  return /[a-z]/u.test(text.slice(4)) && /[A-Z]/u.test(text);
}
