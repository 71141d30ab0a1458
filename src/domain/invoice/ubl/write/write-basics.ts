/** Small elements used all over the document: identifiers, amounts, periods, addresses, tax categories. */
import type { DecimalText } from '../../../money/decimal-text';
import type { Identifier, Period, PostalAddress, VatCategory } from '../../invoice';
import { branch, leaf, type OutNode } from './out-node';

export function identifier(name: string, id: Identifier | undefined): OutNode | undefined {
  return leaf(name, id?.value, { schemeID: id?.schemeId });
}

export function amount(name: string, value: DecimalText | undefined, currency: string): OutNode | undefined {
  return leaf(name, value, { currencyID: currency });
}

export function period(value: Period | undefined, descriptionCode?: string): OutNode | undefined {
  return branch('cac:InvoicePeriod', [
    leaf('cbc:StartDate', value?.start),
    leaf('cbc:EndDate', value?.end),
    leaf('cbc:DescriptionCode', descriptionCode),
  ]);
}

export function country(name: string, code: string | undefined): OutNode | undefined {
  return branch(name, [leaf('cbc:IdentificationCode', code)]);
}

export function address(name: string, value: PostalAddress): OutNode | undefined {
  return branch(name, [
    leaf('cbc:StreetName', value.line1),
    leaf('cbc:AdditionalStreetName', value.line2),
    leaf('cbc:CityName', value.city),
    leaf('cbc:PostalZone', value.postCode),
    leaf('cbc:CountrySubentity', value.countrySubdivision),
    branch('cac:AddressLine', [leaf('cbc:Line', value.line3)]),
    country('cac:Country', value.country),
  ]);
}

export function taxScheme(id: string): OutNode | undefined {
  return branch('cac:TaxScheme', [leaf('cbc:ID', id)]);
}

/** The exemption reason stands between percent and scheme (BG-23 only). */
export function taxCategory(
  name: string,
  vat: VatCategory,
  reason: { readonly code?: string | undefined; readonly text?: string | undefined } = {},
): OutNode | undefined {
  return branch(name, [
    leaf('cbc:ID', vat.code),
    leaf('cbc:Percent', vat.rate),
    leaf('cbc:TaxExemptionReasonCode', reason.code),
    leaf('cbc:TaxExemptionReason', reason.text),
    taxScheme('VAT'),
  ]);
}
