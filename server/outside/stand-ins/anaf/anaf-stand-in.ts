/** ANAF's e-Factura and OAuth services at their own paths, for the production and the test branch alike. */
import {
  htmlReply,
  jsonReply,
  type StandInReply,
  type StandInRequest,
  type StandInService,
  textReply,
} from '../stand-in-http';
import { longTime } from './anaf-clock';
import type { AnafContext } from './anaf-context';
import { ANAF_TEXTS } from './anaf-texts';
import { download } from './download-route';
import { listByDays, listByInterval } from './list-routes';
import { createOauthRoutes } from './oauth-routes';
import { checkSignature, SIGNATURE_PATH } from './signature-route';
import { messageState, queryFailed } from './state-route';
import { refused, upload } from './upload-route';
import { VALIDATION_PATH, validation } from './validation-routes';

/** The services behind one token and one count of calls. */
export interface GatedService {
  readonly takes: (path: string) => boolean;
  readonly answer: (context: AnafContext, request: StandInRequest) => StandInReply;
}

const SERVICE_PATH = /^\/(?:prod|test)\/FCTEL\/rest\/(\w+)$/;

/** Whether a token is good: its caller is greeted. */
const HELLO_PATH = '/TestOauth/jaxrs/hello';

const ROUTES: Readonly<Record<string, (context: AnafContext, request: StandInRequest) => StandInReply>> = {
  'POST upload': upload,
  'POST uploadb2c': upload,
  'GET stareMesaj': messageState,
  'GET listaMesajeFactura': listByDays,
  'GET listaMesajePaginatieFactura': listByInterval,
  'GET descarcare': download,
};

export function createAnafStandIn(context: AnafContext, beside: readonly GatedService[] = []): StandInService {
  const oauth = createOauthRoutes();
  return async (request) => {
    if (request.path === '/anaf-oauth2/v1/authorize') return oauth.authorize(context, request);
    if (request.path === '/anaf-oauth2/v1/token') return oauth.token(context, request);
    if (request.path === '/anaf-oauth2/v1/revoke') return oauth.revoke(context, request);
    const name = SERVICE_PATH.exec(request.path)?.[1];
    const stateless = VALIDATION_PATH.test(request.path) || request.path === SIGNATURE_PATH;
    const other = beside.find(({ takes }) => takes(request.path));
    if (name === undefined && other === undefined && !stateless && request.path !== HELLO_PATH) return undefined;
    const gated = stateless && isPublic(request) ? context : gate(context, request);
    if ('kind' in gated) return gated;
    if (request.path === HELLO_PATH) return textReply(`Hello, ${request.query.get('name') ?? ''}!`);
    if (stateless) return (await withoutMemory(gated, request)) ?? notFound(context, request);
    if (other !== undefined) return other.answer(gated, request);
    const route = ROUTES[`${request.method} ${name ?? ''}`];
    return route === undefined ? notFound(context, request) : route(gated, request);
  };
}

/** Validation, PDF and seal need no token on a host of their own; here one that brings none is taken for a caller of that host. */
function isPublic({ headers }: StandInRequest): boolean {
  return (
    headers.host === 'webservicesp.anaf.ro' || (headers.host !== 'api.anaf.ro' && headers.authorization === undefined)
  );
}

async function withoutMemory(context: AnafContext, request: StandInRequest): Promise<StandInReply | undefined> {
  if (request.path !== SIGNATURE_PATH) return validation(context, request, isPublic(request));
  return request.method === 'POST' ? checkSignature(context, request) : undefined;
}

/** What stands before every protected service: the token and the calls a minute. Behind it the token's person has his rights. */
function gate(context: AnafContext, request: StandInRequest): StandInReply | AnafContext {
  const now = context.now();
  const bearer = request.headers.authorization?.startsWith('Bearer ') ? request.headers.authorization.slice(7) : '';
  const token = context.store.findAccess(bearer);
  if (token === undefined || now >= token.at + context.settings.accessTokenSeconds * 1000)
    return htmlReply(context.settings.noTokenStatus, '<html><body>Unauthorized</body></html>');
  if (context.limits.withinMinute(now)) return asPersonOf(context, token.certificate);
  return jsonReply({ timestamp: longTime(now), status: 429, error: 'Too Many Requests', message: '' }, 429);
}

function asPersonOf({ settings, ...context }: AnafContext, certificate: string): AnafContext {
  const rights = settings.certificates.find(({ serial }) => serial === certificate)?.rights ?? settings.rights;
  return { ...context, settings: { ...settings, rights } };
}

function notFound(context: AnafContext, request: StandInRequest): StandInReply {
  const timestamp = longTime(context.now());
  return jsonReply({ timestamp, status: 404, error: 'Not Found', path: request.path }, 404);
}

/** The services' own refusals, for the faults `refuse` and `no-right`. */
export function refusalOf(now: number, request: StandInRequest, why: 'refuse' | 'no-right'): StandInReply {
  const noRight = ANAF_TEXTS.noRight(request.query.get('cif') ?? '');
  const text = why === 'no-right' ? noRight : ANAF_TEXTS.technical('SIMULAT-1');
  if (request.path.endsWith('/upload') || request.path.endsWith('/uploadb2c'))
    return refused(
      now,
      why === 'no-right'
        ? noRight
        : ANAF_TEXTS.notValid('org.xml.sax.SAXParseException; lineNumber: 1; columnNumber: 1; SIMULAT-1'),
    );
  if (request.path.endsWith('/stareMesaj')) return queryFailed(text);
  if (request.path.endsWith('/token')) return jsonReply({ error: 'invalid_grant' }, 400);
  return jsonReply({ eroare: text, titlu: 'Lista Mesaje' });
}
