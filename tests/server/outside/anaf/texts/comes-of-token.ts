/** What becomes of an invoice whose company's authorization is due for renewal, where the token service answers so. */
import { randomBytes, randomUUID } from 'node:crypto';
import { createAnafTokens } from '../../../../../server/outside/anaf/anaf-tokens';
import { keepCredential } from '../../../../../server/outside/anaf/keep-credential';
import { createOauthClient } from '../../../../../server/outside/anaf/oauth-client';
import { createTokenCipher } from '../../../../../server/process/token-cipher';
import type { FilingTestDatabase } from '../../../filings/filing-database';
import { markCovered } from '../../../support/covered';
import { withTokens } from './comes-of-filing';
import type { Outcome } from './text-row';

const cipher = createTokenCipher(randomBytes(32));
const NOW = Date.parse('2026-03-02T08:00:00Z');
const GIVEN_AT = NOW - 100 * 86_400_000;

export const ofToken =
  (database: FilingTestDatabase): Outcome =>
  async (answer) => {
    if (answer.kind !== 'answer') throw new Error('the service answers in every row');
    const { status, body } = answer;
    const fetch = async (): Promise<Response> => new Response(body.slice(), { status });
    const settings = { baseUrl: 'https://logincert', clientId: 'c', clientSecret: 's', redirectUri: 'https://x' };
    await database.asOwner((db) => db.deleteFrom('anaf_access').execute());
    await database.asCompany(1, async (tx) => {
      const tokens = { accessToken: 'a', refreshToken: 'r', expiresIn: 90 * 86_400 };
      const given = { id: randomUUID(), userId: null, companyIds: [1], tokens };
      await keepCredential(tx, { cipher, now: GIVEN_AT, wake: async () => undefined }, given);
      await tx
        .updateTable('anaf_access')
        .set({ confirmed_at: new Date(GIVEN_AT) })
        .execute();
      await markCovered(tx, GIVEN_AT);
    });
    return withTokens(
      createAnafTokens({
        ...{ asCompany: database.asCompany, cipher, realAnaf: false, renewBeforeMs: 7 * 86_400_000 },
        oauth: createOauthClient(fetch, settings),
        now: () => NOW,
      }),
    );
  };
