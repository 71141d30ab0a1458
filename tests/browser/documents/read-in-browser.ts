/** What a document says, read by Chromium's own XML parser: an account independent of the product's reader. */
import type { Page } from '@playwright/test';

export interface ShownFacts {
  readonly number: string;
  /** As the list shows it: dd.MM.yyyy. */
  readonly day: string;
  /** Who issued it: the seller, of a self-billed invoice the buyer. */
  readonly issuer: string;
  readonly buyer: string;
  /** As the list shows it: 1.234,56, after its currency where that is not RON. */
  readonly total: string;
}

/** `blank` is a page without the app, whose Trusted Types would refuse the parser. */
export async function readInBrowser(blank: Page, xml: string): Promise<ShownFacts> {
  const raw = await blank.evaluate((text) => {
    const root = new DOMParser().parseFromString(text, 'application/xml').documentElement;
    const at = (...path: readonly string[]): string => {
      let element: Element | undefined = root;
      for (const name of path)
        element = element === undefined ? undefined : [...element.children].find((child) => child.localName === name);
      return element?.textContent?.trim() ?? '';
    };
    const nameOf = (party: string): string =>
      at(party, 'Party', 'PartyLegalEntity', 'RegistrationName') || at(party, 'Party', 'PartyName', 'Name');
    const buyer = nameOf('AccountingCustomerParty');
    return {
      number: at('ID'),
      day: at('IssueDate'),
      issuer: at('InvoiceTypeCode') === '389' ? buyer : nameOf('AccountingSupplierParty'),
      buyer,
      total: at('LegalMonetaryTotal', 'TaxInclusiveAmount'),
      currency: at('DocumentCurrencyCode'),
    };
  }, xml);
  const amount = new Intl.NumberFormat('ro-RO', { minimumFractionDigits: 2, useGrouping: true })
    .format(Number(raw.total))
    .replace('-', '−');
  return {
    number: raw.number,
    day: raw.day.split('-').reverse().join('.'),
    issuer: raw.issuer,
    buyer: raw.buyer,
    total: raw.currency === 'RON' ? amount : `${raw.currency}${amount}`,
  };
}
