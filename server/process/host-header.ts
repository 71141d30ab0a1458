/**
 * Who the caller believes to talk to. A page of a stranger whose name was bound to this machine's address (DNS rebinding)
 * is of one origin with what it reads here; only its Host header tells. Nothing else is ever built from Host.
 *
 * This machine's own names are taken with any port: no stranger owns them, and tunnels and containers change the port.
 */

const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
/** What a Host may consist of: a name or an address, and a port. */
const SHAPE = /^[\w.\-[\]:]+$/;

export type HostVerdict = 'allowed' | 'foreign' | 'malformed';
export type HostCheck = (rawHeaders: readonly string[]) => HostVerdict;

export interface HostNames {
  /** Origin by which the installation is known; '' where none is configured. */
  readonly publicUrl?: string;
  /** Further names, with any port. */
  readonly names?: readonly string[];
}

export function hostCheck({ publicUrl = '', names = [] }: HostNames): HostCheck {
  const known = new Set([...LOOPBACK_NAMES, ...names.map(nameInUrl)]);
  const publicly = publicUrl === '' ? undefined : new URL(publicUrl);
  return (rawHeaders) => {
    const hosts = hostsIn(rawHeaders);
    const [host] = hosts;
    if (hosts.length !== 1 || host === undefined || !SHAPE.test(host)) return 'malformed';
    const asked = `${publicly?.protocol ?? 'http:'}//${host}`;
    if (!URL.canParse(asked)) return 'malformed';
    const { hostname, host: whole } = new URL(asked);
    return known.has(hostname) || whole === publicly?.host ? 'allowed' : 'foreign';
  };
}

/** Node keeps the first of two Host headers; a proxy before it may have looked at the second. */
function hostsIn(rawHeaders: readonly string[]): readonly string[] {
  return rawHeaders.filter((_value, place) => place % 2 === 1 && rawHeaders[place - 1]?.toLowerCase() === 'host');
}

/** An IPv6 address stands in brackets there. */
function nameInUrl(name: string): string {
  return name.includes(':') && !name.startsWith('[') ? `[${name}]` : name.toLowerCase();
}
