/** The goods of an invoice, its partner and its number, as a declaration begins with them. */

import { COUNTIES } from '../../identifiers/counties';
import type { Invoice, InvoiceLine, Party } from '../../invoice/invoice';
import { toTypedText } from '../../money/typed-text';
import { type DraftGoods, type DraftPartner, EMPTY_ADDRESS, emptyGoods } from '../draft/transport-draft';
import type { RouteAddress } from '../model/declaration';
import type { GoodsOfPaper, PaperSide } from './goods-of-paper';

/** Lists of BT-158 that hold codes of the Combined Nomenclature. */
const TARIFF_LISTS = new Set(['TSP', 'HS', 'TSK', 'TST']);

export function isTariffList(listId: string): boolean {
  return TARIFF_LISTS.has(listId);
}

/** `side`: who the company is on it. Services stand on it as goods do: the person takes them out. */
export function goodsOfInvoice(invoice: Invoice, side: PaperSide, newId: () => string): GoodsOfPaper {
  const other = side === 'seller' ? invoice.buyer : invoice.seller;
  const at = side === 'seller' ? (invoice.delivery?.address ?? other.address) : other.address;
  return {
    goods: invoice.lines.map((line) => goodsOf(line, invoice.currency, newId())),
    partner: partnerOf(other),
    address: addressOf(at),
    document: { type: '20', number: invoice.number, date: invoice.issueDate, remarks: '' },
  };
}

function goodsOf(line: InvoiceLine, currency: string, id: string): DraftGoods {
  const { item, quantity, unitCode, net } = line;
  const tariff = item.classifications.find(({ listId }) => isTariffList(listId))?.code ?? '';
  return {
    ...emptyGoods(id),
    name: item.name,
    tariffCode: tariff.replaceAll(/\D/g, ''),
    quantity: toTypedText(quantity),
    unit: unitCode,
    // A value in another currency is not lei; a kilogram weighs what it is.
    value: currency === 'RON' ? toTypedText(net) : '',
    ...(unitCode === 'KGM' ? { netWeight: toTypedText(quantity) } : {}),
  };
}

/** A party of a document as the partner of a transport. */
export function partnerOf(party: Party): DraftPartner {
  return { country: transportCountry(party.address.country), code: partyCode(party), name: party.name };
}

function partyCode({ vatId, legalRegistration, taxRegistration, address }: Party): string {
  const code = vatId ?? taxRegistration ?? legalRegistration?.value ?? '';
  return address.country === 'RO' ? code.replace(/^RO/i, '') : code;
}

/** Greece is EL in e-Transport. */
export function transportCountry(code: string): string {
  return code === 'GR' ? 'EL' : code;
}

interface PlainAddress {
  readonly line1?: string;
  readonly city?: string;
  readonly postCode?: string;
  readonly countrySubdivision?: string;
}

/** An address of an invoice or of a partner, as a place of the route has it. */
export function addressOf({
  line1 = '',
  city = '',
  postCode = '',
  countrySubdivision = '',
}: PlainAddress): RouteAddress {
  const county = COUNTIES.find(({ iso }) => iso === countrySubdivision)?.number;
  const street = /^(.*?)[,\s]+nr\.?\s*([\w/-]+)\s*,?\s*(.*)$/i.exec(line1.trim());
  const [, name = line1.trim(), number = '', more = ''] = street ?? [];
  return {
    ...EMPTY_ADDRESS,
    county: county === undefined ? '' : String(county),
    locality: city,
    street: name.replace(/^(str(ada|\.)?)\s+/i, ''),
    number,
    more,
    postalCode: postCode,
  };
}
