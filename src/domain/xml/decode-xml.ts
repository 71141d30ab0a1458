import { decodeSingleByte } from './single-byte';
import { XmlFault } from './xml-fault';

/** The part of the platform's decoder that is used; every runtime of the project has it, no shared lib names it. */
declare const TextDecoder: {
  new (label: string, options: { fatal: boolean; ignoreBOM?: boolean }): { decode(bytes: Uint8Array): string };
};

/** Encodings taken when the XML declaration names them, by their label in lower case. */
const DECLARED: ReadonlyMap<string, string> = new Map([
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
  ['us-ascii', 'utf-8'],
  ['ascii', 'utf-8'],
  ['iso-8859-1', 'iso-8859-1'],
  ['latin1', 'iso-8859-1'],
  ['iso-8859-2', 'iso-8859-2'],
  ['iso-8859-15', 'iso-8859-15'],
  ['iso-8859-16', 'iso-8859-16'],
  ['windows-1250', 'windows-1250'],
  ['windows-1252', 'windows-1252'],
]);

/** The XML declaration is looked for in this many bytes. */
const DECLARATION_BYTES = 256;

/**
 * Bytes to text: by byte order mark, else by the shape of the first bytes (UTF-16 without a mark), else by the
 * encoding that the XML declaration names, else UTF-8 (XML 1.0, appendix F). The byte order mark is left out.
 * @throws XmlFault `encoding` where the bytes do not fit the encoding or the encoding is not taken.
 */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = markedEncoding(bytes) ?? declaredEncoding(bytes);
  const text = decodeSingleByte(encoding, bytes);
  if (text !== undefined) return text;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new XmlFault('encoding', `The bytes are not ${encoding.toUpperCase()}.`, 0);
  }
}

/**
 * Whether bytes that {@link decodeXml} reads say the same to who takes them for UTF-8, which is how documents travel;
 * ASCII under another name does.
 */
export function readsAsUtf8(bytes: Uint8Array): boolean {
  if ((markedEncoding(bytes) ?? declaredEncoding(bytes)) === 'utf-8') return true;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes) === decodeXml(bytes);
  } catch {
    return false;
  }
}

function markedEncoding(bytes: Uint8Array): string | undefined {
  const [a = 0, b = 0, c = 0, d = 0] = bytes;
  if (bytes.length < 2) return undefined;
  if ((a === 0 && b === 0) || (a === 0xff && b === 0xfe && bytes.length >= 4 && c === 0 && d === 0)) {
    throw new XmlFault('encoding', 'UTF-32 is not taken.', 0);
  }
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0 && b === 0x3c) return 'utf-16be';
  if (a === 0x3c && b === 0) return 'utf-16le';
  if (a === 0x4c && b === 0x6f && c === 0xa7 && d === 0x94) throw new XmlFault('encoding', 'EBCDIC is not taken.', 0);
  return undefined;
}

function declaredEncoding(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, DECLARATION_BYTES));
  const label = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1];
  if (label === undefined) return 'utf-8';
  const encoding = DECLARED.get(label.toLowerCase());
  if (encoding === undefined) throw new XmlFault('encoding', `The encoding "${label}" is not taken.`, 0);
  return encoding;
}
