import { expect, it } from 'vitest';
import { accessTokens } from '../../../server/session/access-token';

const SECRET = 'a secret of thirty-two characters';
const CLAIMS = { userId: 7, familyId: '0e4c0f0e-5f5c-4d43-9ad4-6b6a8f3f5d10' };

it('says whose a token is until it ends, however often it was read before', async () => {
  let now = Date.UTC(2026, 10, 25);
  const tokens = accessTokens(SECRET, 900, () => now);
  const { token } = await tokens.issue(CLAIMS);
  expect([await tokens.read(token), await tokens.read(token)]).toEqual([CLAIMS, CLAIMS]);
  now += 899_999;
  expect(await tokens.read(token)).toEqual(CLAIMS);
  now += 1;
  expect([await tokens.read(token), await tokens.read(token)]).toEqual([undefined, undefined]);
});

it('says nothing of a token that was changed, also after the right one was read', async () => {
  const tokens = accessTokens(SECRET, 900, Date.now);
  const { token } = await tokens.issue(CLAIMS);
  await tokens.read(token);
  const [header = '', , signature = ''] = token.split('.');
  const other = (await tokens.issue({ ...CLAIMS, userId: 8 })).token.split('.')[1] ?? '';
  expect(await tokens.read(`${header}.${other}.${signature}`)).toBeUndefined();
  expect(await accessTokens(`${SECRET}!`, 900, Date.now).read(token)).toBeUndefined();
});
