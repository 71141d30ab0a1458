/** The account's preferences over HTTP with PostgreSQL: field by field, bounded, nobody else's. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UpdatePreferences } from '@/api/calls/preference-calls';
import { GetAuthorizations } from '@/api/calls/session-calls';
import { asUser } from '../../../server/database/as-user';
import { startTestApp, type TestApp } from '../support/test-app';
import { codeOf, signIn, type TestClient } from '../support/test-client';

let app: TestApp;
let ana: TestClient;
let mihai: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  [ana, mihai] = [await signIn(app.url, app.ana), await signIn(app.url, app.mihai)];
});
afterAll(() => app.stop());

const change = (client: TestClient, changes: object) => client.call(UpdatePreferences, { body: { changes } as never });
const toldTo = async (client: TestClient) => (await client.must(GetAuthorizations, {})).preferences;

describe('preferences', () => {
  it('are merged by field, told to every device of the account and to no other account', async () => {
    expect(await toldTo(ana)).toEqual({ version: 0, content: {} });
    await change(ana, { startPage: 'out' });
    const other = await signIn(app.url, app.ana);
    expect(await change(other, { enter: 'save' })).toMatchObject({
      result: { preferences: { version: 2, content: { startPage: 'out', enter: 'save' } } },
    });
    expect(await toldTo(ana)).toEqual({ version: 2, content: { startPage: 'out', enter: 'save' } });
    expect(await toldTo(mihai)).toEqual({ version: 0, content: {} });
  });

  it('are refused where they are no choice of the list, of another field, or long', async () => {
    const before = await toldTo(ana);
    expect(codeOf(await change(ana, { startPage: 'x'.repeat(200) }))).toBe('invalid-request');
    expect(codeOf(await change(ana, { startPage: 'nowhere' }))).toBe('invalid-request');
    expect(codeOf(await change(ana, { notes: 'x' }))).toBe('unknown-field');
    expect(codeOf(await change(ana, { startPage: 'x'.repeat(1_048_576) }))).not.toBe('ok');
    expect(codeOf(await change(ana, { notes: 'x'.repeat(1_048_576) }))).not.toBe('ok');
    expect(await toldTo(ana)).toEqual(before);
  });

  it('of another account are not reached, with the application’s checks left out', async () => {
    const changed = await asUser(app.db, app.mihai.id, (tx) =>
      tx
        .updateTable('app_user')
        .set((row) => ({ preferences_version: row('preferences_version', '+', 1) }))
        .where('id', '=', app.ana.id)
        .executeTakeFirst(),
    );
    expect(Number(changed.numUpdatedRows)).toBe(0);
  });

  it('put twice by one change, whose answer was lost, are the same', async () => {
    await change(ana, { documentLanguage: 'ro-en' });
    await change(ana, { documentLanguage: 'ro-en' });
    expect((await toldTo(ana))?.content).toMatchObject({ documentLanguage: 'ro-en' });
  });
});
