/**
 * An invoice back as a draft: to correct a rejected one under its number, to copy one, to credit one. What this
 * application issued comes back whole, so that issuing the draft again gives the same invoice; of an invoice made
 * elsewhere the editor has no field for everything, and `leftOut` says what was not taken over.
 */

import { toDecimal } from '../../money/decimal';
import { compareDecimals } from '../../money/decimal-arithmetic';
import { toTypedText } from '../../money/typed-text';
import { SELF_BILLED } from '../document-types';
import type { Invoice } from '../invoice';
import type { InvoiceDraft } from '../invoice-draft';
import { splitOffRate } from '../issue/exchange-rate-note';
import { draftMore } from '../issue/invoice-more';
import { joinNotes } from '../issue/split-notes';
import { computeDraftTotals } from '../totals/draft-totals';
import { draftDiscount, draftLine } from './draft-lines';
import { draftParty, draftSeller } from './draft-parties';

export interface RedraftArguments {
  /** The series the next number comes from. */
  readonly serialId: string;
  /** Ids for the lines, by position. */
  readonly lineId: (position: number) => string;
}

/** Parts of an invoice the editor cannot show; `amounts`: the totals differ from the original's. */
export type LeftOutPart =
  | 'payee'
  | 'tax-representative'
  | 'delivery-address'
  | 'attachments'
  | 'references'
  | 'exchange-rate'
  | 'line-details'
  | 'amounts';

export interface Redraft {
  readonly draft: InvoiceDraft;
  readonly leftOut: readonly LeftOutPart[];
}

export function draftFromInvoice(invoice: Invoice, { serialId, lineId }: RedraftArguments): Redraft {
  const more = draftMore(invoice, goesElsewhere(invoice));
  const draft: InvoiceDraft = {
    ...headOf(invoice, serialId),
    ...partiesOf(invoice),
    lines: invoice.lines.map((line, index) => draftLine(line, invoice, lineId(index))),
    discount: draftDiscount(invoice.allowances, invoice.charges),
    payment: paymentOf(invoice),
    prepaid: invoice.totals.prepaid === undefined ? '' : toTypedText(invoice.totals.prepaid),
    paymentTerms: invoice.paymentTerms ?? '',
    references: {
      purchaseOrder: invoice.purchaseOrderReference ?? '',
      contract: invoice.contractReference ?? '',
      buyerReference: invoice.buyerReference ?? '',
      despatchAdvice: invoice.despatchAdviceReference ?? '',
    },
    precedingInvoices: invoice.precedingInvoices.map(({ number, issueDate }) => ({
      number,
      issueDate: issueDate ?? '',
    })),
    ...(more === undefined ? {} : { more }),
  };
  return { draft, leftOut: leftOutOf(invoice, draft) };
}

/** Of a self-billed invoice the own company is the buyer. */
function partiesOf({ typeCode, seller, buyer }: Invoice): Pick<InvoiceDraft, 'seller' | 'buyer'> {
  return typeCode === SELF_BILLED
    ? { seller: draftSeller(buyer), buyer: draftParty(seller) }
    : { seller: draftSeller(seller), buyer: draftParty(buyer) };
}

function headOf(invoice: Invoice, serialId: string) {
  return {
    typeCode: invoice.typeCode,
    serialId,
    issueDate: invoice.issueDate,
    dueDate: invoice.dueDate ?? '',
    deliveryDate: invoice.delivery?.date ?? '',
    currency: invoice.currency,
    ...splitOffRate(joinNotes(invoice.notes), invoice.currency),
  };
}

function paymentOf({ payment }: Invoice): InvoiceDraft['payment'] {
  const [transfer] = payment?.creditTransfers ?? [];
  return {
    meansCode: payment?.meansCode ?? '',
    iban: transfer?.account ?? '',
    bank: transfer?.provider ?? '',
    remittance: payment?.remittance ?? '',
  };
}

function leftOutOf(invoice: Invoice, draft: InvoiceDraft): LeftOutPart[] {
  const { delivery } = invoice;
  const parts: readonly (readonly [LeftOutPart, boolean])[] = [
    ['payee', invoice.payee !== undefined],
    ['tax-representative', invoice.taxRepresentative !== undefined],
    ['delivery-address', delivery?.locationId !== undefined],
    ['attachments', invoice.supportingDocuments.length > 0],
    ['references', hasMoreReferences(invoice)],
    ['exchange-rate', invoice.currency !== 'RON' && draft.exchangeRate === ''],
    ['line-details', invoice.lines.some(hasMoreDetails)],
    ['amounts', !sameAmounts(invoice, draft)],
  ];
  return parts.filter(([, isLeftOut]) => isLeftOut).map(([part]) => part);
}

/** The buyer's own address comes back by itself when the draft is issued. */
function goesElsewhere({ delivery, buyer }: Invoice): boolean {
  return delivery?.address !== undefined && JSON.stringify(delivery.address) !== JSON.stringify(buyer.address);
}

function hasMoreReferences(invoice: Invoice): boolean {
  return invoice.taxPointDate !== undefined || invoice.invoicedObject?.schemeId !== undefined;
}

function hasMoreDetails({ item, ...line }: Invoice['lines'][number]): boolean {
  const single = [
    line.objectIdentifier,
    line.orderLineReference,
    line.accountingReference,
    line.period,
    item.standardId,
  ];
  return (
    single.some((part) => part !== undefined) ||
    [item.buyerId, item.originCountry, line.price.gross, line.price.discount].some((part) => part !== undefined) ||
    item.attributes.length > 0 ||
    item.classifications.length > 1 ||
    line.allowances.length > 1 ||
    line.charges.length > 0
  );
}

function sameAmounts(invoice: Invoice, draft: InvoiceDraft): boolean {
  const { exact, lines } = computeDraftTotals(draft);
  return (
    compareDecimals(exact.payable, toDecimal(invoice.totals.payable)) === 0 &&
    invoice.lines.every((line, index) => {
      const net = lines[index]?.net;
      return net !== undefined && compareDecimals(net, toDecimal(line.net)) === 0;
    })
  );
}
