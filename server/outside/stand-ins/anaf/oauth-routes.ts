/**
 * `/anaf-oauth2/v1/authorize`, `/token` and `/revoke`. A browser is shown the certificates to choose from; a program, which
 * shows nobody anything, has the first one plugged in.
 */
import { SignJWT } from 'jose';
import { jsonReply, redirectReply, type StandInReply, type StandInRequest } from '../stand-in-http';
import { type AnafContext, parameter } from './anaf-context';
import { consentPage, wrongAddressPage } from './consent-page';

/** The code must be exchanged within about a minute. */
const CODE_MS = 60_000;
/** 525 600 minutes. */
const REFRESH_SECONDS = 525_600 * 60;
/** In the address of a choice: the certificate's serial, or `NONE`. */
const CHOICE = 'certificat';
const NONE = '-';

export interface OauthRoutes {
  authorize(context: AnafContext, request: StandInRequest): StandInReply;
  token(context: AnafContext, request: StandInRequest): Promise<StandInReply>;
  revoke(context: AnafContext, request: StandInRequest): StandInReply;
}

interface Code {
  readonly redirectUri: string;
  readonly certificate: string;
  readonly at: number;
}

const oauthError = (error: string): StandInReply => jsonReply({ error }, 400);

export function createOauthRoutes(): OauthRoutes {
  const codes = new Map<string, Code>();

  function authorize(context: AnafContext, request: StandInRequest): StandInReply {
    const redirectUri = parameter(request, 'redirect_uri') ?? '';
    const { clientId, redirectUris, certificates } = context.settings;
    if (parameter(request, 'client_id') !== clientId) return oauthError('invalid_client');
    if (!redirectUris.includes(redirectUri)) return wrongAddressPage();
    if (parameter(request, 'response_type') !== 'code' || parameter(request, 'token_content_type') !== 'jwt')
      return oauthError('invalid_request');
    const choice = parameter(request, CHOICE);
    if (choice === undefined && (request.headers.accept ?? '').includes('text/html'))
      return consentPage(certificates, (serial) => addressOfChoice(request, serial));
    const certificate = choice === undefined ? certificates[0] : certificates.find(({ serial }) => serial === choice);
    return back(context, request, redirectUri, certificate?.serial);
  }

  function back(
    context: AnafContext,
    request: StandInRequest,
    redirectUri: string,
    certificate: string | undefined,
  ): StandInReply {
    const address = new URL(redirectUri);
    if (certificate === undefined) address.searchParams.set('error', 'access_denied');
    else {
      const code = context.randomToken();
      codes.set(code, { redirectUri, certificate, at: context.now() });
      address.searchParams.set('code', code);
    }
    const state = parameter(request, 'state');
    if (state !== undefined) address.searchParams.set('state', state);
    return redirectReply(address.href);
  }

  async function token(context: AnafContext, request: StandInRequest): Promise<StandInReply> {
    const body = new URLSearchParams(new TextDecoder().decode(request.body));
    if (!clientKnown(context, request, body)) return oauthError('invalid_client');
    const grant = body.get('grant_type');
    if (grant === 'authorization_code') return exchange(context, body);
    if (grant === 'refresh_token') return refresh(context, body);
    return oauthError('invalid_request');
  }

  function exchange(context: AnafContext, body: URLSearchParams): Promise<StandInReply> | StandInReply {
    const code = body.get('code') ?? '';
    const given = codes.get(code);
    codes.delete(code);
    const valid =
      given !== undefined && given.redirectUri === body.get('redirect_uri') && context.now() - given.at <= CODE_MS;
    return valid ? givePair(context, '', given.certificate) : oauthError('invalid_grant');
  }

  function refresh(context: AnafContext, body: URLSearchParams): Promise<StandInReply> | StandInReply {
    const predecessor = context.store.findRefresh(body.get('refresh_token') ?? '');
    return predecessor === undefined
      ? oauthError('invalid_grant')
      : givePair(context, predecessor.refresh, predecessor.certificate);
  }

  function revoke(context: AnafContext, request: StandInRequest): StandInReply {
    const body = new URLSearchParams(new TextDecoder().decode(request.body));
    if (!clientKnown(context, request, body)) return oauthError('invalid_client');
    context.store.revoke(body.get('token') ?? '');
    return jsonReply({});
  }

  return { authorize, token, revoke };
}

function addressOfChoice({ path, query }: StandInRequest, serial: string = NONE): string {
  return `${path}?${new URLSearchParams([...query, [CHOICE, serial]]).toString()}`;
}

/** HTTP Basic is the official way; fields in the body work too. */
function clientKnown(context: AnafContext, request: StandInRequest, body: URLSearchParams): boolean {
  const { clientId, clientSecret } = context.settings;
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  if (request.headers.authorization !== undefined) return request.headers.authorization === basic;
  return body.get('client_id') === clientId && body.get('client_secret') === clientSecret;
}

/** Rotation: the new pair takes the old one's place at once. */
async function givePair(context: AnafContext, replaces: string, certificate: string): Promise<StandInReply> {
  const now = context.now();
  const seconds = context.settings.accessTokenSeconds;
  const signed = (kind: 'Bearer' | 'Refresh', lives: number): Promise<string> =>
    new SignJWT({
      token_type: kind,
      role: ['E-FACTURA', 'E-TRANSPORT'],
      serial: certificate,
      clientappid: context.settings.clientId,
    })
      .setProtectedHeader({ alg: 'RS512' })
      .setIssuer('https://logincert.anaf.ro')
      .setJti(context.randomToken())
      .setIssuedAt(Math.floor(now / 1000))
      .setNotBefore(Math.floor(now / 1000))
      .setExpirationTime(Math.floor(now / 1000) + lives)
      .sign(context.tokenKey);
  const access = await signed('Bearer', seconds);
  const refresh = await signed('Refresh', REFRESH_SECONDS);
  context.store.giveToken({ kind: 'token', at: now, access, refresh, replaces, certificate });
  return jsonReply({
    access_token: access,
    expires_in: seconds,
    token_type: 'Bearer',
    scope: 'clientappid issuer role serial',
    refresh_token: refresh,
  });
}
