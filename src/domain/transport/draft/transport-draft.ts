/**
 * A declaration as a person writes it: right or wrong, all of it texts as typed. What it says to ANAF is made by
 * declaration-of-draft.ts; nothing is judged here.
 */
import type {
  EarlierNotification,
  GoodsLine,
  RouteAddress,
  TransportData,
  TransportDocument,
} from '../model/declaration';
import { ADDRESS_FIELDS, DOCUMENT_FIELDS, GOODS_FIELDS, TRANSPORT_FIELDS } from '../model/declaration-fields';
import type { PlaceKind } from '../operations';

export interface DraftGoods extends GoodsLine {
  /** Of the line on the device, to keep its place while others are moved. */
  readonly id: string;
  readonly productId?: string;
}

export interface DraftPartner {
  readonly partnerId?: string;
  readonly country: string;
  readonly code: string;
  readonly name: string;
}

/** What was typed for another kind of place stays, and is not declared. */
export interface DraftPlace {
  readonly kind: PlaceKind | '';
  readonly borderPoint: string;
  readonly customsOffice: string;
  readonly address: RouteAddress;
}

export interface TransportDraft {
  /** `codTipOperatiune`. */
  readonly operation: string;
  readonly goods: readonly DraftGoods[];
  readonly partner: DraftPartner;
  readonly transport: TransportData;
  readonly start: DraftPlace;
  readonly end: DraftPlace;
  readonly documents: readonly TransportDocument[];
  readonly earlier: readonly EarlierNotification[];
}

function blank<F extends object>(table: F): { readonly [K in keyof F]: string } {
  // The entries have the table's own keys, which Object.fromEntries does not keep in the type.
  return Object.fromEntries(Object.keys(table).map((name) => [name, ''])) as { [K in keyof F]: string };
}

export const EMPTY_ADDRESS: RouteAddress = blank(ADDRESS_FIELDS);
export const EMPTY_PLACE: DraftPlace = { kind: '', borderPoint: '', customsOffice: '', address: EMPTY_ADDRESS };
export const EMPTY_DOCUMENT: TransportDocument = blank(DOCUMENT_FIELDS);

export function emptyGoods(id: string): DraftGoods {
  return { ...blank(GOODS_FIELDS), id };
}

/** A new declaration; `firstLine`: id of its first line of goods. */
export function emptyTransportDraft(firstLine: string): TransportDraft {
  return {
    operation: '',
    goods: [emptyGoods(firstLine)],
    partner: { country: '', code: '', name: '' },
    transport: blank(TRANSPORT_FIELDS),
    start: EMPTY_PLACE,
    end: EMPTY_PLACE,
    documents: [EMPTY_DOCUMENT],
    earlier: [],
  };
}
