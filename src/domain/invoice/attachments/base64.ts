/** Base64 as XML Schema has it (RFC 4648, blanks allowed), without the runtime: the domain runs in all of them. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const NO_VALUE = 255;
const VALUES = valuesOfLetters();

function valuesOfLetters(): Uint8Array {
  const values = new Uint8Array(128).fill(NO_VALUE);
  for (let value = 0; value < LETTERS.length; value += 1) values[LETTERS.charCodeAt(value)] = value;
  return values;
}

/** Null where it is no base64. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const letters = text.replace(/\s+/g, '').replace(/={1,2}$/, '');
  if (letters.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let place = 0; place < letters.length; place += 1) {
    const value = VALUES[letters.charCodeAt(place)] ?? NO_VALUE;
    if (value === NO_VALUE) return null;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at] = (bits >> held) & 0xff;
    at += 1;
  }
  return bytes;
}

/** Letters made at once: strings grow in pieces. */
const PIECE = 3 * 4096;

export function encodeBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += PIECE) pieces.push(encodePiece(bytes.subarray(from, from + PIECE)));
  return pieces.join('');
}

function encodePiece(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const second = bytes[at + 1];
    const third = bytes[at + 2];
    const bits = ((bytes[at] ?? 0) << 16) | ((second ?? 0) << 8) | (third ?? 0);
    text += letter(bits >> 18) + letter(bits >> 12);
    text += (second === undefined ? '=' : letter(bits >> 6)) + (third === undefined ? '=' : letter(bits));
  }
  return text;
}

function letter(bits: number): string {
  return LETTERS.charAt(bits & 63);
}
