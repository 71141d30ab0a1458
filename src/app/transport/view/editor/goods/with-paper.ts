import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import { isBlankGoods } from '@/domain/transport/writing/draft-totals';
import type { GoodsOfPaper, PaperSide } from '@/domain/transport/writing/goods-of-paper';
import { withGoods } from './goods-change';

/** The draft with the goods of a paper after those that are written; its partner, its place and its number where there are none yet. */
export function withPaper(before: TransportDraft, from: GoodsOfPaper, side: PaperSide): TransportDraft {
  const { partner, address, document } = from;
  const taken = before.partner.name === '' && partner.name !== '';
  const { end } = before;
  const toThem = side === 'seller' && taken && partner.country === 'RO' && end.address.locality === '';
  return {
    ...withGoods(before, from.goods, isBlankGoods),
    ...(taken ? { partner } : {}),
    ...(toThem && address.locality !== '' ? { end: { ...end, kind: 'address', address } } : {}),
    documents: before.documents.every(({ number }) => number === '') ? [document] : [...before.documents, document],
  };
}
