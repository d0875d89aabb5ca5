import { isAllowedAddress } from './allowed-address.js';

const inside = [
  '127.0.0.1', '127.255.0.9', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '168.63.129.16', '100.64.0.1', '0.0.0.0', '224.0.0.1',
  '255.255.255.255', '192.0.2.1', '198.18.0.1', '::1', '::', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1',
  '::ffff:7f00:1', '::ffff:169.254.169.254', '64:ff9b::a00:1', '2002:7f00:1::', '2001:db8::1', '2001::1', '::127.0.0.1', '::a00:1', '::7f00:1', 'fe80::1%eth0', 'fec0::1',
]; // prettier-ignore

describe('the address of a webhook', () => {
  it.each(inside)('%s is refused', (address) => {
    expect(isAllowedAddress(address, true, [])).toBe(false);
  });

  it.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('%s is public: only over https', (address) => {
    expect([isAllowedAddress(address, true, []), isAllowedAddress(address, false, [])]).toEqual([true, false]);
  });

  it('is allowed inside a network that the operator names, and not outside it', () => {
    expect(isAllowedAddress('10.1.2.3', false, ['10.1.0.0/16', 'fd00::/8'])).toBe(true);
    expect(isAllowedAddress('::ffff:10.1.2.3', false, ['10.1.0.0/16'])).toBe(true);
    expect(isAllowedAddress('10.2.0.1', true, ['10.1.0.0/16', 'fd00::/8'])).toBe(false);
    expect(isAllowedAddress('127.0.0.1', false, ['127.0.0.1'])).toBe(true);
    expect(isAllowedAddress('127.0.0.2', false, ['127.0.0.1'])).toBe(false);
    expect(isAllowedAddress('::1', false, ['any'])).toBe(true);
  });

  it.each(['localhost', '', '1.2.3', 'x'])('%j is not an address', (text) => {
    expect(isAllowedAddress(text, true, ['any'])).toBe(false);
  });
});
