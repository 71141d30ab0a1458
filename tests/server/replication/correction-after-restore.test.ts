/** The correction of what a device knew as refused meets a database whose copy was taken before that verdict. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { InvoiceUpload } from '@/api/calls/invoice-calls';
import type { EntityId } from '@/api/ids';
import { asCompany } from '../../../server/database/as-company';
import { publishChanges } from '../../../server/database/publish-changes';
import type { FilingFact } from '../../../server/filings/filing';
import { postgresFilingStore } from '../../../server/filings/postgres-filing-store';
import { newEpoch } from '../../../server/installation/new-epoch';
import { demoDocument } from '../invoices/demo-document';
import { companyId, newDeviceId, newEntityId } from '../support/samples';
import { startTestApp, type TestApp } from '../support/test-app';
import { signIn, type TestClient } from '../support/test-client';

let app: TestApp;
let ana: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  ana = await signIn(app.url, app.ana);
});
afterAll(() => app.stop());

const restore = () => newEpoch(app.owner, { now: () => app.clock.now, newId: randomUUID });

/** With a line more for each correction: other bytes under the same number. */
function documentOf(number: string, corrections: number): string {
  return `${new TextDecoder().decode(demoDocument(number))}${'\n'.repeat(corrections)}`;
}

const DEVICE = newDeviceId();
const company = () => companyId(app.companies.first);

function upload(invoice: EntityId, body: string, corrects?: string, key = randomUUID()) {
  const params = {
    ...{ company: company(), serial: '', isSelf: false, type: 'FCT' as const, invoice, draft: '' as const },
    ...{ device: DEVICE, issuedAt: new Date(app.clock.now).toISOString() },
    ...(corrects === undefined ? {} : { corrects }),
  };
  return ana.call(InvoiceUpload, { params, body }, key);
}

async function recorded(number: string) {
  const answer = await upload(newEntityId(), documentOf(number, 0));
  if (!answer.ok) throw new Error(`not recorded: ${JSON.stringify(answer)}`);
  return answer.result.item;
}

async function happen(invoice: string, ...facts: readonly FilingFact[]): Promise<void> {
  const filing = await app.owner
    .selectFrom('filing')
    .select('id')
    .where('invoice_id', '=', invoice)
    .orderBy('attempt', 'desc')
    .executeTakeFirstOrThrow();
  const ports = {
    asCompany: <R>(id: number, work: Parameters<typeof asCompany<R>>[2]) => asCompany<R>(app.db, id, work),
    publish: publishChanges,
  };
  const store = postgresFilingStore(ports, company(), () => 7);
  for (const fact of facts) {
    const loaded = await store.load(filing.id);
    if (loaded === undefined) throw new Error('no filing');
    expect(await store.record(loaded, fact, () => app.clock.now)).toBeDefined();
  }
}

const REFUSED = { kind: 'upload-refused', texts: ['Nu aveti drept'] } as const;
const refusalOf = (answer: Awaited<ReturnType<typeof upload>>) => (answer.ok ? 'recorded' : answer.failure);

// Before: refused for good as sent already, upon which a person took it back and lost what was typed (seed 7002560).
it('waits until this database has heard of it, and is filed then under the same key', async () => {
  const { id, xmlSha256 } = await recorded('CORECT-1');
  await restore();
  const key = randomUUID();
  const correct = () => upload(id, documentOf('CORECT-1', 1), xmlSha256, key);
  expect(refusalOf(await correct())).toMatchObject({ code: 'not-back-yet', reaction: 'retry' });
  await happen(id, { kind: 'upload-started' });
  expect(refusalOf(await correct())).toMatchObject({ code: 'not-back-yet' });
  await happen(id, REFUSED);
  const answer = await correct();
  // Written before the restore: the lost server may have sent it, so ANAF is asked first.
  expect(answer.ok && answer.result.item).toMatchObject({ attempt: 2, state: 'doubtful' });
});

it('is refused as sent already where another correction has come before it', async () => {
  const { id, xmlSha256 } = await recorded('CORECT-2');
  await restore();
  await happen(id, { kind: 'upload-started' }, REFUSED);
  expect((await upload(id, documentOf('CORECT-2', 1), xmlSha256)).ok).toBe(true);
  expect(refusalOf(await upload(id, documentOf('CORECT-2', 2), xmlSha256))).toMatchObject({ code: 'already-sent' });
});

it('is refused so by who does not say what it corrects', async () => {
  const { id } = await recorded('CORECT-3');
  await restore();
  expect(refusalOf(await upload(id, documentOf('CORECT-3', 1)))).toMatchObject({ code: 'already-sent' });
});
