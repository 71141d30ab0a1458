/** Every code that a document gives its seller and its buyer, bare: by which a company knows itself in it. */
import type { XmlElement } from '../xml/xml-element';
import { readParty } from './ubl/read/read-parties';
import { childOf, childrenOf, textAt, textOf } from './ubl/read/ubl-tree';

export interface PartyCodes {
  readonly seller: ReadonlySet<string>;
  readonly buyer: ReadonlySet<string>;
}

export function ublPartyCodes(root: XmlElement): PartyCodes {
  const codes = (name: string): ReadonlySet<string> => {
    const { vatId, taxRegistration, legalRegistration, identifiers } = readParty(childOf(root, name));
    const given = [vatId, taxRegistration, legalRegistration?.value, ...identifiers.map(({ value }) => value)];
    return bareCodes(given);
  };
  return { seller: codes('AccountingSupplierParty'), buyer: codes('AccountingCustomerParty') };
}

export function ciiPartyCodes(root: XmlElement): PartyCodes {
  const parties = childOf(childOf(root, 'SupplyChainTradeTransaction'), 'ApplicableHeaderTradeAgreement');
  const codes = (name: string): ReadonlySet<string> => {
    const party = childOf(parties, name);
    const registrations = childrenOf(party, 'SpecifiedTaxRegistration').map((one) => textOf(childOf(one, 'ID')));
    return bareCodes([...registrations, textAt(party, 'SpecifiedLegalOrganization/ID'), textAt(party, 'ID')]);
  };
  return { seller: codes('SellerTradeParty'), buyer: codes('BuyerTradeParty') };
}

/** „RO 123” and „123” are one company. */
export function bareCode(taxId: string): string {
  return taxId.replace(/^RO/i, '').replace(/\s/g, '');
}

function bareCodes(codes: readonly (string | undefined)[]): ReadonlySet<string> {
  return new Set(codes.flatMap((code) => (code === undefined ? [] : [bareCode(code)])));
}
