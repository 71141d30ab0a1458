/** From a place in the document to the field of the draft that says it. */
import { parseXmlPath } from '../../invoice/validation/explain/xml-path';
import * as fields from '../model/declaration-fields';
import type { FieldKey } from './draft-fields';

const PLACES: Readonly<Record<string, string>> = {
  locStartTraseuRutier: 'start',
  locFinalTraseuRutier: 'end',
};

/** Parts that stand once, by their element. */
const ONCE: Readonly<Record<string, readonly [part: string, table: fields.Fields, first: string]>> = {
  partenerComercial: ['partner', fields.PARTNER_FIELDS, 'name'],
  dateTransport: ['transport', fields.TRANSPORT_FIELDS, 'vehicle'],
};
const MANY: Readonly<Record<string, readonly [part: string, table: fields.Fields, first: string]>> = {
  bunuriTransportate: ['goods', fields.GOODS_FIELDS, 'name'],
  documenteTransport: ['documents', fields.DOCUMENT_FIELDS, 'type'],
  notificareAnterioara: ['earlier', fields.EARLIER_FIELDS, 'uit'],
};

/** '' where no field of the draft says it: the company's own code, the document as a whole. */
export function fieldOfPath(path: string): FieldKey {
  const { steps, attribute } = parseXmlPath(path);
  const place = steps.find(({ name }) => PLACES[name] !== undefined);
  if (place !== undefined) return placeField(PLACES[place.name] ?? '', steps.at(-1)?.name ?? '', attribute);
  const step = steps.at(-1);
  if (step === undefined) return '';
  const once = ONCE[step.name];
  if (once !== undefined) return `${once[0]}.${ownName(once[1], attribute) ?? once[2]}`;
  const many = MANY[step.name];
  if (many !== undefined) return `${many[0]}.${step.position - 1}.${ownName(many[1], attribute) ?? many[2]}`;
  return step.name === 'notificare' ? 'operation' : '';
}

function placeField(part: string, element: string, attribute: string | null): FieldKey {
  if (element === 'locatie') return `${part}.address.${ownName(fields.ADDRESS_FIELDS, attribute) ?? 'locality'}`;
  return `${part}.${ownName(fields.PLACE_FIELDS, attribute) ?? 'kind'}`;
}

function ownName(table: fields.Fields, attribute: string | null): string | undefined {
  return Object.entries(table).find(([, official]) => official === attribute)?.[0];
}
