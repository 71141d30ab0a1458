/** BG-4, BG-7, BG-10, BG-11, BG-13 as UBL parties. */
import type { Delivery, Party, Payee, TaxRepresentative } from '../../invoice';
import { branch, leaf, type OutNode } from './out-node';
import { address, identifier, taxScheme } from './write-basics';

export function seller(party: Party): OutNode | undefined {
  return branch('cac:AccountingSupplierParty', [partyNode(party)]);
}

export function buyer(party: Party): OutNode | undefined {
  return branch('cac:AccountingCustomerParty', [partyNode(party)]);
}

function partyNode(party: Party): OutNode | undefined {
  return branch('cac:Party', [
    identifier('cbc:EndpointID', party.electronicAddress),
    ...party.identifiers.map((id) => branch('cac:PartyIdentification', [identifier('cbc:ID', id)])),
    partyName(party.tradingName),
    address('cac:PostalAddress', party.address),
    taxRegistration(party.vatId, 'VAT'),
    taxRegistration(party.taxRegistration, 'TAX'),
    branch('cac:PartyLegalEntity', [
      leaf('cbc:RegistrationName', party.name),
      identifier('cbc:CompanyID', party.legalRegistration),
      leaf('cbc:CompanyLegalForm', party.legalForm),
    ]),
    branch('cac:Contact', [
      leaf('cbc:Name', party.contact?.name),
      leaf('cbc:Telephone', party.contact?.telephone),
      leaf('cbc:ElectronicMail', party.contact?.email),
    ]),
  ]);
}

function partyName(name: string | undefined): OutNode | undefined {
  return branch('cac:PartyName', [leaf('cbc:Name', name)]);
}

/** Any scheme but VAT says that the number is not a VAT identifier (BT-32). */
function taxRegistration(id: string | undefined, scheme: 'VAT' | 'TAX'): OutNode | undefined {
  if (id === undefined) return undefined;
  return branch('cac:PartyTaxScheme', [leaf('cbc:CompanyID', id), taxScheme(scheme)]);
}

export function payee(value: Payee | undefined): OutNode | undefined {
  return branch('cac:PayeeParty', [
    branch('cac:PartyIdentification', [identifier('cbc:ID', value?.identifier)]),
    partyName(value?.name),
    branch('cac:PartyLegalEntity', [identifier('cbc:CompanyID', value?.legalRegistration)]),
  ]);
}

export function taxRepresentative(value: TaxRepresentative | undefined): OutNode | undefined {
  if (value === undefined) return undefined;
  return branch('cac:TaxRepresentativeParty', [
    partyName(value.name),
    address('cac:PostalAddress', value.address),
    taxRegistration(value.vatId, 'VAT'),
  ]);
}

export function delivery(value: Delivery | undefined): OutNode | undefined {
  return branch('cac:Delivery', [
    leaf('cbc:ActualDeliveryDate', value?.date),
    branch('cac:DeliveryLocation', [
      identifier('cbc:ID', value?.locationId),
      value?.address === undefined ? undefined : address('cac:Address', value.address),
    ]),
    branch('cac:DeliveryParty', [partyName(value?.name)]),
  ]);
}
