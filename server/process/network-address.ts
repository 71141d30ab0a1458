import { isIP } from 'node:net';

/** Bits of an address by IP version. */
const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/**
 * What is counted as one caller: an IPv4 address, or the /64 that an IPv6 subscriber gets whole (RFC 6177) and may walk
 * through at will. An IPv4 address in IPv6 clothes is itself.
 */
export function callerNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Leading zeros say nothing; an IPv4 tail stands for two groups, of which none is among the first four. */
function groupsOf(text: string): readonly string[] {
  if (text === '') return [];
  return text
    .split(':')
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [Number.parseInt(group, 16).toString(16)]));
}

/** An IP address, or a network in CIDR notation (RFC 4632) that is not everybody: /0 would trust any caller. */
export function isAddressOrNetwork(text: string): boolean {
  const [, address, prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const bits = BITS[isIP(address ?? '')];
  if (bits === undefined) return false;
  return prefix === undefined || (Number(prefix) >= 1 && Number(prefix) <= bits);
}
