import { decodeXml } from './decode-xml';
import { LineIndex } from './line-index';
import type { XmlElement, XmlReadError } from './xml-element';
import { XmlFault } from './xml-fault';
import { DEFAULT_XML_LIMITS, type XmlLimits } from './xml-limits';
import { type RootReader, XmlTreeReader } from './xml-tree-reader';

export type XmlReadResult =
  | { readonly ok: true; readonly root: XmlElement }
  | { readonly ok: false; readonly error: XmlReadError };

/**
 * Reads an XML document from its bytes (UTF-8, UTF-16 and the older encodings that a declaration may name) or from a
 * text already decoded (the declaration's encoding is then not looked at). Never throws for what the input holds;
 * time and memory are bounded by `limits` and grow in proportion to the size.
 *
 * Blank text between child elements is left out of `text`.
 * @param reader Told of the root and its children while they are read; a child that it lets go of comes back empty.
 */
export function readXml(
  input: string | Uint8Array,
  limits: XmlLimits = DEFAULT_XML_LIMITS,
  reader?: RootReader,
): XmlReadResult {
  let text = '';
  try {
    if (input.length > limits.maxSize) {
      throw new XmlFault('too-large', `The document is larger than ${limits.maxSize} bytes.`, 0);
    }
    text = typeof input === 'string' ? withoutMark(input) : decodeXml(input);
    return { ok: true, root: new XmlTreeReader(text, limits, reader).read() };
  } catch (fault) {
    if (fault instanceof XmlFault) return { ok: false, error: toReadError(fault, text) };
    throw fault;
  }
}

/** A decoded text may still begin with the byte order mark. */
function withoutMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

function toReadError(fault: XmlFault, text: string): XmlReadError {
  const places = new LineIndex(text);
  const { code, message, offset } = fault;
  return { code, message, line: places.lineAt(offset), column: places.columnAt(offset) };
}
