import { isIP } from 'node:net';
import { z } from 'zod';

/** Whose X-Forwarded-For is trusted, in the form Fastify expects. */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

/** The longest proxy chain: in a longer one nobody knows which hop is which. */
const MOST_HOPS = 10;
/** Network names that Fastify accepts. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

const list = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Kept as the original text: `trustedProxies` parses it. */
export const trustProxy = z
  .string()
  .refine(
    (text) => text === 'off' || isHops(text) || (list(text).length > 0 && list(text).every(isNetwork)),
    `must be off, a number of proxies from 1 to ${MOST_HOPS}, or addresses and networks with commas between`,
  );

/** Addresses and networks, or `any`. */
export const networks = z
  .string()
  .transform(list)
  .refine(
    (all) => all.every((one) => one === 'any' || isNetworkOf(one)),
    'must be addresses and networks such as 10.0.0.0/8, with commas between, or any',
  );

export function trustedProxies(text: z.output<typeof trustProxy>): TrustedProxies {
  if (text === 'off') return false;
  return isHops(text) ? (_, hop) => hop < Number(text) : list(text);
}

/** As browsers send them: scheme, host and port, without a path. */
export const origins = z
  .string()
  .transform(list)
  .refine((all) => all.every((one) => one === '*' || isOrigin(one)), 'must be origins such as https://console.example');

/** As `URL.hostname` writes it: without scheme and port. */
export function isHostName(text: string): boolean {
  return URL.canParse(`http://${text}`) && new URL(`http://${text}`).hostname === text;
}

function isHops(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_HOPS;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  if (more.length > 0) return false;
  if (prefix === undefined) return NETWORKS.includes(address) || isIP(address) !== 0;
  // A prefix of 0 matches everybody, which would let any client choose its own address.
  return (
    /^\d{1,3}$/.test(prefix) &&
    Number(prefix) >= 1 &&
    Number(prefix) <= (isIP(address) === 4 ? 32 : 128) &&
    isIP(address) !== 0
  );
}

/** Excludes the names that Fastify accepts. */
function isNetworkOf(text: string): boolean {
  return !NETWORKS.includes(text) && isNetwork(text);
}

function isOrigin(text: string): boolean {
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
}
