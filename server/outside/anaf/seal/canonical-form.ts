/** The exclusive canonical form (RFC 3741) of a whole document, or of its one SignedInfo: the bytes that are hashed and signed. */
import { DOMParser } from '@xmldom/xmldom';
import { ExclusiveCanonicalization } from 'xml-crypto';

/** Undefined: no such element, or not XML. `text` holds no DOCTYPE: our own reader has refused it. */
export function canonicalForm(text: string, element: 'root' | 'SignedInfo'): string | undefined {
  let broken = false;
  const onError = (): void => {
    broken = true;
  };
  const document = new DOMParser({
    errorHandler: { warning: () => undefined, error: onError, fatalError: onError },
  }).parseFromString(text, 'text/xml');
  const node =
    element === 'root'
      ? document?.documentElement
      : document?.getElementsByTagNameNS('http://www.w3.org/2000/09/xmldsig#', 'SignedInfo').item(0);
  if (broken || node === null || node === undefined) return undefined;
  return String(new ExclusiveCanonicalization().process(node, {}));
}
