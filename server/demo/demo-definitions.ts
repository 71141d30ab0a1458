/** Partners, products, series, VAT rates and payment methods of a demo company, as its definitions keep them. */

import type { CompanyParticulars } from '@/api/entities/company';
import type { Partner } from '@/api/entities/partner';
import type { PaymentMethod } from '@/api/entities/payment-method';
import type { Product } from '@/api/entities/product';
import type { DocumentType, Serial } from '@/api/entities/serial';
import type { VatRate } from '@/api/entities/vat-rate';
import type { EntityId } from '@/api/ids';
import { normalizeCountyAndCity } from '@/domain/identifiers/romanian-address';
import { decimalText } from '@/domain/money/decimal-text';
import { fold } from '@/domain/text/fold';
import { vatCategoryFacts } from '@/domain/vat/vat-categories';
import type { RegisteredCompany } from '../outside/stand-ins/company-register/registered-company';
import { DEMO_BUYERS } from './demo-buyers';
import { DEMO_PRODUCTS } from './demo-products';
import { demoId } from './demo-random';

export interface DemoDefinitions {
  readonly partners: readonly Partner[];
  readonly products: readonly Product[];
  readonly serials: Readonly<Record<DocumentType, Serial>>;
  readonly vatRates: readonly VatRate[];
  readonly paymentMethods: readonly PaymentMethod[];
}

/** Ids are made of the company and the thing's own name, so that a repeated start makes the same ones. */
function idOf({ cif, round }: Owner, name: string): EntityId {
  return demoId(`${cif}:${name}`, round) as EntityId;
}

/** Whose they are, and in which round (demo-random.ts). */
type Owner = CompanyParticulars & { readonly round: number };

/** `today`: the day the look-ups of the partners are dated. */
export function demoDefinitions(particulars: CompanyParticulars, today: string, round = 0): DemoDefinitions {
  const company: Owner = { ...particulars, round };
  return {
    partners: DEMO_BUYERS.map((buyer) => partner(company, buyer, today)),
    products: (DEMO_PRODUCTS[company.cif] ?? []).map((_row, place) => product(company, place)),
    serials: { FCT: serial(company, 'FCT'), NC: serial(company, 'NC') },
    vatRates: vatRates(company),
    paymentMethods: [
      {
        id: idOf(company, 'transfer'),
        name: 'Transfer bancar',
        meansCode: '30',
        iban: company.iban,
        bank: company.bank,
      },
      { id: idOf(company, 'cash'), name: 'Numerar', meansCode: '10', iban: '', bank: '' },
      { id: idOf(company, 'card'), name: 'Card bancar', meansCode: '48', iban: '', bank: '' },
    ],
  };
}

function partner(company: Owner, buyer: RegisteredCompany, today: string): Partner {
  const place = normalizeCountyAndCity('RO', buyer.county, buyer.city);
  return {
    id: idOf(company, `partner:${buyer.cui}`),
    external: false,
    name: buyer.name,
    taxId: buyer.cui,
    vatRegistered: buyer.vatRegistered,
    vatCheckedOn: today,
    registration: buyer.registration,
    address: {
      line1: `${buyer.street} nr. ${buyer.streetNumber}`,
      city: place.city,
      postCode: buyer.postCode,
      countrySubdivision: place.countrySubdivision,
      country: 'RO',
    },
    contactName: '',
    email: `contact@${fold(buyer.name)
      .replace(/ (?:srl|sa)$/, '')
      .replace(/[^a-z0-9]+/g, '-')}.example`,
    telephone: buyer.telephone,
    iban: '',
    bank: '',
    paymentTermDays: '',
    notes: '',
  };
}

function product(company: Owner, place: number): Product {
  const [name, unitCode, price, rate] = DEMO_PRODUCTS[company.cif]?.[place] ?? ['', 'H87', '0', '21'];
  return {
    id: idOf(company, `product:${place}`),
    code: `P${String(place + 1).padStart(3, '0')}`,
    name,
    description: '',
    unitCode,
    price: decimalText(price),
    currency: 'RON',
    vatCategory: 'S',
    vatRate: decimalText(rate),
    exemptionReasonCode: '',
    exemptionReason: '',
    classificationCode: '',
    classificationList: '',
  };
}

function serial(company: Owner, type: DocumentType): Serial {
  return {
    id: idOf(company, `serial:${type}`),
    prefix: `${type}-`,
    width: 4,
    firstNumber: 1,
    type,
    place: 'Sediul social',
    responsible: company.contactName,
  };
}

function vatRates(company: Owner): readonly VatRate[] {
  const rate = (name: string, category: string, percent: string): VatRate => ({
    id: idOf(company, `vat:${name}`),
    name,
    category,
    rate: percent === '' ? '' : decimalText(percent),
    exemptionReasonCode: vatCategoryFacts(category)?.exemptionReasonCode ?? '',
    exemptionReason: vatCategoryFacts(category)?.exemptionReason ?? '',
  });
  return [
    rate('TVA 21%', 'S', '21'),
    rate('TVA 11%', 'S', '11'),
    rate('Taxare inversă', 'AE', '0'),
    rate('Scutit', 'E', '0'),
    rate('Livrare intracomunitară', 'K', '0'),
    rate('Export', 'G', '0'),
    rate('Neimpozabil', 'O', ''),
  ];
}
