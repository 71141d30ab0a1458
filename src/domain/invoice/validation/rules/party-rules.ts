import { VAT_ID_PREFIX_CODES } from '../../../codelists/vat-id-prefix-codes';
import { exists, hasAttribute, nonEmpty } from '../checks';
import { documentFact } from '../document-view';
import { has, only, path, select } from '../element-path';
import type { Check, Rule } from '../rule';
import {
  BUYER_ADDRESS,
  BUYER_ENDPOINT,
  PAYEE,
  REPRESENTATIVE,
  REPRESENTATIVE_ADDRESS,
  SELLER,
  SELLER_ADDRESS,
  SELLER_ENDPOINT,
  VAT_REGISTRATION,
} from '../rule-contexts';
import { fatalRules } from '../rule-maker';
import { isVatScheme } from '../vat/vat-category';

/** Rules of the model about the parties (catalogue, sections 2 and 3). */

const rule = fatalRules('model');
const COUNTRY = path('Country', 'IdentificationCode');
const NAME = path('PartyName', 'Name');
const PARTY_ID = path('PartyIdentification', 'ID');
const SELLER_NAME = path('AccountingSupplierParty', 'Party', 'PartyName', 'Name');
const SELLER_ID = path('AccountingSupplierParty', 'Party', 'PartyIdentification', 'ID');
const COMPANY_ID = path('CompanyID');
const REGISTRATION = path('PartyTaxScheme');
const PARTY_REGISTRATION = path('Party', 'PartyTaxScheme');
const PARTY_PARTY_ID = path('Party', 'PartyIdentification', 'ID');
const PARTY_LEGAL_ID = path('Party', 'PartyLegalEntity', 'CompanyID');

const sellerTexts = documentFact(({ head }) => ({
  names: new Set(select(head, SELLER_NAME).map((element) => element.text)),
  ids: new Set(select(head, SELLER_ID).map((element) => element.text)),
}));

/** BR-17: the payee has a name, and neither name nor identifier are the seller's. */
const payeeDiffers: Check = (payee, document) => {
  if (!has(payee, NAME)) return { values: { missing: 'PartyName/Name' } };
  const { names, ids } = sellerTexts(document);
  for (const [own, taken] of [
    [NAME, names],
    [PARTY_ID, ids],
  ] as const) {
    const at = select(payee, own).find((element) => taken.has(element.text));
    if (at !== undefined) return { at, values: { element: at.name, actual: at.text } };
  }
  return undefined;
};

/** BR-56: the representative has a VAT identifier. */
const hasVatId: Check = (representative) => {
  const found = select(representative, REGISTRATION).some((one) => isVatScheme(one) && has(one, COMPANY_ID));
  return found ? undefined : { values: { missing: 'PartyTaxScheme/CompanyID' } };
};

/** BR-CO-26: the seller can be identified by one of three identifiers. */
const sellerIdentified: Check = (seller) => {
  const vat = select(seller, PARTY_REGISTRATION).some((one) => isVatScheme(one) && has(one, COMPANY_ID));
  if (vat || has(seller, PARTY_PARTY_ID) || has(seller, PARTY_LEGAL_ID)) return undefined;
  return { values: { missing: 'PartyTaxScheme/CompanyID | PartyIdentification/ID | PartyLegalEntity/CompanyID' } };
};

const PREFIXES = ` ${VAT_ID_PREFIX_CODES} `;

/** BR-CO-09: a plain substring test against the list's text, so that '' and `R ` pass as well. */
const vatIdPrefix: Check = (registration) => {
  const at = only(registration, COMPANY_ID);
  const prefix = [...(at?.text.slice(0, 4) ?? '')].slice(0, 2).join('');
  if (PREFIXES.includes(prefix)) return undefined;
  return { ...(at && { at }), values: { element: 'CompanyID', actual: at?.text ?? '', list: 'vat-id-prefix' } };
};

export const PARTY_RULES: readonly Rule[] = [
  rule('BR-09', SELLER_ADDRESS, nonEmpty(COUNTRY)),
  rule('BR-11', BUYER_ADDRESS, nonEmpty(COUNTRY)),
  rule('BR-17', PAYEE, payeeDiffers),
  rule('BR-18', REPRESENTATIVE, nonEmpty(NAME)),
  rule('BR-19', REPRESENTATIVE, exists(path('PostalAddress'))),
  rule('BR-20', REPRESENTATIVE_ADDRESS, nonEmpty(COUNTRY)),
  rule('BR-56', REPRESENTATIVE, hasVatId),
  rule('BR-62', SELLER_ENDPOINT, hasAttribute('schemeID')),
  rule('BR-63', BUYER_ENDPOINT, hasAttribute('schemeID')),
  rule('BR-CO-09', VAT_REGISTRATION, vatIdPrefix, 'vat'),
  rule('BR-CO-26', SELLER, sellerIdentified),
];
