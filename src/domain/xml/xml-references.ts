import { isXmlChar } from './xml-characters';
import { XmlFault } from './xml-fault';

const PREDEFINED: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['apos', "'"],
  ['quot', '"'],
]);

/** `&name;`, `&#10;`, `&#xA;`: a longer reference than this is none that is known. */
const REFERENCE = /&(?:#([0-9]{1,10})|#x([0-9a-fA-F]{1,8})|([^\s&;<#]{1,64}));/y;

/**
 * Replaces character references and the five predefined entities. There are no others: a document type, which could
 * declare some, is refused before.
 * @param offset Where the raw text stands in the document, for errors.
 */
export function expandReferences(raw: string, offset: number): string {
  let expanded = '';
  let from = 0;
  for (let at = raw.indexOf('&'); at >= 0; at = raw.indexOf('&', from)) {
    REFERENCE.lastIndex = at;
    const match = REFERENCE.exec(raw);
    if (match === null) throw new XmlFault('not-well-formed', 'An "&" does not begin a reference.', offset + at);
    expanded += raw.slice(from, at) + referenced(match, offset + at);
    from = REFERENCE.lastIndex;
  }
  return expanded + raw.slice(from);
}

function referenced(match: RegExpExecArray, offset: number): string {
  const [, decimal, hexadecimal, name] = match;
  if (name !== undefined) {
    const value = PREDEFINED.get(name);
    if (value === undefined) throw new XmlFault('unknown-entity', `The entity "&${name};" is not known.`, offset);
    return value;
  }
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number.parseInt(decimal, 10);
  if (!isXmlChar(code)) throw new XmlFault('not-well-formed', `The character ${match[0]} is not allowed.`, offset);
  return String.fromCodePoint(code);
}
