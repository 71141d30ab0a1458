/**
 * The text of a file of a table: by its byte-order mark, else UTF-8 where the bytes are that, else windows-1250, which Romanian
 * programs write. Its ş and ţ with a cedilla become ș and ț.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return withCommas(new TextDecoder('windows-1250').decode(bytes));
  }
}

const COMMAS: Readonly<Record<string, string>> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' };

function withCommas(text: string): string {
  return text.replaceAll(/[şţŞŢ]/g, (letter) => COMMAS[letter] ?? letter);
}
