/** Changes of the lines of goods. Pure. */
import { type DraftGoods, emptyGoods, type TransportDraft } from '@/domain/transport/draft/transport-draft';

/** Another line, with what all lines have in common. */
export function withNewLine(draft: TransportDraft, id: string): TransportDraft {
  const last = draft.goods.at(-1);
  const line = { ...emptyGoods(id), purpose: last?.purpose ?? '', unit: last?.unit ?? '' };
  return { ...draft, goods: [...draft.goods, line] };
}

/** One line always stays, empty where it was the only one. */
export function withoutLine(draft: TransportDraft, id: string): TransportDraft {
  const [first] = draft.goods;
  if (draft.goods.length > 1) return { ...draft, goods: draft.goods.filter((line) => line.id !== id) };
  const blank = { ...emptyGoods(id), purpose: first?.purpose ?? '', unit: first?.unit ?? '' };
  return { ...draft, goods: [blank] };
}

/** The goods of an invoice: after those that are there, in place of an empty line. */
export function withGoods(
  draft: TransportDraft,
  goods: readonly DraftGoods[],
  isBlank: (line: DraftGoods) => boolean,
): TransportDraft {
  const purpose = draft.goods[0]?.purpose ?? '';
  const kept = draft.goods.filter((line) => !isBlank(line));
  return { ...draft, goods: [...kept, ...goods.map((line) => ({ ...line, purpose }))] };
}
