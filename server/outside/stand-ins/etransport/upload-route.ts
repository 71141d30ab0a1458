/** `POST /upload/ETRANSP/{cif}/{version}`. */
import { compactMinute } from '../anaf/anaf-clock';
import { hasRight, isDigits } from '../anaf/anaf-context';
import { jsonReply, type StandInReply, type StandInRequest } from '../stand-in-http';
import type { TransportContext } from './etransport-stand-in';
import { ETRANSPORT_TEXTS } from './etransport-texts';
import { attribute, checkTransport, child, type DocumentType, typeOf, uitOf } from './transport-document';
import { uitOfNumber } from './transport-store';
import { lastDayOf } from './validity';

const MAX_BYTES = 5 * 1024 * 1024;

export function uploadTransport(
  context: TransportContext,
  { body }: StandInRequest,
  [standard = '', cif = '']: readonly string[],
): StandInReply {
  const now = context.now();
  if (standard !== 'ETRANSP') return refusedUpload(now, ETRANSPORT_TEXTS.badStandard);
  if (!isDigits(cif)) return refusedUpload(now, ETRANSPORT_TEXTS.cifNotNumber(cif));
  if (!hasRight(context, cif)) return refusedUpload(now, ETRANSPORT_TEXTS.noRight(cif));
  if (body.length > MAX_BYTES) return refusedUpload(now, ETRANSPORT_TEXTS.tooLarge);
  const check = checkTransport(body);
  if (check.kind === 'unreadable') return refusedUpload(now, ETRANSPORT_TEXTS.notValid(check.message));
  const { root } = check;
  const type = typeOf(root);
  const reference = attribute(root, 'refDeclarant');
  const named = uitOf(root);
  const errors = [...check.errors, ...registerErrors(context, cif, type, named, root)];
  const uit = type === 'NOT' ? uitOfNumber(context.transports.count()) : named;
  const verdict = errors.length === 0 ? ('ok' as const) : ('nok' as const);
  const xml = Buffer.from(body).toString('base64');
  const record = context.transports.put({ at: now, cif, type, reference, uit, verdict, errors, xml });
  return jsonReply({
    dateResponse: compactMinute(now),
    ExecutionStatus: 0,
    index_incarcare: Number(record.index),
    UIT: uit,
    trace_id: traceOf(record.index),
    ref_declarant: reference,
    atentie: ETRANSPORT_TEXTS.attention,
  });
}

/** What the register says after the rules: a UIT that is not there, is another's, was deleted, or no longer holds. */
function registerErrors(
  context: TransportContext,
  cif: string,
  type: DocumentType,
  uit: string,
  root: Parameters<typeof typeOf>[0],
): readonly string[] {
  if (type === 'NOT') return [];
  const standing = context.transports.standing(uit);
  if (standing === undefined || standing.deleted) return [ETRANSPORT_TEXTS.uitUnknown];
  if (type !== 'CON' && standing.declared.cif !== cif) return [ETRANSPORT_TEXTS.uitUnknown];
  if (type !== 'MVH') return [];
  const changed = attribute(child(root, 'modifVehicul'), 'dataModificare').slice(0, 10);
  return changed > lastDayOf(standing.content) ? [ETRANSPORT_TEXTS.uitUnknown] : [];
}

/** ExecutionStatus 1 with its reason. */
export function refusedUpload(now: number, text: string): StandInReply {
  const Errors = [{ errorMessage: text }];
  return jsonReply({ dateResponse: compactMinute(now), ExecutionStatus: 1, Errors, trace_id: traceOf(String(now)) });
}

export function traceOf(seed: string): string {
  return `00000000-0000-0000-0000-${seed.slice(-12).padStart(12, '0')}`;
}
