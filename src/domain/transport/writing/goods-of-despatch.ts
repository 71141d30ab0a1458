/** The goods of a delivery note as another program writes it: DespatchAdvice of UBL 2.1. */

import type { Party } from '../../invoice/invoice';
import { bareCode } from '../../invoice/party-codes';
import { readAddress } from '../../invoice/ubl/read/read-basics';
import { readParty } from '../../invoice/ubl/read/read-parties';
import { at, attributeOf, childOf, childrenOf, textAt, textOf } from '../../invoice/ubl/read/ubl-tree';
import { isDecimalText } from '../../money/decimal-text';
import { toTypedText } from '../../money/typed-text';
import type { XmlElement } from '../../xml/xml-element';
import { type DraftGoods, emptyGoods } from '../draft/transport-draft';
import { addressOf, isTariffList, partnerOf } from './goods-of-invoice';
import type { GoodsOfPaper, PaperSide } from './goods-of-paper';

/** `tipDocument` of a delivery note. */
export const DELIVERY_NOTE = '30';
const ROOT = 'DespatchAdvice';

export interface FromDespatch {
  readonly from: GoodsOfPaper;
  readonly side: PaperSide;
}

/** Undefined where the root is another document's. `own`: fiscal code of the company, digits. */
export function goodsOfDespatch(root: XmlElement, own: string, newId: () => string): FromDespatch | undefined {
  if (root.name !== ROOT) return undefined;
  const supplier = partyAt(root, 'DespatchSupplierParty');
  const customer = partyAt(root, 'DeliveryCustomerParty');
  // Whoever does not stand on it as the customer has sent it.
  const side: PaperSide = isOf(customer, own) && !isOf(supplier, own) ? 'buyer' : 'seller';
  const other = side === 'seller' ? customer : supplier;
  const place = at(root, 'Shipment/Delivery/DeliveryAddress');
  const from: GoodsOfPaper = {
    goods: childrenOf(root, 'DespatchLine').map((line) => goodsOf(line, newId())),
    partner: partnerOf(other),
    address: addressOf(side === 'seller' && place !== undefined ? readAddress(place) : other.address),
    document: {
      ...{ type: DELIVERY_NOTE, number: textAt(root, 'ID') ?? '', date: textAt(root, 'IssueDate') ?? '', remarks: '' },
    },
  };
  return { from, side };
}

function partyAt(root: XmlElement, name: string): Party {
  const party = readParty(childOf(root, name));
  return party.name === '' ? { ...party, name: party.tradingName ?? '' } : party;
}

function isOf({ vatId, taxRegistration, legalRegistration }: Party, own: string): boolean {
  return [vatId, taxRegistration, legalRegistration?.value].some(
    (code) => code !== undefined && bareCode(code) === own,
  );
}

function goodsOf(line: XmlElement, id: string): DraftGoods {
  const quantity = childOf(line, 'DeliveredQuantity');
  const unit = attributeOf(quantity, 'unitCode') ?? '';
  const item = childOf(line, 'Item');
  const code = childrenOf(item, 'CommodityClassification')
    .map((one) => childOf(one, 'ItemClassificationCode'))
    .find((one) => isTariffList(attributeOf(one, 'listID') ?? ''));
  const written = textOf(quantity) ?? '';
  const amount = isDecimalText(written) ? toTypedText(written) : written;
  return {
    ...emptyGoods(id),
    name: textAt(item, 'Name') ?? '',
    tariffCode: (textOf(code) ?? '').replaceAll(/\D/g, ''),
    quantity: amount,
    unit,
    // A kilogram weighs what it is.
    ...(unit === 'KGM' ? { netWeight: amount } : {}),
  };
}
