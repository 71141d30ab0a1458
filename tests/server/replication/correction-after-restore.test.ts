/** The correction of what a device knew as refused meets a database whose copy was taken before that verdict. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ParamsOf } from '@/api/call';
import { InvoiceUpload } from '@/api/calls/invoice-calls';
import type { EntityId } from '@/api/ids';
import type { FilingFact } from '../../../server/filings/filing';
import { sha256Hex } from '../../../server/filings/sha256-hex';
import { newEpoch } from '../../../server/installation/new-epoch';
import { demoDocument } from '../invoices/demo-document';
import { happenToFiling } from '../support/happen-to-filing';
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

type Told = Partial<ParamsOf<typeof InvoiceUpload>>;

function send(invoice: EntityId, body: string, told: Told, key = randomUUID()) {
  const params = {
    ...{ company: company(), serial: '', isSelf: false, type: 'FCT' as const, invoice, draft: '' as const },
    ...{ device: DEVICE, issuedAt: new Date(app.clock.now).toISOString(), ...told },
  };
  return ana.call(InvoiceUpload, { params, body }, key);
}

function upload(invoice: EntityId, body: string, corrects?: string, key = randomUUID()) {
  return send(invoice, body, corrects === undefined ? {} : { corrects }, key);
}

async function must(...sent: Parameters<typeof send>) {
  const answer = await send(...sent);
  if (!answer.ok) throw new Error(`not recorded: ${JSON.stringify(answer)}`);
  return answer.result.item;
}

/** What a device knows of what it gives back to a server that has lost it. */
const lost = (): Told => ({ firstSentAt: new Date(app.clock.now).toISOString() });

async function recorded(number: string) {
  const answer = await upload(newEntityId(), documentOf(number, 0));
  if (!answer.ok) throw new Error(`not recorded: ${JSON.stringify(answer)}`);
  return answer.result.item;
}

const happen = (invoice: string, ...facts: readonly FilingFact[]) => happenToFiling(app, company(), invoice, facts);

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

// Before: the device that had the correction kept it, where another one had given back the document of before it (seed 7710250).
it('is recorded over what another device gave back first, under what it was held for', async () => {
  await restore();
  const first = await must(newEntityId(), documentOf('CORECT-4', 0), { ...lost(), wasRefused: true });
  expect(first).toMatchObject({ state: 'refused' });
  const told = { ...lost(), corrects: first.xmlSha256, corrected: first.xmlSha256 };
  const held = { heldFor: 'draft-issued' as const, heldNumber: 'CORECT-0' };
  const item = await must(first.id, documentOf('CORECT-4', 1), { ...told, ...held });
  expect(item).toMatchObject({ attempt: 2, state: 'doubtful', corrected: [first.xmlSha256] });
  // The lost server had not let it go: where ANAF does not have it, a person decides.
  const filing = await app.owner
    .selectFrom('filing')
    .select('request')
    .where('invoice_id', '=', item.id)
    .executeTakeFirstOrThrow();
  expect(filing.request).toMatchObject({ holdIfAbsent: { reason: 'draft-issued', number: 'CORECT-0' } });
});

// Before: it took the place of its own correction, which ANAF had refused meanwhile.
it('stays where a device comes later with what it corrects', async () => {
  await restore();
  const [id, first] = [newEntityId(), await recorded('CORECT-5')];
  const old = documentOf('CORECT-6', 0);
  const hash = sha256Hex(new TextEncoder().encode(old));
  const chain = { corrected: `${first.xmlSha256},${hash}` };
  const item = await must(id, documentOf('CORECT-6', 1), { ...lost(), ...chain, wasRefused: true });
  expect(item).toMatchObject({ attempt: 1, corrected: [first.xmlSha256, hash] });
  for (const told of [{ wasRefused: true }, { knownIndex: '5014885951' }])
    expect(await must(id, old, { ...lost(), ...told })).toEqual(item);
  // A person who chooses that very file for the next correction is another matter.
  expect(await must(id, old, { corrects: item.xmlSha256 })).toMatchObject({ attempt: 2, xmlSha256: hash });
});

// Before: it counted as heard, and its device forgot it.
it('waits for that verdict also where a person had taken it back in the lost time', async () => {
  const { id, xmlSha256 } = await recorded('CORECT-7');
  await restore();
  await happen(id, { kind: 'upload-started' });
  const told = { ...lost(), corrects: xmlSha256, corrected: xmlSha256, wasRefused: true };
  expect(refusalOf(await send(id, documentOf('CORECT-7', 1), told))).toMatchObject({ code: 'not-back-yet' });
  await happen(id, REFUSED);
  const item = await must(id, documentOf('CORECT-7', 1), told);
  expect(item).toMatchObject({ attempt: 2, state: 'refused', corrected: [xmlSha256] });
});
