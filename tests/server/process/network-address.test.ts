import { describe, expect, it } from 'vitest';
import { callerNetwork } from '../../../server/process/network-address';

describe('callers are counted', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ])('%s as %s', (address, counted) => {
    expect(callerNetwork(address)).toBe(counted);
  });

  // Before: one subscriber had as many tries as addresses, 2^64 of them.
  it('as one where they share an IPv6 subscriber’s network', () => {
    const many = Array.from({ length: 50 }, (_, index) => callerNetwork(`2001:db8:7:7:${index.toString(16)}::1`));
    expect(new Set(many).size).toBe(1);
    expect(callerNetwork('2001:db8:7:8::1')).not.toBe(many[0]);
  });
});
