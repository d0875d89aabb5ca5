import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What an operator allows beside public addresses: networks, or `any`. */
export type AllowedNetworks = readonly string[];

/**
 * Whether a webhook may live there. A public address does over https; what an operator allows does anyhow. Every form in
 * which IPv6 carries an IPv4 address is no public one, or is read as what it carries.
 */
export function isAllowedAddress(text: string, secure: boolean, allowed: AllowedNetworks): boolean {
  // The library takes `1.2.3` for an address as well.
  if (isIP(text) === 0 || !ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return allowed.some((network) => isWithin(address, network)) || (secure && address.range() === 'unicast');
}

function isWithin(address: ipaddr.IPv4 | ipaddr.IPv6, network: string): boolean {
  if (network === 'any') return true;
  const [base, bits] = network.includes('/') ? ipaddr.parseCIDR(network) : [ipaddr.parse(network), undefined];
  if (base.kind() !== address.kind()) return false;
  return address.match(base, bits ?? (base.kind() === 'ipv4' ? 32 : 128));
}
