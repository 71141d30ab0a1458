/** Whose name an invoice gets: the session's, on a real PostgreSQL with its rows of its own people only. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorOf } from '../../../server/calls/invoices/author-of';
import { asUser } from '../../../server/database/as-user';
import { startTestApp, type TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Params = Parameters<typeof authorOf>[2];
const SERIAL = 'b5f7a3de-0000-4000-8000-000000000001';
const LOST = { serial: SERIAL, firstSentAt: '2026-03-02T09:00:00.000Z' };
const author = (params: Params) => asUser(app.application.db, app.ana.id, (tx) => authorOf(tx, app.ana.id, params));

describe('the author of an uploaded invoice', () => {
  it('is the person of the session, whatever the client says', async () => {
    expect(await author({ serial: SERIAL })).toBe('A B');
    expect(await author({ serial: SERIAL, author: 'Altcineva' })).toBe('A B');
  });

  it('is nobody for the file of another program', async () => {
    expect(await author({ serial: '' })).toBe('');
  });

  it('stays with a lost invoice that its author gives back, and with no other', async () => {
    expect(await author({ ...LOST, author: 'A B' })).toBe('A B');
    expect(await author({ ...LOST, author: 'Altcineva' })).toBe('');
    expect(await author(LOST)).toBe('');
  });
});
