import type { XmlReadError } from './xml-element';

/** Thrown inside the reader only; `readXml` turns it into an {@link XmlReadError} with line and column. */
export class XmlFault extends Error {
  readonly code: XmlReadError['code'];
  /** Offset in the decoded text, in UTF-16 units. */
  readonly offset: number;

  constructor(code: XmlReadError['code'], message: string, offset: number) {
    super(message);
    this.code = code;
    this.offset = offset;
  }
}
