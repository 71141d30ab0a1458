/** The carriers of the company's transports, with their vehicles, trailers and drivers. */
import type { ReactNode } from 'react';
import type { TransporterContent } from '@/api/entities/transporter';
import { CollectionPage } from '@/app/defs/collection-page';
import { type DefinitionField, textField } from '@/app/defs/definition-field';
import type { DefinitionColumn, DefinitionKind } from '@/app/defs/definition-list';
import { nameColumn } from '@/app/defs/name-column';
import { transporterRows } from '@/db/collections/transporter';
import { COUNTRY_CODES } from '@/domain/transport/codes/country-codes';
import { driversOf, driversText, platesIn, platesText, vehiclesOf, vehiclesText } from './transporter-lists';
import { transportersTexts } from './transporters-texts';

const { fields: labels, missing } = transportersTexts;
const COUNTRIES = new Set(COUNTRY_CODES.split(' '));

const FIELDS: readonly DefinitionField<TransporterContent>[] = [
  {
    ...textField('name', labels.name),
    required: true,
    check: ({ name }) => (name.trim() === '' ? missing.name : undefined),
  },
  {
    ...textField('code', labels.code),
    half: true,
    help: labels.codeHelp,
    set: (_content, typed) => ({ code: typed.replace(/^RO\s*/i, '') }),
    check: ({ country, code }) =>
      country !== 'RO' || code === '' || /^(\d{2,10}|\d{13}|PF.*)$/.test(code) ? undefined : missing.code,
  },
  {
    ...textField('country', labels.country),
    half: true,
    required: true,
    help: labels.countryHelp,
    set: (_content, typed) => ({ country: typed.toUpperCase() }),
    check: ({ country }) => (COUNTRIES.has(country) ? undefined : missing.country),
  },
  {
    name: 'vehicles',
    label: labels.vehicles,
    kind: 'area',
    help: labels.vehiclesHelp,
    get: ({ vehicles }) => vehiclesText(vehicles),
    set: (_content, typed) => ({ vehicles: vehiclesOf(typed) }),
    check: ({ vehicles }) => (vehicles.every(({ plate }) => plate.length >= 2) ? undefined : missing.vehicles),
  },
  {
    name: 'trailers',
    label: labels.trailers,
    kind: 'area',
    half: true,
    help: labels.trailersHelp,
    get: ({ trailers }) => platesText(trailers),
    set: (_content, typed) => ({ trailers: platesIn(typed) }),
  },
  {
    name: 'drivers',
    label: labels.drivers,
    kind: 'area',
    half: true,
    help: labels.driversHelp,
    get: ({ drivers }) => driversText(drivers),
    set: (_content, typed) => ({ drivers: driversOf(typed) }),
  },
  { ...textField('notes', labels.notes), kind: 'area' },
];

const COLUMNS: readonly DefinitionColumn<TransporterContent>[] = [
  nameColumn(labels.name),
  {
    id: 'code',
    head: labels.code,
    width: 144,
    numeric: true,
    field: 'code',
    text: ({ code }) => code,
    cell: ({ content }) => content.code || '–',
  },
  {
    id: 'country',
    head: labels.country,
    width: 104,
    drop: 1,
    text: ({ country }) => country,
    cell: ({ content }) => content.country,
  },
  {
    id: 'vehicles',
    head: labels.vehicles,
    width: 320,
    drop: 2,
    text: ({ vehicles }) => platesOf(vehicles),
    cell: ({ content }) => <span className="truncate text-text-2">{platesOf(content.vehicles) || '–'}</span>,
  },
];

function platesOf(vehicles: TransporterContent['vehicles']): string {
  return vehicles.map(({ plate }) => plate).join(', ');
}

const KIND: DefinitionKind<TransporterContent> = {
  id: 'transporter',
  words: transportersTexts,
  noun: transportersTexts.noun,
  columns: COLUMNS,
  fields: FIELDS,
  nameOf: ({ name }) => name,
  searchedText: ({ name, code, vehicles, drivers }) =>
    `${name}\n${code}\n${vehiclesText(vehicles)}\n${driversText(drivers)}`,
  views: [],
  empty: { name: '', country: 'RO', code: '', vehicles: [], trailers: [], drivers: [], routes: [], notes: '' },
};

export default function TransportersPage(): ReactNode {
  return (
    <CollectionPage
      card={({ code, vehicles }) => ({ fact: code, below: platesOf(vehicles) })}
      collection={transporterRows}
      kind={KIND}
    />
  );
}
