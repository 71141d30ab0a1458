import { afterAsciiName, isNameChar, isNameStart, isSpace, isXmlChar } from './xml-characters';
import { XmlFault } from './xml-fault';

const TAB = 9;
const LF = 10;
const CR = 13;
const AMPERSAND = 38;
const SLASH = 47;
const LESS = 60;
const GREATER = 62;
const BRACKET = 93;

/** What a stretch of characters holds, as bits: decides whether it can be used as it stands. */
export const HOLDS_INK = 1;
export const HOLDS_REFERENCE = 2;
export const HOLDS_RETURN = 4;
/** A tab or line feed: an attribute's value turns it into a space. */
export const HOLDS_BREAK = 8;

/** A place in a document's text, with the small steps that every construct is read by. Only moves forward. */
export class XmlCursor {
  at = 0;

  constructor(
    readonly text: string,
    private readonly maxNameLength: number,
  ) {}

  /** What to throw where the document is not well-formed. */
  fault(message: string, offset = this.at): XmlFault {
    return new XmlFault('not-well-formed', message, offset);
  }

  code(): number {
    return this.at < this.text.length ? this.text.charCodeAt(this.at) : -1;
  }

  /** Skips white space; true where there was some. */
  skipSpace(): boolean {
    const from = this.at;
    while (this.at < this.text.length && isSpace(this.text.charCodeAt(this.at))) this.at++;
    return this.at > from;
  }

  /** Steps over the given text or fails. */
  expect(literal: string, message: string): void {
    if (!this.text.startsWith(literal, this.at)) throw this.fault(message);
    this.at += literal.length;
  }

  /** Whether exactly this name stands here: what follows it is `>`, `/` or white space. */
  isName(name: string): boolean {
    if (!this.text.startsWith(name, this.at)) return false;
    const code = this.text.charCodeAt(this.at + name.length);
    return code === GREATER || code === SLASH || isSpace(code);
  }

  /** Whether exactly `</name>` stands here. */
  isEndTag(name: string): boolean {
    const { text, at } = this;
    return (
      text.charCodeAt(at + 1) === SLASH &&
      text.charCodeAt(at + 2 + name.length) === GREATER &&
      text.startsWith(name, at + 2)
    );
  }

  /** Reads a name (prefix included). */
  name(): string {
    const from = this.at;
    if (!isNameStart(this.codePoint(from))) throw this.fault('A name is expected here.');
    this.at = afterAsciiName(this.text, from);
    for (let code = this.codePoint(this.at); isNameChar(code); code = this.codePoint(this.at)) {
      this.at += code > 0xffff ? 2 : 1;
    }
    if (this.at - from > this.maxNameLength) throw new XmlFault('too-large', 'A name is too long.', from);
    return this.text.slice(from, this.at);
  }

  /** Finds the text that ends a construct and steps over it; what lies before it is given back. */
  through(end: string, unclosed: string): string {
    const from = this.at;
    const to = this.text.indexOf(end, from);
    if (to < 0) throw this.fault(unclosed, from);
    this.at = to + end.length;
    return this.text.slice(from, to);
  }

  /** Moves to the next `<` (or the end), checking every character of character data; tells what it held. */
  scanText(): number {
    const { text } = this;
    let held = 0;
    let at = this.at;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === LESS) break;
      if (code > 0x20) {
        held |= HOLDS_INK;
        if (code === AMPERSAND) held |= HOLDS_REFERENCE;
        else if (code === BRACKET && text.startsWith(']]>', at)) throw this.fault('"]]>" may not stand in text.', at);
        else if (code >= 0xd800) at += this.checkHigh(code, at);
      } else if (code === CR) held |= HOLDS_RETURN;
      else if (code !== 0x20 && code !== LF && code !== TAB) throw this.badCharacter(code, at);
    }
    this.at = at;
    return held;
  }

  /** Moves to the closing quote of an attribute's value; tells what it held. */
  scanValue(quote: number): number {
    const { text } = this;
    let held = 0;
    let at = this.at;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code === quote) {
        this.at = at;
        return held;
      }
      if (code > 0x20) {
        if (code === AMPERSAND) held |= HOLDS_REFERENCE;
        else if (code === LESS) throw this.fault('"<" may not stand in an attribute.', at);
        else if (code >= 0xd800) at += this.checkHigh(code, at);
      } else if (code === CR) held |= HOLDS_RETURN;
      else if (code === LF || code === TAB) held |= HOLDS_BREAK;
      else if (code !== 0x20) throw this.badCharacter(code, at);
    }
    throw this.fault('The attribute is not closed.');
  }

  /** Checks the characters of a comment, a CDATA section or a processing instruction. */
  checkCharacters(stretch: string, offset: number): void {
    for (let at = 0; at < stretch.length; at++) {
      const code = stretch.charCodeAt(at);
      if (code >= 0xd800) at += this.checkHigh(code, offset + at);
      else if (!isXmlChar(code)) throw this.badCharacter(code, offset + at);
    }
  }

  /** A code unit from 0xD800 on: 1 where it begins a pair, 0 where it stands alone and may. */
  private checkHigh(code: number, at: number): number {
    if (code < 0xe000) {
      const next = this.text.charCodeAt(at + 1);
      if (code < 0xdc00 && next >= 0xdc00 && next < 0xe000) return 1;
      throw this.badCharacter(code, at);
    }
    if (code > 0xfffd) throw this.badCharacter(code, at);
    return 0;
  }

  private badCharacter(code: number, at: number): XmlFault {
    return this.fault(`The character U+${code.toString(16).toUpperCase().padStart(4, '0')} is not allowed.`, at);
  }

  private codePoint(at: number): number {
    const code = this.text.charCodeAt(at);
    return code >= 0xd800 && code < 0xdc00 ? (this.text.codePointAt(at) ?? -1) : code;
  }
}
