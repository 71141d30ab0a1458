/** `/anaf-oauth2/v1/authorize` and `/token`. The person's certificate is taken as plugged in, the consent as given. */
import { SignJWT } from 'jose';
import { jsonReply, redirectReply, type StandInReply, type StandInRequest } from '../stand-in-http';
import { type AnafContext, parameter } from './anaf-context';

/** The code must be exchanged within about a minute. */
const CODE_MS = 60_000;

export interface OauthRoutes {
  authorize(context: AnafContext, request: StandInRequest): StandInReply;
  token(context: AnafContext, request: StandInRequest): Promise<StandInReply>;
}

const oauthError = (error: string): StandInReply => jsonReply({ error }, 400);

export function createOauthRoutes(): OauthRoutes {
  const codes = new Map<string, { readonly redirectUri: string; readonly at: number }>();

  function authorize(context: AnafContext, request: StandInRequest): StandInReply {
    const redirectUri = parameter(request, 'redirect_uri');
    if (parameter(request, 'client_id') !== context.settings.clientId || redirectUri === undefined)
      return oauthError('invalid_client');
    const back = new URL(redirectUri);
    const code = context.randomToken();
    codes.set(code, { redirectUri, at: context.now() });
    back.searchParams.set('code', code);
    const state = parameter(request, 'state');
    if (state !== undefined) back.searchParams.set('state', state);
    return redirectReply(back.href);
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
    return valid ? givePair(context, '') : oauthError('invalid_grant');
  }

  function refresh(context: AnafContext, body: URLSearchParams): Promise<StandInReply> | StandInReply {
    const predecessor = context.store.findRefresh(body.get('refresh_token') ?? '');
    return predecessor === undefined ? oauthError('invalid_grant') : givePair(context, predecessor.refresh);
  }

  return { authorize, token };
}

/** HTTP Basic is the official way; fields in the body work too. */
function clientKnown(context: AnafContext, request: StandInRequest, body: URLSearchParams): boolean {
  const { clientId, clientSecret } = context.settings;
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  if (request.headers.authorization !== undefined) return request.headers.authorization === basic;
  return body.get('client_id') === clientId && body.get('client_secret') === clientSecret;
}

/** Rotation: the new pair takes the old one's place at once. */
async function givePair(context: AnafContext, replaces: string): Promise<StandInReply> {
  const now = context.now();
  const seconds = context.settings.accessTokenSeconds;
  const access = await new SignJWT({ roles: ['E-FACTURA', 'E-TRANSPORT'], serial: '1234AABBCCDD' })
    .setProtectedHeader({ alg: 'RS512' })
    .setIssuer('https://logincert.anaf.ro')
    .setJti(context.randomToken())
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(now / 1000) + seconds)
    .sign(context.tokenKey);
  const refresh = context.randomToken();
  context.store.giveToken({ kind: 'token', at: now, access, refresh, replaces });
  return jsonReply({
    access_token: access,
    expires_in: seconds,
    token_type: 'Bearer',
    scope: 'clientappid issuer role serial',
    refresh_token: refresh,
  });
}
