/** ANAF's token service (reference, sections 1.2–1.4). */
import * as v from 'valibot';
import type { Fetch } from '../../process/application-parts';
import { exchange } from '../outside-exchange';

export interface OauthSettings {
  /** `https://logincert.anaf.ro/anaf-oauth2/v1` or the stand-in's; no slash at the end. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The registered callback, exactly. */
  readonly redirectUri: string;
}

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds the access token lives from now. */
  readonly expiresIn: number;
}

/**
 * `denied`: invalid_grant; the person must give access again. Nothing else says that.
 * `misconfigured`: the service does not take our client or our request (`error` as RFC 6749 names it); the authorization stands.
 * `unavailable`: nothing is known; a refresh may have happened, so the next try may be denied.
 */
export type TokenAnswer =
  | { readonly kind: 'tokens'; readonly tokens: TokenPair }
  | { readonly kind: 'denied' }
  | { readonly kind: 'misconfigured'; readonly error: string }
  | { readonly kind: 'unavailable'; readonly detail: string };

export interface OauthClient {
  /** Where the person's browser goes; `state` comes back with the code. */
  authorizeUrl(state: string): string;
  exchangeCode(code: string): Promise<TokenAnswer>;
  refresh(refreshToken: string): Promise<TokenAnswer>;
  /** Tells ANAF that a token is given up; whether it hears is not known (reference, section 1.2). */
  revoke(token: string): Promise<void>;
}

const LIMITS = { timeoutMs: 30_000, maxAnswerBytes: 256 * 1024 };

const tokensSchema = v.looseObject({
  access_token: v.pipe(v.string(), v.minLength(1)),
  refresh_token: v.pipe(v.string(), v.minLength(1)),
  expires_in: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(1)),
});
const errorSchema = v.looseObject({ error: v.string() });

export function createOauthClient(fetch: Fetch, settings: OauthSettings): OauthClient {
  const ask = (fields: Record<string, string>): Promise<TokenAnswer> => askForTokens(fetch, settings, fields);
  return {
    authorizeUrl: (state) => {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: settings.clientId,
        redirect_uri: settings.redirectUri,
        token_content_type: 'jwt',
        state,
      });
      return `${settings.baseUrl}/authorize?${query.toString()}`;
    },
    exchangeCode: (code) => ask({ grant_type: 'authorization_code', code, redirect_uri: settings.redirectUri }),
    refresh: (refreshToken) => ask({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    revoke: async (token) => {
      const body = new URLSearchParams({ token }).toString();
      await exchange(
        fetch,
        `${settings.baseUrl}/revoke`,
        { method: 'POST', headers: headersOf(settings), body },
        LIMITS,
      );
    },
  };
}

function headersOf({ clientId, clientSecret }: OauthSettings): Readonly<Record<string, string>> {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  return { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' };
}

async function askForTokens(
  fetch: Fetch,
  settings: OauthSettings,
  fields: Record<string, string>,
): Promise<TokenAnswer> {
  const body = new URLSearchParams({ ...fields, token_content_type: 'jwt' }).toString();
  const headers = headersOf(settings);
  const answer = await exchange(fetch, `${settings.baseUrl}/token`, { method: 'POST', headers, body }, LIMITS);
  if (answer.kind !== 'answer') return { kind: 'unavailable', detail: answer.detail };
  const text = new TextDecoder().decode(answer.body);
  const tokens = v.safeParse(v.pipe(v.string(), v.parseJson(), tokensSchema), text);
  if (answer.status === 200 && tokens.success) return { kind: 'tokens', tokens: toPair(tokens.output) };
  const error = v.safeParse(v.pipe(v.string(), v.parseJson(), errorSchema), text);
  return (
    (error.success ? refusalOf(answer.status, error.output.error) : undefined) ?? {
      kind: 'unavailable',
      detail: `HTTP ${answer.status}`,
    }
  );
}

/** RFC 6749, section 5.2: errors of the client and its request come with 400, an unknown client also with 401. */
const OUR_FAULTS = new Set([
  'invalid_client',
  'invalid_request',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_grant_type',
]);

function refusalOf(status: number, error: string): TokenAnswer | undefined {
  if (status !== 400 && status !== 401) return undefined;
  if (error === 'invalid_grant') return { kind: 'denied' };
  return OUR_FAULTS.has(error) ? { kind: 'misconfigured', error } : undefined;
}

function toPair(tokens: v.InferOutput<typeof tokensSchema>): TokenPair {
  return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token, expiresIn: tokens.expires_in };
}
