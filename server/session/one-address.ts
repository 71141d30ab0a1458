/**
 * One address and nothing else (RFC 5321, 4.5.3.1 for the lengths): no list, no name before it, no line that would make a
 * second header. Names of other scripts are written in their ASCII form (IDNA), so that one mailbox has one key.
 */
import { domainToASCII } from 'node:url';

const LOCAL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;
const DOMAIN = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** The address as it is written to, trimmed; undefined where it is none. */
export function oneAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  const [local, domain] = [trimmed.slice(0, at), domainToASCII(trimmed.slice(at + 1))];
  if (at < 1 || trimmed.length > 254 || !LOCAL.test(local) || !DOMAIN.test(domain)) return undefined;
  return local.startsWith('.') || local.endsWith('.') || local.includes('..') ? undefined : `${local}@${domain}`;
}

/** As accounts are told apart. */
export function addressKey(address: string): string {
  return (oneAddress(address) ?? address.trim()).toLowerCase();
}
