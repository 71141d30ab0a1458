/** `GET /stareMesaj`. */
import { type StandInReply, type StandInRequest, xmlReply } from '../stand-in-http';
import { type AnafContext, hasRight, isDigits, parameter } from './anaf-context';
import { ANAF_TEXTS } from './anaf-texts';
import { badRequest } from './bad-request';
import { xmlAttribute } from './xml-attribute';

const OPEN =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<header xmlns="mfp:anaf:dgti:efactura:stareMesajFactura:v1"';

export function messageState(context: AnafContext, request: StandInRequest): StandInReply {
  const now = context.now();
  const index = parameter(request, 'id_incarcare');
  if (index === undefined) return badRequest(now, ANAF_TEXTS.stateParam);
  if (!isDigits(index)) return queryFailed(ANAF_TEXTS.stateNotNumber(index));
  const record = context.store.byIndex(index);
  if (record === undefined) return queryFailed(ANAF_TEXTS.stateUnknown(index));
  if (!hasRight(context, record.cif)) return queryFailed(ANAF_TEXTS.stateNoRight(index));
  const { statesPerMessageDay, processingMs } = context.settings;
  if (!context.limits.withinDay(`state:${index}`, statesPerMessageDay, now))
    return queryFailed(ANAF_TEXTS.stateLimit(statesPerMessageDay));
  if (now < record.at + processingMs) return inProcessing();
  return xmlReply(`${OPEN} stare="${record.verdict}" id_descarcare="${record.downloadId}"/>`);
}

export function inProcessing(): StandInReply {
  return xmlReply(`${OPEN} stare="in prelucrare"/>`);
}

/** The query failed; nothing is said of the invoice. */
export function queryFailed(text: string): StandInReply {
  return xmlReply(`${OPEN}>\n    <Errors errorMessage="${xmlAttribute(text)}"/>\n</header>`);
}
