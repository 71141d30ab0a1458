/** Who issued a received document and which number it has, as people hold them for one and the same. */
import type { ColumnsEntry } from './columns-entry';
import type { ListedPartner } from './listed-partners';
import { textHash, withCode } from './sharing-a-hash';

/** Of seller and number, however the number is written. */
export function numberKeyOf(entry: ColumnsEntry): string {
  return `${sellerKeyOf(entry)} ${bareNumber(entry.numberText)}`;
}

/** Gives equal hashes where `numberKeyOf` is equal: of the entry's seller and a folded number, its own or another one. */
export function numberHashes(): (entry: ColumnsEntry, numberText: string) => number {
  const sellers = new Map<ListedPartner, number>();
  return (entry, numberText) => {
    const seller = sellers.get(entry.partner) ?? textHash(sellerKeyOf(entry));
    sellers.set(entry.partner, seller);
    return bareHash(numberText, seller);
  };
}

/** `RO123` and `123` are one seller; without a code the name is asked. */
export function sellerKeyOf({ partner: { tax, key } }: Pick<ColumnsEntry, 'partner'>): string {
  const bare = bareCode(tax);
  return bare === '' ? `~${key}` : bare;
}

/** A company has few suppliers: each code is read once. */
const CODES = new Map<string, string>();
const MOST_CODES = 20_000;

function bareCode(taxText: string): string {
  const known = CODES.get(taxText);
  if (known !== undefined) return known;
  const bare = taxText.replaceAll(/[^a-z0-9]/g, '').replace(/^ro(?=\d)/, '');
  if (CODES.size >= MOST_CODES) CODES.clear();
  CODES.set(taxText, bare);
  return bare;
}

/** `BO 007731`, `bo-7731` and `BO7731` are one number; `1-11` and `11-1` are two. */
export function bareNumber(folded: string): string {
  return folded.replace(SEPARATORS, '.').replace(LEADING_ZEROS, '$1').replace(NEXT_TO_A_LETTER, '');
}

const SEPARATORS = /[^a-z0-9]+/g;
const LEADING_ZEROS = /(^|[^0-9])0+(?=\d)/g;
/** Only between two figures does a separator tell numbers apart. */
const NEXT_TO_A_LETTER = /^\.|\.$|(?<=[a-z])\.|\.(?=[a-z])/g;

/** Equal where `bareNumber` is: it leaves out letters' neighbours and zeros, this all separators and the zeros that lead a run. */
function bareHash(folded: string, after: number): number {
  let hash = after;
  let leads = true;
  for (let at = 0; at < folded.length; at += 1) {
    const code = folded.charCodeAt(at);
    const isFigure = code >= 0x30 && code <= 0x39;
    const isLetter = code >= 0x61 && code <= 0x7a;
    if (isLetter || (isFigure && !(leads && code === 0x30))) hash = withCode(hash, code);
    leads = !isFigure || (leads && code === 0x30);
  }
  return hash >>> 0;
}
