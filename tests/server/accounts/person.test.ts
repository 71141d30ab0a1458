/** The particulars of the account's owner over HTTP with PostgreSQL: field by field, told to every device, nobody else's. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UpdateUserData } from '@/api/calls/account-calls';
import { GetAuthorizations } from '@/api/calls/session-calls';
import { startTestApp, type TestApp } from '../support/test-app';
import { codeOf, signIn, type TestClient } from '../support/test-client';

let app: TestApp;
let ana: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
});
afterAll(() => app.stop());

const change = (client: TestClient, updateUser: object) =>
  client.call(UpdateUserData, { body: { userId: client.user.id, updateUser } as never });
const toldTo = async (client: TestClient) => (await client.must(GetAuthorizations, {})).person;

it('two devices change different fields, and both stay', async () => {
  const first = await toldTo(ana);
  expect(first).toMatchObject({ version: 0, content: { user: Number(app.ana.id), email: app.ana.email } });
  const other = await signIn(app.url, app.ana);
  expect(codeOf(await change(ana, { telephone: ' 0722 ' }))).toBe('ok');
  expect(await change(other, { firstName: 'Anca' })).toMatchObject({
    result: { person: { version: 2, content: { firstName: 'Anca', telephone: '0722' } } },
  });
  expect(await toldTo(ana)).toEqual(await toldTo(other));
  // An answer that was lost: asked for again it changes nothing but the version.
  await change(other, { firstName: 'Anca' });
  expect((await toldTo(ana))?.content).toMatchObject({ firstName: 'Anca', telephone: '0722' });
});

it('of another account are neither told nor changed', async () => {
  const mihai = await signIn(app.url, app.mihai);
  const before = await toldTo(ana);
  const body = { userId: ana.user.id, updateUser: { lastName: 'Furat' } };
  expect(codeOf(await mihai.call(UpdateUserData, { body }))).toBe('not-found');
  expect((await toldTo(mihai))?.content).toMatchObject({ email: app.mihai.email });
  expect(await toldTo(ana)).toEqual(before);
});
