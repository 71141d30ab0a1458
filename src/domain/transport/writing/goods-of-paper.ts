/** What a paper that goes with goods says of their transport: an invoice (goods-of-invoice.ts), or a delivery note from its file. */
import type { DraftGoods, DraftPartner } from '../draft/transport-draft';
import type { RouteAddress, TransportDocument } from '../model/declaration';

export interface GoodsOfPaper {
  readonly goods: readonly DraftGoods[];
  /** The other one on it; its name is '' where the paper does not say. */
  readonly partner: DraftPartner;
  /** Where the partner is; of what is issued, its place of delivery. */
  readonly address: RouteAddress;
  readonly document: TransportDocument;
}

/** Who the company is on it. */
export type PaperSide = 'seller' | 'buyer';
