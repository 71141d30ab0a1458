/** Gets a pair of tokens from the stand-in the way a person's browser and our callback do. */
import { createOauthClient, type OauthClient, type TokenPair } from '../../../server/outside/anaf/oauth-client';
import type { Fetch } from '../../../server/process/application-parts';

export function oauthClientFor(fetch: Fetch, url: string): OauthClient {
  return createOauthClient(fetch, {
    baseUrl: `${url}/anaf-oauth2/v1`,
    clientId: 'condica-demo',
    clientSecret: 'condica-demo-secret',
    redirectUri: 'http://127.0.0.1:8080/auth/callback',
  });
}

export async function signInToAnaf(fetch: Fetch, url: string): Promise<TokenPair> {
  const oauth = oauthClientFor(fetch, url);
  const response = await fetch(oauth.authorizeUrl('state-1'), { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? '');
  if (back.searchParams.get('state') !== 'state-1') throw new Error('state was not echoed');
  const answer = await oauth.exchangeCode(back.searchParams.get('code') ?? '');
  if (answer.kind !== 'tokens') throw new Error(`no tokens: ${answer.kind}`);
  return answer.tokens;
}
