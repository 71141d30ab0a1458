/** The goods of an invoice, its partner and its number, as a declaration begins with them. */

import { COUNTIES } from '../../identifiers/counties';
import type { Invoice, InvoiceLine, Party } from '../../invoice/invoice';
import { toTypedText } from '../../money/typed-text';
import { type DraftGoods, type DraftPartner, EMPTY_ADDRESS, emptyGoods } from '../draft/transport-draft';
import type { RouteAddress, TransportDocument } from '../model/declaration';

export interface FromInvoice {
  readonly goods: readonly DraftGoods[];
  readonly partner: DraftPartner;
  /** Where the partner is; of an issued invoice its place of delivery. */
  readonly address: RouteAddress;
  readonly document: TransportDocument;
}

/** Lists of BT-158 that hold codes of the Combined Nomenclature. */
const TARIFF_LISTS = new Set(['TSP', 'HS', 'TSK', 'TST']);

/** `side`: who the company is on it. Services stand on it as goods do: the person takes them out. */
export function goodsOfInvoice(invoice: Invoice, side: 'seller' | 'buyer', newId: () => string): FromInvoice {
  const other = side === 'seller' ? invoice.buyer : invoice.seller;
  const at = side === 'seller' ? (invoice.delivery?.address ?? other.address) : other.address;
  return {
    goods: invoice.lines.map((line) => goodsOf(line, invoice.currency, newId())),
    partner: { country: transportCountry(other.address.country), code: partyCode(other), name: other.name },
    address: addressOf(at),
    document: { type: '20', number: invoice.number, date: invoice.issueDate, remarks: '' },
  };
}

function goodsOf(line: InvoiceLine, currency: string, id: string): DraftGoods {
  const { item, quantity, unitCode, net } = line;
  const tariff = item.classifications.find(({ listId }) => TARIFF_LISTS.has(listId))?.code ?? '';
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
