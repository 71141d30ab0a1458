import { decodeXml } from '../../domain/xml/decode-xml';
import { type ExcerptLine, type ExcerptPlace, excerptAt } from '../../domain/xml/xml-excerpt';
import { XmlFault } from '../../domain/xml/xml-fault';

/** The lines of a file around a place; empty where its bytes are no text or have no such line. */
export function excerptOfFile(bytes: Uint8Array, place: ExcerptPlace): readonly ExcerptLine[] {
  try {
    return excerptAt(decodeXml(bytes), place);
  } catch (fault) {
    if (fault instanceof XmlFault) return [];
    throw fault;
  }
}
