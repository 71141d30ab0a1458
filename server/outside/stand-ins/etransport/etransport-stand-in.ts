/** ANAF's e-Transport service at its own paths, for the production and the test branch alike; all answers are JSON. */
import { longTime } from '../anaf/anaf-clock';
import type { AnafContext } from '../anaf/anaf-context';
import { jsonReply, type StandInReply, type StandInRequest } from '../stand-in-http';
import { carriedTransports } from './carrier-route';
import { ETRANSPORT_TEXTS } from './etransport-texts';
import { listTransports } from './list-route';
import { transportState } from './state-route';
import type { TransportStore } from './transport-store';
import { refusedUpload, uploadTransport } from './upload-route';

export interface TransportContext extends AnafContext {
  readonly transports: TransportStore;
}

const SERVICE = /^\/(?:prod|test)\/ETRANSPORT\/ws\/v1\/(.+)$/;

export function isTransportPath(path: string): boolean {
  return SERVICE.test(path);
}

/** Behind the token and the calls a minute, which are the same as for invoices. */
export function answerTransport(context: TransportContext, request: StandInRequest): StandInReply {
  const parts = (SERVICE.exec(request.path)?.[1] ?? '').split('/').map(decodeURIComponent);
  const [name, ...rest] = parts;
  const asked = `${request.method} ${name ?? ''} ${rest.length}`;
  if (asked === 'POST upload 2' || asked === 'POST upload 3') return uploadTransport(context, request, rest);
  if (asked === 'GET stareMesaj 1') return transportState(context, rest[0] ?? '');
  if (asked === 'GET lista 2') return listTransports(context, rest[0] ?? '', rest[1] ?? '');
  if (asked === 'GET info 0') return carriedTransports(context, request);
  return jsonReply({ timestamp: longTime(context.now()), status: 404, error: 'Not Found', path: request.path }, 404);
}

/** The service's own refusals, for the faults `refuse` and `no-right`. */
export function refusalOfTransport(now: number, { path }: StandInRequest, why: 'refuse' | 'no-right'): StandInReply {
  const cif = /\/(\d+)(?:\/2)?$/.exec(path)?.[1] ?? '';
  const text =
    why === 'no-right'
      ? ETRANSPORT_TEXTS.noRight(cif)
      : ETRANSPORT_TEXTS.notValid('org.xml.sax.SAXParseException; lineNumber: 1; columnNumber: 1; SIMULAT-1');
  return refusedUpload(now, text);
}
