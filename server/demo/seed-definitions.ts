/** The area of definitions: partners, products, series, VAT rates, payment methods. */
import * as definitions from '@/api/calls/definition-calls';
import type { CompanyId } from '@/api/ids';
import { type DemoArea, type DemoCompany, type DemoServer, must } from './demo-area';
import type { DemoDefinitions } from './demo-definitions';

/** They have no order among each other and go together. */
const TOGETHER = 8;

export function definitionsArea({ id, known }: DemoCompany): DemoArea {
  const calls = definitionCalls(known);
  return {
    steps: calls.length,
    fill: async (server, step) => {
      for (let from = 0; from < calls.length; from += TOGETHER)
        await Promise.all(calls.slice(from, from + TOGETHER).map((call) => call(server, id).then(step)));
    },
  };
}

type DefinitionCall = (server: DemoServer, company: CompanyId) => Promise<unknown>;

function definitionCalls(known: DemoDefinitions): readonly DefinitionCall[] {
  return [
    ...known.partners.map(
      (partner): DefinitionCall =>
        (server, company) =>
          must(server, definitions.AddCompanyPartner, { params: undefined, body: { company, partner } }, partner.id),
    ),
    ...known.products.map(
      (product): DefinitionCall =>
        (server, company) =>
          must(server, definitions.AddCompanyProduct, { params: undefined, body: { company, product } }, product.id),
    ),
    ...Object.values(known.serials).map(
      (serial): DefinitionCall =>
        (server, company) =>
          must(server, definitions.AddCompanySerial, { params: undefined, body: { company, serial } }, serial.id),
    ),
    ...known.vatRates.map(
      (vatRate): DefinitionCall =>
        (server, company) =>
          must(server, definitions.AddCompanyVatRates, { params: undefined, body: { company, vatRate } }, vatRate.id),
    ),
    ...known.paymentMethods.map(
      (paymentMethod): DefinitionCall =>
        (server, company) =>
          must(
            server,
            definitions.AddCompanyPaymentMethods,
            { params: undefined, body: { company, paymentMethod } },
            paymentMethod.id,
          ),
    ),
  ];
}
