/** The lines of a received invoice, each with its own code, or with the one that is suggested. */
import { fold } from '../text/fold';
import { type ChosenCode, type CodeSuggestion, itemName, SellerCodes, type SellerItem } from './suggest-code';

/** `coded`: confirmed by a person. The others have at most a suggestion: `same` is sure, `two` has several codes, `new` none. */
export type LineState = 'coded' | 'same' | 'probable' | 'two' | 'new';

export interface ReceivedLine extends SellerItem {
  /** Its place on the invoice, from 1. */
  readonly id: string;
  /** BT-130. */
  readonly unitCode: string;
}

/** Where the suggestion comes from: what was chosen before, or an own code or name that is the seller's (`own`). */
export type LineReason =
  | Exclude<CodeSuggestion, { readonly kind: 'new' }>
  | { readonly kind: 'own'; readonly by: 'code' | 'name' }
  | null;

export interface CodedLine extends ReceivedLine {
  readonly state: LineState;
  /** Chosen or suggested; '' where there is none. */
  readonly code: string;
  readonly reason: LineReason;
  /** The code is not, or no longer, among the company's own. */
  readonly gone: boolean;
}

interface Known {
  /** What was chosen on this invoice, by line. */
  readonly chosen: ReadonlyMap<string, ChosenCode>;
  /** On the seller's other invoices, the oldest first. */
  readonly history: readonly ChosenCode[];
  /** The company's own codes with their names. */
  readonly own: readonly { readonly code: string; readonly name: string }[];
}

export function codedLines(lines: readonly ReceivedLine[], { chosen, history, own }: Known): readonly CodedLine[] {
  const seller = new SellerCodes([...history, ...chosen.values()]);
  const codes = new Set(own.map(({ code }) => code));
  const byCode = new Map(own.map(({ code }) => [fold(code), code]));
  const byName = new Map(own.map(({ code, name }) => [itemName(name), code]));
  return lines.map((line) => {
    const code = chosen.get(line.id)?.code;
    if (code !== undefined) return { ...line, state: 'coded', code, reason: null, gone: !codes.has(code) };
    const reason = seller.suggest(line);
    if (reason.kind === 'new') return { ...line, ...fromOwn(line, byCode, byName), gone: false };
    const suggested = reason.kind === 'two' ? (reason.uses[0]?.code ?? '') : reason.use.code;
    const gone = !codes.has(suggested);
    return { ...line, state: gone && reason.kind === 'same' ? 'probable' : reason.kind, code: suggested, reason, gone };
  });
}

function fromOwn(
  line: SellerItem,
  byCode: ReadonlyMap<string, string>,
  byName: ReadonlyMap<string, string>,
): Pick<CodedLine, 'state' | 'code' | 'reason'> {
  const code = line.sellerItem === '' ? undefined : byCode.get(fold(line.sellerItem));
  if (code !== undefined) return { state: 'probable', code, reason: { kind: 'own', by: 'code' } };
  const named = byName.get(itemName(line.name));
  if (named !== undefined) return { state: 'probable', code: named, reason: { kind: 'own', by: 'name' } };
  return { state: 'new', code: '', reason: null };
}

/** Codes that the item has elsewhere and that `code` would go against; a person is told of them before. */
export function otherCodes(
  line: SellerItem & { readonly id: string },
  code: string,
  { chosen, history }: Pick<Known, 'chosen' | 'history'>,
): readonly string[] {
  const others = [...chosen].flatMap(([id, one]) => (id === line.id ? [] : [one]));
  const known = new SellerCodes([...history, ...others]).suggest(line);
  if (known.kind === 'new' || known.kind === 'probable') return [];
  const codes = known.kind === 'two' ? known.uses.map((use) => use.code) : [known.use.code];
  return codes.filter((other) => other !== code);
}
