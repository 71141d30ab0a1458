/** How values are written inside the sentences: amounts `1.234,56`, dates `zz.ll.aaaa`, counts with „de”. */

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?$/;
const LONGEST_QUOTE = 60;

/** „Text”, shortened so that one value cannot fill the screen. */
export function quoted(text: string): string {
  const glyphs = [...text];
  return `„${glyphs.length > LONGEST_QUOTE ? `${glyphs.slice(0, LONGEST_QUOTE).join('')}…` : text}”`;
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}

function decimal(text: string, leastDecimals: number): string {
  const parts = DECIMAL.exec(text.trim());
  if (!parts) return quoted(text);
  const [, sign, whole = '', fraction = ''] = parts;
  const decimals = fraction.padEnd(leastDecimals, '0');
  return `${sign === '-' ? '−' : ''}${grouped(whole)}${decimals === '' ? '' : `,${decimals}`}`;
}

/** `1234.5` → `1.234,50`; more decimals stay as they are; what is no number comes back quoted. */
export function amountWords(text: string): string {
  return decimal(text, 2);
}

/** `12.50` → `12,50`, no decimals added. */
export function numberWords(text: string): string {
  return decimal(text, 0);
}

/** `21.00` → `21%`. */
export function percentWords(text: string): string {
  return `${numberWords(
    text
      .trim()
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, ''),
  )}%`;
}

/** `2026-11-21` → `21.11.2026`; anything else quoted. */
export function dateWords(text: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  return parts ? `${parts[3]}.${parts[2]}.${parts[1]}` : quoted(text);
}

/** Counts as Romanian says them: `1 caracter`, `19 caractere`, `20 de caractere`, `101 caractere`. */
export function countWords(text: string, one: string, many: string): string {
  const count = Number.parseInt(text, 10);
  if (Number.isNaN(count)) return `${text} ${many}`;
  if (count === 1) return `1 ${one}`;
  const rest = count % 100;
  return `${grouped(String(count))} ${count >= 20 && (rest === 0 || rest >= 20) ? 'de ' : ''}${many}`;
}

/** First letter upper case. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
