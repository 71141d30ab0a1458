/**
 * Character classes of XML 1.0 (fifth edition): Char (2.2), S, NameStartChar and NameChar (2.3). ASCII is answered
 * from a table; everything else is rare and answered by ranges.
 */
const NAME_START = 1;
const NAME = 2;
const SPACE = 4;

const ASCII = new Uint8Array(128);
for (const char of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_:')
  ASCII[char.charCodeAt(0)] = NAME_START | NAME;
for (const char of '0123456789-.') ASCII[char.charCodeAt(0)] = NAME;
for (const char of ' \t\r\n') ASCII[char.charCodeAt(0)] = SPACE;

/** NameStartChar above ASCII, as pairs of first and last code point. */
const NAME_START_RANGES = [
  0xc0, 0xd6, 0xd8, 0xf6, 0xf8, 0x2ff, 0x370, 0x37d, 0x37f, 0x1fff, 0x200c, 0x200d, 0x2070, 0x218f, 0x2c00, 0x2fef,
  0x3001, 0xd7ff, 0xf900, 0xfdcf, 0xfdf0, 0xfffd, 0x10000, 0xeffff,
];
const MORE_NAME_RANGES = [0xb7, 0xb7, 0x300, 0x36f, 0x203f, 0x2040];

function inRanges(code: number, ranges: readonly number[]): boolean {
  for (let i = 0; i < ranges.length; i += 2) {
    if (code >= (ranges[i] ?? 0) && code <= (ranges[i + 1] ?? 0)) return true;
  }
  return false;
}

/** White space: space, tab, carriage return, line feed. */
export function isSpace(code: number): boolean {
  return code < 128 && ((ASCII[code] ?? 0) & SPACE) !== 0;
}

/** May begin a name (`:` included, namespaces are looked at later). */
export function isNameStart(code: number): boolean {
  return code < 128 ? ((ASCII[code] ?? 0) & NAME_START) !== 0 : inRanges(code, NAME_START_RANGES);
}

/** May stand inside a name. */
export function isNameChar(code: number): boolean {
  if (code < 128) return ((ASCII[code] ?? 0) & NAME) !== 0;
  return inRanges(code, NAME_START_RANGES) || inRanges(code, MORE_NAME_RANGES);
}

/** Steps over the ASCII characters of a name. */
export function afterAsciiName(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 128 || ((ASCII[code] ?? 0) & NAME) === 0) break;
  }
  return at;
}

/** A code point that XML 1.0 allows in a document (Char). */
export function isXmlChar(code: number): boolean {
  if (code < 0x20) return code === 9 || code === 10 || code === 13;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff);
}

/** Whether the text is empty or white space only. */
export function isBlank(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (!isSpace(text.charCodeAt(at))) return false;
  return true;
}

/**
 * The text without white space around it, as XML Schema collapses values that are not strings. Character by character: a
 * pattern for the blanks at the end tries every run of blanks from each of its places.
 */
export function trimSpace(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && isSpace(text.charCodeAt(from))) from++;
  while (to > from && isSpace(text.charCodeAt(to - 1))) to--;
  return text.slice(from, to);
}
