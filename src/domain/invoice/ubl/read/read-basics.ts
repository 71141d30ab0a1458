/** Identifiers, periods, addresses, VAT categories: what occurs all over the document. */
import type { XmlElement } from '../../../xml/xml-element';
import type { Identifier, Period, PostalAddress, VatCategory } from '../../invoice';
import type { UblProblems } from './ubl-problem';
import { at, attributeOf, childrenOf, optional, textAt, textOf } from './ubl-tree';

export function readIdentifier(element: XmlElement | undefined): Identifier | undefined {
  const value = textOf(element);
  return value === undefined ? undefined : { value, ...optional('schemeId', attributeOf(element, 'schemeID')) };
}

export function readPeriod(element: XmlElement | undefined): Period | undefined {
  const period: Period = {
    ...optional('start', textAt(element, 'StartDate')),
    ...optional('end', textAt(element, 'EndDate')),
  };
  return Object.keys(period).length === 0 ? undefined : period;
}

export function readAddress(element: XmlElement | undefined): PostalAddress {
  return {
    ...optional('line1', textAt(element, 'StreetName')),
    ...optional('line2', textAt(element, 'AdditionalStreetName')),
    ...optional('line3', textAt(element, 'AddressLine/Line')),
    ...optional('city', textAt(element, 'CityName')),
    ...optional('postCode', textAt(element, 'PostalZone')),
    ...optional('countrySubdivision', textAt(element, 'CountrySubentity')),
    country: textAt(element, 'Country/IdentificationCode') ?? '',
  };
}

/** Several tax categories may stand beside each other; the VAT one counts. */
export function vatCategoryElement(parent: XmlElement | undefined, name: string): XmlElement | undefined {
  const categories = childrenOf(parent, name);
  return categories.find(isVat) ?? categories[0];
}

function isVat(element: XmlElement): boolean {
  return isVatScheme(at(element, 'TaxScheme'));
}

export function isVatScheme(scheme: XmlElement | undefined): boolean {
  return textAt(scheme, 'ID')?.toUpperCase() === 'VAT';
}

export function readVatCategory(element: XmlElement | undefined, problems: UblProblems): VatCategory {
  return { code: textAt(element, 'ID') ?? '', ...optional('rate', problems.optional(element, 'Percent')) };
}
