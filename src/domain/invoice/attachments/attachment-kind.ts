/**
 * What an embedded file really is, by its bytes: the name and the MIME code beside it are its sender's word. Of the kinds that
 * EN 16931 lets into BT-125 (MIME list of the code lists, BR-CL-24) each is told by its first bytes; what could act is told too.
 */

/** The kinds that may be given to the person. */
export type SafeKind = 'pdf' | 'png' | 'jpeg' | 'csv' | 'xlsx' | 'ods' | 'xml';

/** `program`: the machine would run it. `page`: a browser would. `zip`: packed files. `unknown`: none of the list. */
export type AttachmentKind = SafeKind | 'program' | 'page' | 'zip' | 'unknown' | 'empty';

export const EXTENSIONS: Readonly<Record<SafeKind, string>> = {
  pdf: 'pdf',
  png: 'png',
  jpeg: 'jpg',
  csv: 'csv',
  xlsx: 'xlsx',
  ods: 'ods',
  xml: 'xml',
};

const MIME_KINDS: Readonly<Record<string, SafeKind>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'text/csv': 'csv',
  'text/xml': 'xml',
  'application/xml': 'xml',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
};

/** The kind that a MIME code says; undefined for one of no list. */
export function kindOfMime(mimeCode: string): SafeKind | undefined {
  return MIME_KINDS[mimeCode.trim().toLowerCase()];
}

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));

/** First bytes of programs: Windows, Linux, macOS, Java, scripts of shells. */
const PROGRAMS = ['MZ', '\x7fELF', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe', '\xce\xfa\xed\xfe', '#!'];
/** Where readers of PDF still look for its mark. */
const PDF_HEAD = 1024;
const TEXT_HEAD = 4096;
const ACTIVE_MARKUP = /<\s*(?:!doctype\s+html|html|script|svg|iframe|body|head|hta:|\?php)/i;

export function kindOfBytes(bytes: Uint8Array): AttachmentKind {
  if (bytes.length === 0) return 'empty';
  const head = latin(bytes, 0, PDF_HEAD);
  if (PROGRAMS.some((mark) => head.startsWith(mark))) return 'program';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK\x03\x04')) return zipKind(bytes);
  return textKind(bytes);
}

/** Names inside a zip stand in it as they are. */
function zipKind(bytes: Uint8Array): AttachmentKind {
  if (latin(bytes, 30, 120).includes('mimetypeapplication/vnd.oasis.opendocument.spreadsheet')) return 'ods';
  return holds(bytes, 'xl/workbook.xml') ? 'xlsx' : 'zip';
}

function textKind(bytes: Uint8Array): AttachmentKind {
  const head = bytes.subarray(0, TEXT_HEAD);
  if (head.includes(0)) return 'unknown';
  const text = latin(head, 0, head.length);
  if (ACTIVE_MARKUP.test(text)) return 'page';
  if (/^(?:\xef\xbb\xbf)?\s*<\?xml/.test(text)) return 'xml';
  return isText(bytes) ? 'csv' : 'unknown';
}

/** A text has no control characters but its tabs and line ends, in whatever letters it is written. */
function isText(bytes: Uint8Array): boolean {
  return !bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32));
}

/** What of a PDF acts when it is opened (ISO 32000-2, 12.6.4), and what of a spreadsheet does. */
const PDF_ACTIONS = ['/JavaScript', '/Launch', '/RichMedia', '/EmbeddedFile'];
/** Four bytes stand by chance in the pictures of one in three hundred files of 5 MB: they count where text stands before them, as in a dictionary. */
const SHORT_PDF_ACTIONS = ['/JS ', '/JS(', '/JS<'];
const TEXT_BEFORE = 8;
const MACROS = ['vbaProject.bin', 'Basic/Standard', 'Scripts/'];

/** Whether it carries scripts or files of its own; what a PDF packs away inside is not seen. */
export function carriesScripts(bytes: Uint8Array, kind: AttachmentKind): boolean {
  if (kind === 'pdf')
    return (
      PDF_ACTIONS.some((mark) => holds(bytes, mark)) ||
      SHORT_PDF_ACTIONS.some((mark) => holds(bytes, mark, (at) => isAfterText(bytes, at)))
    );
  return (kind === 'xlsx' || kind === 'ods' || kind === 'zip') && MACROS.some((mark) => holds(bytes, mark));
}

/** Syntax is ASCII; the values between may be anything. */
function isAfterText(bytes: Uint8Array, at: number): boolean {
  const before = bytes.subarray(Math.max(0, at - TEXT_BEFORE), at);
  return before.every((byte) => (byte >= 32 && byte < 127) || (byte >= 9 && byte <= 13));
}

/** `counts`: whether the one that begins there does. */
function holds(bytes: Uint8Array, mark: string, counts: (at: number) => boolean = () => true): boolean {
  const first = mark.charCodeAt(0);
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (latin(bytes, at, at + mark.length) === mark && counts(at)) return true;
  }
  return false;
}
