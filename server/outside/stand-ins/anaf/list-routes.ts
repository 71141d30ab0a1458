/** `GET /listaMesajeFactura` (by days) and `GET /listaMesajePaginatieFactura` (by interval). */
import { jsonReply, type StandInReply, type StandInRequest } from '../stand-in-http';
import { longTime } from './anaf-clock';
import { type AnafContext, hasRight, isDigits, parameter } from './anaf-context';
import { ANAF_TEXTS } from './anaf-texts';
import { badRequest } from './bad-request';
import { messagesOf } from './message-list';

const DAY_MS = 86_400_000;
const WINDOW_DAYS = 60;
const PAGE_SIZE = 500;
const FILTERS = ['E', 'T', 'P', 'R'];
/** Serial of the certificate the person signed in with. */
const CERTIFICATE_SERIAL = '1234AABBCCDD';

const listError = (eroare: string): StandInReply => jsonReply({ eroare, titlu: 'Lista Mesaje' });

export function listByDays(context: AnafContext, request: StandInRequest): StandInReply {
  const now = context.now();
  const days = parameter(request, 'zile');
  const cif = parameter(request, 'cif');
  if (days === undefined || cif === undefined) return badRequest(now, ANAF_TEXTS.daysParams);
  if (!isDigits(days)) return listError(ANAF_TEXTS.daysNotNumber(days));
  if (Number(days) < 1 || Number(days) > WINDOW_DAYS) return listError(ANAF_TEXTS.daysOutside);
  const refusal = refusalOfMailbox(context, request, cif, ANAF_TEXTS.cifNotNumber(cif));
  if (refusal !== undefined) return listError(refusal);
  const { listsPerDay } = context.settings;
  if (!context.limits.withinDay(`list:${cif}`, listsPerDay, now)) return listError(ANAF_TEXTS.listLimit(listsPerDay));
  const messages = messagesOf(context, cif, parameter(request, 'filtru'), now - Number(days) * DAY_MS, now);
  if (messages.length === 0) return listError(ANAF_TEXTS.noMessagesDays(Number(days)));
  if (messages.length > PAGE_SIZE) return listError(ANAF_TEXTS.tooManyMessages);
  const titlu = `Lista Mesaje disponibile din ultimele ${days} zile`;
  return jsonReply({ mesaje: messages, serial: CERTIFICATE_SERIAL, cui: namedCodes(context, cif), titlu });
}

export function listByInterval(context: AnafContext, request: StandInRequest): StandInReply {
  const now = context.now();
  const [start, end, page] = ['startTime', 'endTime', 'pagina'].map((name) => parameter(request, name));
  const cif = parameter(request, 'cif');
  if (start === undefined || end === undefined || page === undefined || cif === undefined)
    return badRequest(now, ANAF_TEXTS.listParams);
  const refusal =
    refusalOfInterval(now, start, end, page) ??
    refusalOfMailbox(context, request, cif, ANAF_TEXTS.cifNotNumberPaged(cif));
  if (refusal !== undefined) return listError(refusal);
  const { pagedListsPerDay } = context.settings;
  if (!context.limits.withinDay(`paged:${cif}`, pagedListsPerDay, now))
    return listError(ANAF_TEXTS.listLimit(pagedListsPerDay));
  const messages = messagesOf(context, cif, parameter(request, 'filtru'), Number(start), Number(end));
  if (messages.length === 0) return listError(ANAF_TEXTS.noMessagesInterval);
  return pageOf(messages, Number(page), namedCodes(context, cif));
}

function namedCodes({ settings: { namesAllRights, rights } }: AnafContext, cif: string): string {
  return namesAllRights && rights !== 'all' ? rights.join(',') : cif;
}

function pageOf(messages: readonly unknown[], page: number, cui: string): StandInReply {
  const pages = Math.ceil(messages.length / PAGE_SIZE);
  if (page > pages) return listError(ANAF_TEXTS.pageBeyond(page, pages));
  const mesaje = messages.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return jsonReply({
    mesaje,
    numar_inregistrari_in_pagina: mesaje.length,
    numar_total_inregistrari_per_pagina: PAGE_SIZE,
    numar_total_inregistrari: messages.length,
    numar_total_pagini: pages,
    index_pagina_curenta: page,
    serial: CERTIFICATE_SERIAL,
    cui,
    titlu: 'Lista Mesaje disponibile in intervalul selectat',
  });
}

function refusalOfInterval(now: number, start: string, end: string, page: string): string | undefined {
  if (!isDigits(start)) return ANAF_TEXTS.listParam('startTime', start);
  if (!isDigits(end)) return ANAF_TEXTS.listParam('endTime', end);
  if (!isDigits(page) || Number(page) < 1) return ANAF_TEXTS.listParam('pagina', page);
  const [from, to] = [Number(start), Number(end)];
  if (from < now - WINDOW_DAYS * DAY_MS) return ANAF_TEXTS.startTooOld(longTime(from));
  if (to <= from) return ANAF_TEXTS.endBeforeStart(longTime(to), longTime(from));
  return to > now ? ANAF_TEXTS.endInFuture(longTime(to), longTime(now)) : undefined;
}

function refusalOfMailbox(
  context: AnafContext,
  request: StandInRequest,
  cif: string,
  notNumber: string,
): string | undefined {
  const filter = parameter(request, 'filtru');
  if (!isDigits(cif)) return notNumber;
  if (filter !== undefined && !FILTERS.includes(filter)) return ANAF_TEXTS.badFilter;
  if (context.settings.rights.length === 0) return ANAF_TEXTS.noRightAtAll;
  return hasRight(context, cif) ? undefined : ANAF_TEXTS.noRight(cif);
}
