import { isRecord } from '../anaf/answers/common-answer';
import { dayOf, errorsOf, type Fields, recordsOf, textOf } from './answered-fields';
import type { Answered } from './etransport-client';
import type { ListedTransport, ListedVehicle, TransportListAnswer } from './etransport-port';
import { transportRefusal } from './transport-refusal';

const EMPTY = /nu exista mesaje/i;

/** Reference, section 1.3: an empty list comes as an error. */
export function listAnswer(answered: Answered): TransportListAnswer {
  if (answered.kind !== 'json') return answered;
  const fields = isRecord(answered.value) ? answered.value : {};
  if (Array.isArray(fields.mesaje)) return { kind: 'list', transports: recordsOf(fields.mesaje).map(listed) };
  const [text] = errorsOf(fields);
  if (text === undefined) return { kind: 'unknown', detail: 'incomplete list answer' };
  if (EMPTY.test(text)) return { kind: 'list', transports: [] };
  return { kind: 'query-failed', reason: transportRefusal(text), text };
}

function listed(fields: Fields): ListedTransport {
  const confirmation = isRecord(fields.confirmare) ? fields.confirmare : null;
  const party = (prefix: string) => ({
    country: textOf(fields, `${prefix}_tara`),
    code: textOf(fields, `${prefix}_cod`),
    name: textOf(fields, `${prefix}_den`),
  });
  return {
    type: textOf(fields, 'tip').toUpperCase(),
    ok: textOf(fields, 'stare').toUpperCase() === 'OK',
    uit: textOf(fields, 'uit'),
    declarant: textOf(fields, 'cod_decl'),
    reference: textOf(fields, 'ref_decl'),
    index: textOf(fields, 'id_incarcare'),
    createdAt: textOf(fields, 'data_creare'),
    startDate: dayOf(textOf(fields, 'data_transp')),
    operation: textOf(fields, 'tip_op'),
    partner: party('pc'),
    organiser: party('tr'),
    vehicle: vehicleOf(fields),
    changes: recordsOf(fields.modif_veh).map(vehicleOf),
    lines: Number(textOf(fields, 'nr_linii')) || 0,
    netWeight: textOf(fields, 'gr_tot_neta'),
    grossWeight: textOf(fields, 'gr_tot_bruta'),
    value: textOf(fields, 'val_tot'),
    confirmation:
      confirmation === null
        ? null
        : { type: textOf(confirmation, 'tip_conf'), index: textOf(confirmation, 'id_incarcare') },
    messages: recordsOf(fields.mesaje)
      .map((one) => textOf(one, 'mesaj'))
      .filter((text) => text !== ''),
  };
}

function vehicleOf(fields: Fields): ListedVehicle {
  return {
    vehicle: textOf(fields, 'nr_veh'),
    firstTrailer: textOf(fields, 'nr_rem1'),
    secondTrailer: textOf(fields, 'nr_rem2'),
    reference: textOf(fields, 'ref_decl'),
    index: textOf(fields, 'id_incarcare'),
  };
}
