/** The structure of e-Transport documents: schema_ETR_v2_20230126.xsd, version 1.02. */

import { COUNTIES } from '../../identifiers/counties';
import { BORDER_POINTS } from '../codes/border-points';
import { CUSTOMS_OFFICES } from '../codes/customs-offices';
import { CONFIRMATION_TYPES, DOCUMENT_TYPES, PURPOSES } from '../codes/short-lists';
import { OPERATIONS } from '../operations';
import * as type from './value-types';

/** An attribute: its type, and whether it must be there. */
export interface SchemaAttribute {
  readonly type: type.ValueType;
  readonly required: boolean;
}

/** One place in a sequence of children. */
export interface SchemaPlace {
  readonly name: string;
  readonly min: 0 | 1;
  readonly many: boolean;
}

export interface ElementType {
  /** The schema's name of the type, which `xsi:type` may repeat. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, SchemaAttribute>;
  /** `choice`: exactly one of the places; `sequence`: all in order; null: nothing at all may stand inside. */
  readonly content: { readonly kind: 'choice' | 'sequence'; readonly places: readonly SchemaPlace[] } | null;
}

type Attributes = Readonly<Record<string, type.ValueType>>;

/** A name ending in `!` is required. */
function attributesOf(table: Attributes): ReadonlyMap<string, SchemaAttribute> {
  const rows = Object.entries(table).map(
    ([name, of]) => [name.replace('!', ''), { type: of, required: name.endsWith('!') }] as const,
  );
  return new Map(rows);
}

/** `name` once, `name?` at most once, `name+` at least once, `name*` any number. */
function placesOf(names: string): readonly SchemaPlace[] {
  return names.split(' ').map((word) => ({
    name: word.replace(/[?+*]$/, ''),
    min: /[?*]$/.test(word) ? 0 : 1,
    many: /[+*]$/.test(word),
  }));
}

function elementType(name: string, attributes: Attributes, sequence?: string): ElementType {
  const content = sequence === undefined ? null : { kind: 'sequence' as const, places: placesOf(sequence) };
  return { name, attributes: attributesOf(attributes), content };
}

const { text, listed } = type;
const uit = { 'uit!': type.UIT };
const plates = { 'nrVehicul!': type.PLATE, nrRemorca1: type.PLATE, nrRemorca2: type.PLATE };
const place = elementType(
  'LocTraseuRutierType',
  {
    codPtf: listed('codPtf', BORDER_POINTS.keys()),
    codBirouVamal: listed('codBirouVamal', CUSTOMS_OFFICES.keys()),
  },
  'locatie?',
);

/** The type of the root, `eTransport`. */
export const ROOT_TYPE: ElementType = {
  name: 'eTransportType',
  attributes: attributesOf({
    'codDeclarant!': type.DECLARANT,
    refDeclarant: text(50),
    declPostAvarie: type.AFTER_OUTAGE,
  }),
  content: { kind: 'choice', places: placesOf('notificare stergere confirmare modifVehicul') },
};

/** The types of the elements below the root; every name has one type wherever it stands. */
export const ELEMENT_TYPES: ReadonlyMap<string, ElementType> = new Map([
  [
    'notificare',
    elementType(
      'NotificareType',
      {
        'codTipOperatiune!': listed(
          'codTipOperatiune',
          OPERATIONS.map(({ code }) => code),
        ),
      },
      'corectie? bunuriTransportate+ partenerComercial dateTransport locStartTraseuRutier locFinalTraseuRutier documenteTransport+ notificareAnterioara*',
    ),
  ],
  ['corectie', elementType('CorectieType', uit)],
  ['stergere', elementType('CorectieType', uit)],
  [
    'confirmare',
    elementType('ConfirmareType', {
      ...uit,
      'tipConfirmare!': listed('tipConfirmare', CONFIRMATION_TYPES.keys()),
      observatii: text(200),
    }),
  ],
  [
    'modifVehicul',
    elementType('ModifVehiculType', {
      ...uit,
      ...plates,
      'dataModificare!': type.DATE_TIME,
      observatii: text(200),
    }),
  ],
  [
    'bunuriTransportate',
    elementType('BunuriTransportateType', {
      'codScopOperatiune!': listed('codScopOperatiune', PURPOSES.keys()),
      codTarifar: type.TARIFF_CODE,
      'denumireMarfa!': text(200),
      'cantitate!': type.POSITIVE_AMOUNT,
      'codUnitateMasura!': type.UNIT,
      greutateNeta: type.POSITIVE_AMOUNT,
      'greutateBruta!': type.POSITIVE_AMOUNT,
      valoareLeiFaraTva: type.AMOUNT_TYPE,
      refDeclarant: text(50),
    }),
  ],
  [
    'partenerComercial',
    elementType('PartenerComercialType', { 'codTara!': type.COUNTRY, cod: text(30), 'denumire!': text(200) }),
  ],
  [
    'dateTransport',
    elementType('DateTransportType', {
      ...plates,
      'codTaraOrgTransport!': type.COUNTRY,
      codOrgTransport: text(30),
      'denumireOrgTransport!': text(200),
      'dataTransport!': type.DATE,
    }),
  ],
  ['locStartTraseuRutier', place],
  ['locFinalTraseuRutier', place],
  [
    'locatie',
    elementType('LocatieType', {
      'codJudet!': listed(
        'codJudet',
        COUNTIES.map(({ number }) => String(number)),
      ),
      'denumireLocalitate!': text(100),
      'denumireStrada!': text(100),
      numar: text(20),
      bloc: text(30),
      scara: text(20),
      etaj: text(20),
      apartament: text(20),
      alteInfo: text(200),
      codPostal: text(20),
    }),
  ],
  [
    'documenteTransport',
    elementType('DocumenteTransportType', {
      'tipDocument!': listed('tipDocument', DOCUMENT_TYPES.keys()),
      numarDocument: text(50),
      'dataDocument!': type.DATE,
      observatii: text(200),
    }),
  ],
  [
    'notificareAnterioara',
    elementType('NotificareAnterioaraType', { ...uit, observatii: text(200), refDeclarant: text(50) }),
  ],
]);
