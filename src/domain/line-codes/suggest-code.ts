/**
 * Which of the company's own codes a received line gets, told from what was chosen before for the same seller. Only a suggestion: it says why,
 * and a person confirms it.
 */
import { fold } from '../text/fold';

/** What the seller calls the item of a line; '' where the line does not say it. */
export interface SellerItem {
  /** BT-155. */
  readonly sellerItem: string;
  /** BT-157. */
  readonly standardItem: string;
  /** BT-153. */
  readonly name: string;
}

/** A code that a person chose for a line of the seller. */
export interface ChosenCode extends SellerItem {
  readonly code: string;
  /** BT-2 of its invoice, `yyyy-MM-dd`; '' is the oldest. */
  readonly issueDate: string;
  /** Chosen knowing of another code: what is not newer no longer counts. */
  readonly settles: boolean;
}

/** One code of the item, with how often it was chosen and when last. */
export interface CodeUse {
  readonly code: string;
  readonly times: number;
  /** `yyyy-MM-dd`. */
  readonly last: string;
}

export type SuggestedBy = 'seller-item' | 'standard-item' | 'name';

/**
 * `same`: always chosen so for this item. `probable`: the names are the same, but the seller's codes are not. `two`: chosen differently, the newest
 * first. `new`: nothing is known of it.
 */
export type CodeSuggestion =
  | { readonly kind: 'same' | 'probable'; readonly by: SuggestedBy; readonly use: CodeUse; readonly before: SellerItem }
  | { readonly kind: 'two'; readonly by: SuggestedBy; readonly uses: readonly CodeUse[] }
  | { readonly kind: 'new' };

/** Folded, with signs as blanks: `Făină 650, sac 25kg` and `FAINA 650 SAC 25KG` are one name. */
export function itemName(name: string): string {
  return fold(name.replace(/[^\p{L}\p{N}]+/gu, ' '));
}

/** The history of one seller, ready to be asked for each of many lines. */
export class SellerCodes {
  private readonly byItem = new Map<string, ChosenCode[]>();
  private readonly byStandard = new Map<string, ChosenCode[]>();
  private readonly byName = new Map<string, ChosenCode[]>();

  constructor(history: readonly ChosenCode[]) {
    for (const one of history) {
      put(this.byItem, one.sellerItem.trim(), one);
      put(this.byStandard, one.standardItem.trim(), one);
      put(this.byName, itemName(one.name), one);
    }
  }

  /** By the exact id first, then by the name. */
  suggest(line: SellerItem): CodeSuggestion {
    const bySeller = this.byItem.get(line.sellerItem.trim());
    if (bySeller !== undefined) return judged('seller-item', line, bySeller);
    const byStandard = this.byStandard.get(line.standardItem.trim());
    if (byStandard !== undefined) return judged('standard-item', line, byStandard);
    const byName = this.byName.get(itemName(line.name));
    if (byName === undefined) return { kind: 'new' };
    const found = judged('name', line, byName);
    // Where ids are known that are not the same, the same name may be another item.
    return found.kind === 'same' && [line, found.before].some(hasId) ? { ...found, kind: 'probable' } : found;
  }
}

function put(index: Map<string, ChosenCode[]>, key: string, one: ChosenCode): void {
  if (key === '') return;
  const known = index.get(key);
  if (known === undefined) index.set(key, [one]);
  else known.push(one);
}

function hasId({ sellerItem, standardItem }: SellerItem): boolean {
  return sellerItem.trim() !== '' || standardItem.trim() !== '';
}

/** Sellers give one id to several items too: where its codes differ, the name tells which is meant. */
function judged(by: SuggestedBy, line: SellerItem, found: readonly ChosenCode[]): CodeSuggestion {
  const uses = usesOf(sinceSettled(found));
  if (uses.length > 1 && by !== 'name') {
    const named = found.filter(({ name }) => itemName(name) === itemName(line.name));
    const own = usesOf(sinceSettled(named));
    if (own.length === 1) return oneCode(by, own, named);
  }
  return uses.length > 1 ? { kind: 'two', by, uses } : oneCode(by, uses, found);
}

function oneCode(by: SuggestedBy, [use]: readonly CodeUse[], found: readonly ChosenCode[]): CodeSuggestion {
  const before = use === undefined ? undefined : found.findLast(({ code }) => code === use.code);
  return use === undefined || before === undefined ? { kind: 'new' } : { kind: 'same', by, use, before };
}

function sinceSettled(found: readonly ChosenCode[]): readonly ChosenCode[] {
  const last = found
    .filter(({ settles }) => settles)
    .map(({ issueDate }) => issueDate)
    .sort()
    .at(-1);
  if (last === undefined) return found;
  return found.filter(({ issueDate, settles }) => issueDate > last || (settles && issueDate === last));
}

/** The newest first; of one day the more frequent. */
function usesOf(found: readonly ChosenCode[]): readonly CodeUse[] {
  const uses = new Map<string, CodeUse>();
  for (const { code, issueDate } of found) {
    const known = uses.get(code);
    const last = known !== undefined && known.last > issueDate ? known.last : issueDate;
    uses.set(code, { code, times: (known?.times ?? 0) + 1, last });
  }
  return [...uses.values()].sort((a, b) => {
    if (a.last !== b.last) return a.last < b.last ? 1 : -1;
    return b.times - a.times || (a.code < b.code ? -1 : 1);
  });
}
