/** Gives the demo companies access to ANAF's stand-in, by the way a person's browser goes: consent, code, tokens. */
import type { OauthClient, TokenPair } from '../outside/anaf/oauth-client';
import type { Fetch } from '../outside/outside-exchange';
import { demoId } from './demo-random';

/** Throws where the stand-in does not play along: the demonstration cannot go on without it. */
export async function authorizeDemo(fetch: Fetch, oauth: OauthClient): Promise<TokenPair> {
  const state = demoId('authorize');
  const response = await fetch(oauth.authorizeUrl(state), { redirect: 'manual' });
  const back = new URL(response.headers.get('location') ?? 'about:blank');
  const code = back.searchParams.get('code');
  if (code === null || back.searchParams.get('state') !== state) throw new Error('Demo: ANAF gave no code');
  const answer = await oauth.exchangeCode(code);
  if (answer.kind !== 'tokens') throw new Error(`Demo: ANAF gave no tokens (${answer.kind})`);
  return answer.tokens;
}
