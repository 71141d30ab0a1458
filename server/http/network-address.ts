import { isIP } from 'node:net';

/** Bits of an address by IP version. */
const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** An IP address, or a network in CIDR notation (RFC 4632) that is not everybody: /0 would trust any caller. */
export function isAddressOrNetwork(text: string): boolean {
  const [, address, prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const bits = BITS[isIP(address ?? '')];
  if (bits === undefined) return false;
  return prefix === undefined || (Number(prefix) >= 1 && Number(prefix) <= bits);
}
