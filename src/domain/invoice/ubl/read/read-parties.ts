/** BG-4, BG-7, BG-10, BG-11, BG-13. */
import type { XmlElement } from '../../../xml/xml-element';
import type { Contact, Delivery, Party, Payee, TaxRepresentative } from '../../invoice';
import { isVatScheme, readAddress, readIdentifier } from './read-basics';
import { at, childOf, childrenOf, optional, textAt } from './ubl-tree';

/** The party inside AccountingSupplierParty or AccountingCustomerParty. */
export function readParty(element: XmlElement | undefined): Party {
  const party = childOf(element, 'Party');
  return {
    name: textAt(party, 'PartyLegalEntity/RegistrationName') ?? '',
    ...optional('tradingName', textAt(party, 'PartyName/Name')),
    identifiers: childrenOf(party, 'PartyIdentification').flatMap((one) => readIdentifier(childOf(one, 'ID')) ?? []),
    ...optional('legalRegistration', readIdentifier(at(party, 'PartyLegalEntity/CompanyID'))),
    ...optional('vatId', taxRegistration(party, true)),
    ...optional('taxRegistration', taxRegistration(party, false)),
    ...optional('legalForm', textAt(party, 'PartyLegalEntity/CompanyLegalForm')),
    ...optional('electronicAddress', readIdentifier(childOf(party, 'EndpointID'))),
    address: readAddress(childOf(party, 'PostalAddress')),
    ...optional('contact', readContact(childOf(party, 'Contact'))),
  };
}

function taxRegistration(party: XmlElement | undefined, vat: boolean): string | undefined {
  const scheme = childrenOf(party, 'PartyTaxScheme').find((one) => isVatScheme(childOf(one, 'TaxScheme')) === vat);
  return textAt(scheme, 'CompanyID');
}

function readContact(element: XmlElement | undefined): Contact | undefined {
  const contact: Contact = {
    ...optional('name', textAt(element, 'Name')),
    ...optional('telephone', textAt(element, 'Telephone')),
    ...optional('email', textAt(element, 'ElectronicMail')),
  };
  return Object.keys(contact).length === 0 ? undefined : contact;
}

export function readPayee(element: XmlElement | undefined): Payee | undefined {
  if (element === undefined) return undefined;
  return {
    name: textAt(element, 'PartyName/Name') ?? '',
    ...optional('identifier', readIdentifier(at(element, 'PartyIdentification/ID'))),
    ...optional('legalRegistration', readIdentifier(at(element, 'PartyLegalEntity/CompanyID'))),
  };
}

export function readTaxRepresentative(element: XmlElement | undefined): TaxRepresentative | undefined {
  if (element === undefined) return undefined;
  return {
    name: textAt(element, 'PartyName/Name') ?? '',
    vatId: taxRegistration(element, true) ?? '',
    address: readAddress(childOf(element, 'PostalAddress')),
  };
}

export function readDelivery(element: XmlElement | undefined): Delivery | undefined {
  const address = at(element, 'DeliveryLocation/Address');
  const delivery: Delivery = {
    ...optional('name', textAt(element, 'DeliveryParty/PartyName/Name')),
    ...optional('locationId', readIdentifier(at(element, 'DeliveryLocation/ID'))),
    ...optional('date', textAt(element, 'ActualDeliveryDate')),
    ...optional('address', address === undefined ? undefined : readAddress(address)),
  };
  return Object.keys(delivery).length === 0 ? undefined : delivery;
}
