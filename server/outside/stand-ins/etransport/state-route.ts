/** `GET /stareMesaj/{id}`. */
import { compactMinute } from '../anaf/anaf-clock';
import { hasRight, isDigits } from '../anaf/anaf-context';
import { jsonReply, type StandInReply } from '../stand-in-http';
import type { TransportContext } from './etransport-stand-in';
import { ETRANSPORT_TEXTS } from './etransport-texts';
import { traceOf } from './upload-route';

export function transportState(context: TransportContext, id: string): StandInReply {
  const now = context.now();
  if (!isDigits(id)) return failed(now, ETRANSPORT_TEXTS.stateNotNumber(id));
  const record = context.transports.byIndex(id);
  if (record === undefined) return failed(now, ETRANSPORT_TEXTS.stateUnknown(id));
  if (!hasRight(context, record.cif)) return failed(now, ETRANSPORT_TEXTS.stateNoRight(id));
  const { statesPerMessageDay: most, processingMs } = context.settings;
  if (!context.limits.withinDay(`transport:${id}`, most, now)) return failed(now, ETRANSPORT_TEXTS.stateLimit(most));
  const envelope = { dateResponse: compactMinute(now), trace_id: traceOf(id) };
  if (now < record.at + processingMs) return transportInWork(now, id);
  if (record.verdict === 'ok') return jsonReply({ stare: 'ok', ...envelope });
  const Errors = record.errors.map((errorMessage) => ({ errorMessage }));
  return jsonReply({ stare: 'nok', Errors, ExecutionStatus: 1, ...envelope });
}

export function isTransportState(path: string): boolean {
  return /\/ETRANSPORT\/ws\/v1\/stareMesaj\/\d+$/.test(path);
}

export function transportInWork(now: number, id = '0'): StandInReply {
  return jsonReply({ stare: 'in prelucrare', dateResponse: compactMinute(now), trace_id: traceOf(id) });
}

/** The query failed; nothing is said of the declaration. */
function failed(now: number, text: string): StandInReply {
  return jsonReply({ Errors: [{ errorMessage: text }], dateResponse: compactMinute(now), trace_id: traceOf('0') });
}
