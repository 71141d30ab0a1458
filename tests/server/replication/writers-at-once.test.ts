/** Two devices write the same thing at one moment, over HTTP: nobody's acknowledged row is lost, and nobody waits in a circle. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { AddCompanyPartner, AddCompanySerial, ListCompanyPartner } from '@/api/calls/definition-calls';
import { SaveDraft } from '@/api/calls/draft-calls';
import { InvoiceUpload } from '@/api/calls/invoice-calls';
import { publishChanges } from '../../../server/database/publish-changes';
import { demoDocument } from '../invoices/demo-document';
import { foreignUpload } from '../invoices/foreign-upload';
import { companyId, newEntityId, sampleDraft, samplePartner, sampleSerial } from '../support/samples';
import { startTestApp, type TestApp } from '../support/test-app';
import { codeOf, signIn, type TestClient } from '../support/test-client';

let app: TestApp;
let ana: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
});
afterAll(() => app.stop());

// Before: in 27 of 30 rounds more than one heard «ok», and the rows of all but the last were gone (core P1.7).
it('six adds of one id with six contents: one is acknowledged and stands, five hear what stands', async () => {
  const company = companyId(app.companies.first);
  for (let round = 0; round < 30; round += 1) {
    const id = newEntityId();
    const partners = Array.from({ length: 6 }, (_, one) => samplePartner(`Partener ${round}-${one}`, id));
    const answers = await Promise.all(
      partners.map((partner) => ana.call(AddCompanyPartner, { body: { company, partner } })),
    );
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'conflict')).toHaveLength(5);
    const first = partners[codes.indexOf('ok')];
    const { partners: stored } = await ana.must(ListCompanyPartner, { body: { company } });
    expect(stored.find((partner) => partner.id === id)).toEqual(first);
  }
});

it('six equal adds of one id are one, and acknowledged each', async () => {
  const company = companyId(app.companies.first);
  const partner = samplePartner('Partener egal');
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => ana.call(AddCompanyPartner, { body: { company, partner } })),
  );
  expect(new Set(answers.map(codeOf))).toEqual(new Set(['ok']));
  expect(new Set(answers.map((answer) => (answer.ok ? answer.result.version : 0))).size).toBe(1);
});

it('six series of one prefix: one is made', async () => {
  const company = companyId(app.companies.second);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => ana.call(AddCompanySerial, { body: { company, serial: sampleSerial('UNU') } })),
  );
  expect(answers.map(codeOf).sort()).toEqual(['ok', ...Array.from({ length: 5 }, () => 'serial-in-use')]);
});

/** Also on a busy machine. */
const LONG = { timeout: 20_000 };

/** Until somebody of this database waits for a lock. */
async function untilSomebodyWaits(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::integer as waiting from pg_locks join pg_stat_activity using (pid)
      where datname = current_database() and not granted`.execute(app.owner);
    expect(rows[0]?.waiting).toBeGreaterThan(0);
  }, LONG);
}

// Before: the upload held the company's row and waited for the draft's, the draft's change the other way round: 40P01.
it('a draft is changed while its invoice is recorded: the one waits for the other, and both end', async () => {
  const company = companyId(app.companies.first);
  const draft = sampleDraft();
  await ana.must(SaveDraft, { body: { company, draft } });
  const params = { ...foreignUpload(app.companies.first), draft: draft.id };
  const upload = await app.owner.transaction().execute(async (tx) => {
    // What UpdateDraft does: the row first.
    await tx.selectFrom('replicated_row').select('id').where('id', '=', draft.id).forUpdate().execute();
    const sent = ana.call(InvoiceUpload, { params, body: new TextDecoder().decode(demoDocument('WA-1')) });
    await untilSomebodyWaits();
    await publishChanges(tx, app.companies.first, [{ collection: 'draft', id: draft.id, row: draft }]);
    return { sent };
  });
  expect(codeOf(await upload.sent)).toBe('ok');
});
