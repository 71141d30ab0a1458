/** How values are written inside the sentences: amounts `1.234,56`, dates `zz.ll.aaaa`, counts with „de”. */
import { readDecimal } from '../../../money/decimal';
import { formatAmount, formatNumber } from '../../../money/format-amount';

const LONGEST_QUOTE = 60;

/** „Text”, shortened so that one value cannot fill the screen. */
export function quoted(text: string): string {
  return `„${shortened(text)}”`;
}

/** A value inside the sentence, without blanks around it. */
export function plain(text: string): string {
  return shortened(text.trim());
}

function shortened(text: string): string {
  const glyphs = [...text.replace(/\s+/g, ' ')];
  return glyphs.length > LONGEST_QUOTE ? `${glyphs.slice(0, LONGEST_QUOTE).join('').trimEnd()}…` : glyphs.join('');
}

/** `1234.5` → `1.234,50`; more decimals stay as they are; what is no number comes back quoted. */
export function amountWords(text: string): string {
  const value = readDecimal(text.trim());
  return value ? formatAmount(value, Math.max(2, value.scale)) : quoted(text);
}

/** `12.50` → `12,50`, no decimals added. */
export function numberWords(text: string): string {
  const value = readDecimal(text.trim());
  return value ? formatAmount(value, value.scale) : quoted(text);
}

/** `21.00` → `21%`. */
export function percentWords(text: string): string {
  const value = readDecimal(text.trim());
  return value ? `${formatNumber(value)}%` : quoted(text);
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
  return `${numberWords(String(count))} ${count >= 20 && (rest === 0 || rest >= 20) ? 'de ' : ''}${many}`;
}

/** First letter upper case. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
