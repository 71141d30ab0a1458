import { isRecord } from '../anaf/answers/common-answer';
import { dayOf, type Fields, recordsOf, textOf } from './answered-fields';
import type { Answered } from './etransport-client';
import type { CarriedAnswer, CarriedTransport } from './etransport-port';
import { transportRefusal } from './transport-refusal';

const EMPTY = /nu exista informatii/i;

/** Reference, section 1.4: a bare array, or an object with one error. */
export function carriedAnswer(answered: Answered): CarriedAnswer {
  if (answered.kind !== 'json') return answered;
  if (Array.isArray(answered.value)) return { kind: 'carried', transports: recordsOf(answered.value).map(carried) };
  const text = isRecord(answered.value) ? textOf(answered.value, 'error') : '';
  if (text === '') return { kind: 'unknown', detail: 'incomplete answer for carriers' };
  if (EMPTY.test(text)) return { kind: 'carried', transports: [] };
  return { kind: 'query-failed', reason: transportRefusal(text), text };
}

function carried(fields: Fields): CarriedTransport {
  // The record keeps the declared vehicle beside its changes.
  const plates = recordsOf(fields.modif_veh).at(-1) ?? fields;
  return {
    uit: textOf(fields, 'uit'),
    declarantCode: textOf(fields, 'cod_decl'),
    declarantName: textOf(fields, 'den_decl'),
    reference: textOf(fields, 'ref_decl'),
    startDate: dayOf(textOf(fields, 'data_transp')),
    expiresOn: dayOf(textOf(fields, 'data_exp_uit')),
    organiserCode: textOf(fields, 'tr_cod'),
    organiserName: textOf(fields, 'tr_den'),
    vehicle: textOf(plates, 'nr_veh'),
    firstTrailer: textOf(plates, 'nr_rem1'),
    secondTrailer: textOf(plates, 'nr_rem2'),
    from: placeOf(fields.loc_start),
    to: placeOf(fields.loc_final),
  };
}

/** The service writes the whole address itself, and the parts beside it. */
function placeOf(value: unknown): string {
  if (!isRecord(value)) return '';
  const whole = textOf(value, 'adresa_completa');
  const parts = ['localitate', 'strada', 'numar'].map((name) => textOf(value, name)).filter((text) => text !== '');
  return (whole === '' ? parts.join(', ') : whole).slice(0, 300);
}
