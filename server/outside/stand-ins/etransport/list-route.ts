/**
 * `GET /lista/{zile}/{cif}`: valid declarations as they stand, valid changes of vehicle, and all that failed; corrections and
 * deletions of valid ones are not told. Unsorted.
 */
import { compactMinute, longTime } from '../anaf/anaf-clock';
import { hasRight, isDigits } from '../anaf/anaf-context';
import { jsonReply, type StandInReply } from '../stand-in-http';
import type { TransportContext } from './etransport-stand-in';
import { ETRANSPORT_TEXTS } from './etransport-texts';
import { listedDeclaration, listedError, listedVehicleChange } from './listed-record';
import { traceOf } from './upload-route';

const DAY_MS = 86_400_000;
const LISTS_A_DAY = 1000;

export function listTransports(context: TransportContext, days: string, cif: string): StandInReply {
  const now = context.now();
  if (!isDigits(days)) return failed(now, ETRANSPORT_TEXTS.daysNotNumber(days));
  if (Number(days) < 1 || Number(days) > 60) return failed(now, ETRANSPORT_TEXTS.daysOutside);
  if (!isDigits(cif)) return failed(now, ETRANSPORT_TEXTS.cifNotNumber(cif));
  if (!hasRight(context, cif)) return failed(now, ETRANSPORT_TEXTS.noRight(cif));
  if (!context.limits.withinDay(`lista:${cif}`, LISTS_A_DAY, now))
    return failed(now, ETRANSPORT_TEXTS.listLimit(LISTS_A_DAY));
  const mesaje = recordsOf(context, cif, now - Number(days) * DAY_MS, now);
  if (mesaje.length === 0) return failed(now, ETRANSPORT_TEXTS.noMessages(Number(days)));
  return jsonReply({
    ...{ mesaje, serial: '1234AABBCCDD', cui: cif, titlu: ETRANSPORT_TEXTS.listTitle(Number(days)) },
    ...{ dateResponse: compactMinute(now), ExecutionStatus: 0, trace_id: traceOf(longTime(now)) },
  });
}

function recordsOf(context: TransportContext, cif: string, from: number, now: number): readonly object[] {
  const { processingMs, listLagMs } = context.settings;
  const shown = context.transports
    .all()
    .filter((record) => record.cif === cif && record.at >= from && record.at + processingMs + listLagMs <= now);
  return shown.flatMap((record) => {
    if (record.verdict === 'nok') return [listedError(record)];
    const standing = context.transports.standing(record.uit);
    if (record.type === 'MVH') return [listedVehicleChange(record)];
    return record.type === 'NOT' && standing !== undefined && !standing.deleted ? [listedDeclaration(standing)] : [];
  });
}

function failed(now: number, text: string): StandInReply {
  const envelope = { dateResponse: compactMinute(now), ExecutionStatus: 1, trace_id: traceOf('0') };
  return jsonReply({ Errors: [{ errorMessage: text }], ...envelope });
}
