/** The company's partners with what a declaration of transport takes of them. */
import type { ReactNode } from 'react';
import type { PartnerContent } from '@/api/entities/partner';
import { CollectionPage } from '@/app/defs/collection-page';
import { complaintsOf, type DefinitionField, textField } from '@/app/defs/definition-field';
import type { DefinitionColumn, DefinitionKind } from '@/app/defs/definition-list';
import { nameColumn } from '@/app/defs/name-column';
import { partnerRows } from '@/db/collections/partner';
import { COUNTIES } from '@/domain/identifiers/counties';
import { transportPartnersTexts } from './transport-partners-texts';

const { fields: labels, missing } = transportPartnersTexts;
type PartnerField = DefinitionField<PartnerContent>;
type AddressName = keyof PartnerContent['address'];

function addressField(name: AddressName, label: string, rest: Partial<PartnerField> = {}): PartnerField {
  return {
    name,
    label,
    kind: 'text',
    get: ({ address }) => address[name],
    set: ({ address }, typed) => ({ address: { ...address, [name]: typed } }),
    ...rest,
  };
}

const COUNTY_OPTIONS = [{ value: '', label: '–' }, ...COUNTIES.map(({ iso, name }) => ({ value: iso, label: name }))];

const FIELDS: readonly PartnerField[] = [
  {
    ...textField('name', labels.name),
    required: true,
    check: ({ name }) => (name.trim() === '' ? missing.name : undefined),
  },
  { ...textField('taxId', labels.taxId), half: true },
  addressField('country', labels.country, {
    half: true,
    required: true,
    set: ({ address }, typed) => ({ address: { ...address, country: typed.toUpperCase().slice(0, 2) } }),
    check: ({ address }) => (/^[A-Z]{2}$/.test(address.country) ? undefined : missing.country),
  }),
  addressField('city', labels.city, {
    half: true,
    required: true,
    check: ({ address }) => (address.city.trim().length < 2 ? missing.city : undefined),
  }),
  addressField('countrySubdivision', labels.county, { kind: 'select', half: true, options: COUNTY_OPTIONS }),
  addressField('line1', labels.street, {
    required: true,
    check: ({ address }) => (address.line1.trim().length < 2 ? missing.street : undefined),
  }),
  addressField('postCode', labels.postCode, { half: true }),
  { ...textField('notes', labels.notes), kind: 'area' },
];

const COLUMNS: readonly DefinitionColumn<PartnerContent>[] = [
  nameColumn(labels.name),
  {
    id: 'taxId',
    head: labels.taxId,
    width: 160,
    numeric: true,
    text: ({ taxId }) => taxId,
    cell: ({ content }) => content.taxId || '–',
  },
  {
    id: 'country',
    head: transportPartnersTexts.countryHead,
    width: 80,
    text: ({ address }) => address.country,
    cell: ({ content }) => content.address.country || '–',
  },
  {
    id: 'place',
    head: labels.city,
    width: 320,
    drop: 1,
    text: ({ address }) => placeOf(address),
    cell: ({ content }) => <span className="truncate text-text-2">{placeOf(content.address) || '–'}</span>,
  },
];

function placeOf({ city, line1 }: PartnerContent['address']): string {
  return [city, line1].filter((text) => text !== '').join(', ');
}

const KIND: DefinitionKind<PartnerContent> = {
  id: 'transport-partner',
  words: transportPartnersTexts,
  noun: transportPartnersTexts.noun,
  columns: COLUMNS,
  fields: FIELDS,
  nameOf: ({ name }) => name,
  searchedText: ({ name, taxId, address }) => `${name}\n${taxId}\n${placeOf(address)}`,
  views: [
    {
      id: 'incomplete',
      label: transportPartnersTexts.incomplete,
      holds: (partner) => Object.keys(complaintsOf(FIELDS, partner)).length > 0,
    },
    { id: 'abroad', label: transportPartnersTexts.abroad, holds: ({ address }) => address.country !== 'RO' },
  ],
  empty: {
    ...{ external: false, name: '', taxId: '', vatRegistered: false, vatCheckedOn: '', registration: '' },
    address: { line1: '', city: '', postCode: '', countrySubdivision: '', country: 'RO' },
    ...{ contactName: '', email: '', telephone: '', iban: '', bank: '', paymentTermDays: '', notes: '' },
  },
};

export default function TransportPartnersPage(): ReactNode {
  return (
    <CollectionPage
      card={({ taxId, address }) => ({ fact: taxId, below: placeOf(address) })}
      collection={partnerRows}
      kind={KIND}
    />
  );
}
