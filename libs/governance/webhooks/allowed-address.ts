import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What an operator allows besides public addresses: networks, or `any`. */
export type AllowedNetworks = readonly string[];

/** A public address under which Azure's host serves the machine that runs on it, as others do under a link-local one. */
const AZURE_HOST = '168.63.129.16';
/** IPv6 addresses that end in an IPv4 address, as they were once written (`::10.0.0.1`). The library takes them for public. */
const IPV4_COMPATIBLE = '::/96';

/**
 * Whether a webhook may have this address. A public address needs https; an address that the operator allows does not.
 * An IPv6 address that carries an IPv4 address is either treated as that IPv4 address or not public.
 */
export function isAllowedAddress(text: string, secure: boolean, allowed: AllowedNetworks): boolean {
  // The library would accept `1.2.3` as an address too.
  if (isIP(text) === 0 || !ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  const isPublic =
    address.range() === 'unicast' && ![IPV4_COMPATIBLE, AZURE_HOST].some((own) => isWithin(address, own));
  return allowed.some((network) => isWithin(address, network)) || (secure && isPublic);
}

function isWithin(address: ipaddr.IPv4 | ipaddr.IPv6, network: string): boolean {
  if (network === 'any') return true;
  const [base, bits] = network.includes('/') ? ipaddr.parseCIDR(network) : [ipaddr.parse(network), undefined];
  if (base.kind() !== address.kind()) return false;
  return address.match(base, bits ?? (base.kind() === 'ipv4' ? 32 : 128));
}
