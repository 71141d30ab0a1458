/**
 * Single-byte encodings read by tables of our own, because the runtimes' decoders do not agree on them: Node has no
 * ISO-8859-16 (ICU has none) and reads windows-1252 as ISO-8859-1 (nodejs/node#56542), browsers read ISO-8859-1 as
 * windows-1252 (WHATWG Encoding, 4.2). A document must say the same on the device and on the server.
 */

/** Bytes 0x80 to 0x9F; the five that mean nothing stay controls, as browsers have them. Source: WHATWG index-windows-1252. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Bytes 0xA0 to 0xFF. Source: ISO/IEC 8859-16:2001. */
const ISO_8859_16 =
  '\u00a0ĄąŁ€„Š§š©Ș«Ź\u00adźŻ°±ČłŽ”¶·žčș»ŒœŸżÀÁÂĂÄĆÆÇÈÉÊËÌÍÎÏĐŃÒÓÔŐÖŚŰÙÚÛÜĘȚßàáâăäćæçèéêëìíîïđńòóôőöśűùúûüęțÿ';

const CHUNK = 8192;

/** The text in one of these encodings; undefined for any other, which the runtime's decoder reads. */
export function decodeSingleByte(encoding: string, bytes: Uint8Array): string | undefined {
  if (encoding === 'iso-8859-1') return latin1(bytes);
  if (encoding === 'windows-1252')
    return latin1(bytes).replace(/[\x80-\x9f]/g, (sign) => signOf(WINDOWS_1252, sign, 0x80));
  if (encoding === 'iso-8859-16')
    return latin1(bytes).replace(/[\xa0-\xff]/g, (sign) => signOf(ISO_8859_16, sign, 0xa0));
  return undefined;
}

function signOf(table: string, sign: string, first: number): string {
  return table.charAt(sign.charCodeAt(0) - first);
}

/** Every byte is the code point of its number. */
function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
}
