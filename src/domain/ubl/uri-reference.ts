/**
 * xs:anyURI as the official schema processor takes it: after characters that a URI may not hold are escaped (XLink 1.0,
 * 5.4), the value is a reference of RFC 2396 with the brackets of RFC 2732.
 */
export function isUriReference(text: string): boolean {
  const scheme = schemeEnd(text);
  if (scheme === undefined) return text === '';
  // Two slashes announce something.
  if (text.slice(scheme) === '//') return false;
  const path = pathStart(text, scheme);
  const isOpaque = scheme > 0 && text.charAt(path) !== '/';
  return hasCharacters(text, path, isOpaque ? OPAQUE : PATH);
}

const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*$/;

/** Where the scheme ends, its colon included; 0 where there is none; undefined where what is there is no scheme. */
function schemeEnd(text: string): number | undefined {
  const colon = text.indexOf(':');
  const before = text.slice(0, Math.max(colon, 0));
  if (colon < 0 || (colon > 0 && /[/?#]/.test(before))) return 0;
  const next = text.charAt(colon + 1);
  return SCHEME.test(before) && next !== '' && next !== '#' ? colon + 1 : undefined;
}

/** A host in brackets, with user and port; other authorities are read as a path would be. */
const BRACKETED = /^(?:[^@[\]]*@)?\[([0-9A-Fa-f:.]{2,45})\](?::[0-9]*)?$/;
const GROUP = /^[0-9A-Fa-f]{1,4}$/;
const ADDRESS_4 = /^[0-9]{1,3}(?:\.[0-9]{1,3}){3}$/;

/** IP version 6: eight groups, or fewer around one `::`; the last two may be written as version 4. */
function isAddress6(host: string): boolean {
  const halves = host.split('::');
  if (halves.length > 2) return false;
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const last = groups.at(-1) ?? '';
  const four = ADDRESS_4.test(last) ? 1 : 0;
  const count = groups.length + four;
  const isWritten = groups.every((group, at) => GROUP.test(group) || (four === 1 && at === groups.length - 1));
  return isWritten && (halves.length === 2 ? count < 8 : count === 8);
}

/** Where the path begins: after an authority in brackets, else after the scheme. */
function pathStart(text: string, from: number): number {
  if (!text.startsWith('//', from)) return from;
  const length = text.slice(from + 2).search(/[/?#]/);
  const end = length < 0 ? text.length : from + 2 + length;
  const host = BRACKETED.exec(text.slice(from + 2, end))?.[1];
  return host !== undefined && isAddress6(host) ? end : from;
}

/** Reserved characters of a path, of the part after a scheme that is no path, of a query or a fragment. */
const PATH = ';/:@&=+$,';
const OPAQUE = `${PATH}[]`;
const QUERY = `${OPAQUE}?`;
const RESERVED = /[;/:@&=+$,[\]?#%]/;
const ESCAPE = /^%[0-9A-Fa-f]{2}$/;

/** One pass over path, query and fragment; what is neither reserved nor `%` is allowed or will be escaped. */
function hasCharacters(text: string, from: number, first: string): boolean {
  let allowed = first;
  let isFragment = false;
  for (let at = from; at < text.length; at++) {
    const character = text.charAt(at);
    if (!RESERVED.test(character) || allowed.includes(character)) continue;
    if (character === '%') {
      if (!ESCAPE.test(text.slice(at, at + 3))) return false;
      at += 2;
    } else if (character === '?') allowed = QUERY;
    else if (character === '#' && !isFragment) {
      allowed = QUERY;
      isFragment = true;
    } else return false;
  }
  return true;
}
