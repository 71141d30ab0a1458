import { describe, expect, it } from 'vitest';
import { archiveCount } from '@/db/archive/archive-queries';
import { removeDraft, saveDraft } from '@/db/collections/draft';
import { draftById } from '@/db/collections/draft-queries';
import { addPartner, partnerById, updatePartner } from '@/db/collections/partner';
import { eraseCompany } from '@/db/companies/erase-company';
import { listConflicts } from '@/db/conflicts/conflict-queries';
import { keepBoth } from '@/db/conflicts/keep-both';
import { resolveConflict } from '@/db/conflicts/resolve-conflict';
import { commitIssue } from '@/db/invoices/commit-issue';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import { applyUnknownChanges } from '@/db/replication/apply-changes';
import { applyPage } from '@/db/replication/apply-page';
import { pullCursor } from '@/db/replication/sync-state';
import { emptyDraftLine } from '@/domain/invoice/empty-draft';
import { drain } from '@/sync/drain/drain';
import { pullCompanies } from '@/sync/pull/pull-companies';
import { pullCompany } from '@/sync/pull/pull-company';
import { companyOf } from '../../db/support/company-sample';
import { draftOf, entityId, lease, PARTNER, SERIAL, SHA, summaryOf, version } from '../../db/support/samples';
import { COMPANY, DEVICE } from '../../db/support/test-database';
import { refusal, ServerModel } from '../support/server-model';
import { type TestDevice, testDevice } from '../support/test-device';

const PULLED_AT = '2026-03-02T09:00:00.000Z';
const ID = entityId('00000000-0000-4000-8000-0000000000f1');

function partnerRow(name: string, id = ID) {
  return { id, ...PARTNER, name };
}

/** Runs the first time only. */
function once(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= act();
    return running;
  };
}

async function pulled(device: TestDevice) {
  return pullCompany(device.pull, COMPANY);
}

describe('pull', () => {
  it('goes page by page to the head, telling how far it is', async () => {
    const device = testDevice();
    for (let index = 0; index < 1200; index += 1) {
      const id = entityId(`00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`);
      device.server.write(COMPANY, 'partner', id, partnerRow(`P${index}`, id));
    }
    const progress: string[] = [];
    const onProgress = ({ done, total }: { done: number; total: number }) => progress.push(`${done}/${total}`);
    expect(await pullCompany(device.pull, COMPANY, { onProgress })).toEqual({ kind: 'at-head' });
    expect(progress).toEqual(['500/1200', '1000/1200']);
    expect(await device.db.partner.count()).toBe(1200);
  });

  it('writes a page after what is being typed, and smaller ones while somebody types', async () => {
    const device = testDevice();
    for (let index = 0; index < 1400; index += 1) {
      const id = entityId(`00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`);
      device.server.write(COMPANY, 'partner', id, partnerRow(`P${index}`, id));
    }
    const stored = () => device.db.partner.count();
    const before: number[] = [];
    const turn = async (): Promise<boolean> => {
      for (let looked = 0; looked < 20; looked += 1) await stored();
      before.push(await stored());
      // Somebody types beside the first two pages.
      return before.length <= 2;
    };
    expect(await pullCompany({ ...device.pull, typed: { turn } }, COMPANY)).toEqual({ kind: 'at-head' });
    // Each is asked for while the one before waits for its turn.
    expect(before).toEqual([0, 500, 1000, 1250]);
    expect(await stored()).toBe(1400);
  });

  it('stops between two pages and goes on from there', async () => {
    const device = testDevice();
    for (let index = 0; index < 600; index += 1) {
      const id = entityId(`00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`);
      device.server.write(COMPANY, 'partner', id, partnerRow(`P${index}`, id));
    }
    const stop = new AbortController();
    const options = { onProgress: () => stop.abort(), signal: stop.signal };
    expect(await pullCompany(device.pull, COMPANY, options)).toEqual({ kind: 'stopped' });
    expect(await pullCursor(device.db, COMPANY)).toBe(500);
    await pulled(device);
    expect(await device.db.partner.count()).toBe(600);
  });

  // Before: a page that had waited for a typist was written without the lock, which is given up with the signal.
  it('writes nothing more where it was stopped while somebody typed', async () => {
    const device = testDevice();
    device.server.write(COMPANY, 'partner', ID, partnerRow('P'));
    const stop = new AbortController();
    const turn = async (): Promise<boolean> => {
      stop.abort();
      return true;
    };
    const ports = { ...device.pull, typed: { turn } };
    expect(await pullCompany(ports, COMPANY, { signal: stop.signal })).toEqual({ kind: 'stopped' });
    expect([await device.db.partner.count(), await device.db.syncState.count()]).toEqual([0, 0]);
  });

  // Verifies: G8
  it('asks ahead, and asks again where another tab moved the cursor meanwhile', async () => {
    const device = testDevice();
    for (let index = 0; index < 1200; index += 1) {
      const id = entityId(`00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`);
      device.server.write(COMPANY, 'partner', id, partnerRow(`P${index}`, id));
    }
    const connection = { ...device.pull.connection };
    const asked: unknown[] = [];
    const written: number[] = [];
    connection.fetch = async (url, init) => {
      asked.push(JSON.parse(String(init.body)).since);
      written.push(await device.db.partner.count());
      return device.pull.connection.fetch(url, init);
    };
    // The other tab goes on while this one has a page on its way.
    const onProgress = once(async () => {
      await pulled(device);
    });
    const other = { done: Promise.resolve() };
    const options = {
      onProgress: () => {
        other.done = onProgress();
      },
    };
    expect(await pullCompany({ ...device.pull, connection }, COMPANY, options)).toEqual({ kind: 'at-head' });
    await other.done;
    expect(asked.slice(0, 2)).toEqual([0, 500]);
    expect(written[1]).toBe(0);
    expect(await device.db.partner.count()).toBe(1200);
    expect(await pullCursor(device.db, COMPANY)).toBe(1200);
  });

  // Verifies: G8
  it('drops an answer when the cursor moved, never goes back, and does nothing twice', async () => {
    const { db } = testDevice();
    const change = (row: Record<string, unknown>, at: number) => ({
      collection: 'partner',
      id: ID,
      row,
      version: version(at),
    });
    const page = (at: number, name: string) => ({
      changes: [change(partnerRow(name), at)],
      version: version(at),
      head: version(at),
    });
    expect(await applyPage(db, COMPANY, version(0), page(5, 'nou'), PULLED_AT)).toBe('applied');
    expect(await applyPage(db, COMPANY, version(0), page(3, 'vechi'), PULLED_AT)).toBe('cursor-moved');
    expect(await applyPage(db, COMPANY, version(5), { ...page(4, 'vechi'), head: version(9) }, PULLED_AT)).toBe('torn');
    const torn = { ...page(5, 'rupt'), version: version(7), head: version(9) };
    expect(await applyPage(db, COMPANY, version(5), torn, PULLED_AT)).toBe('torn');
    expect(await applyPage(db, COMPANY, version(5), page(5, 'altul'), PULLED_AT)).toBe('nothing-new');
    expect((await partnerById(db, ID))?.row.name).toBe('nou');
    expect(await pullCursor(db, COMPANY)).toBe(5);
  });

  // Verifies: G8
  it('stores nothing of a page, and keeps the cursor, where one row cannot be stored', async () => {
    const { db } = testDevice();
    const good = { collection: 'partner', id: ID, row: partnerRow('bun'), version: version(1) };
    const bad = { collection: 'partner', id: 'nu e uuid', row: partnerRow('rău'), version: version(2) };
    const page = { changes: [good, bad], version: version(2), head: version(2) };
    await expect(applyPage(db, COMPANY, version(0), page, PULLED_AT)).rejects.toThrow();
    expect(await db.partner.count()).toBe(0);
    expect(await pullCursor(db, COMPANY)).toBe(0);
  });

  // Verifies: G10
  it('takes removals by version, and a late stored answer does not bring a row back', async () => {
    const device = testDevice();
    const added = await addPartner(device.context, PARTNER);
    if (added.kind !== 'added') throw new Error('not added');
    device.road.fate = () => 'lost-answer';
    await drain(device.send);
    device.server.write(COMPANY, 'partner', added.id, null);
    await pulled(device);
    device.road.fate = () => 'ok';
    await pulled(device);
    await drain(device.send, { force: true });
    expect(await partnerById(device.db, added.id)).toBeNull();
    expect(await device.db.partner.count()).toBe(0);
  });

  // Verifies: G12
  it('keeps rows of unknown collections and fields whole, and finds their place after the update', async () => {
    const device = testDevice();
    device.server.write(COMPANY, 'partner', ID, { ...partnerRow('Cu câmp nou'), ibanuri: ['RO1'] });
    device.server.write(COMPANY, 'contract', 'c-1', { id: 'c-1', value: 5 });
    await pulled(device);
    expect((await device.db.partner.get(ID))?.base).toMatchObject({ ibanuri: ['RO1'] });
    const unknown = { companyId: COMPANY, collection: 'contract', id: 'c-1', version: 2, row: { id: 'c-1', value: 5 } };
    expect(await device.db.unknownChange.toArray()).toEqual([unknown]);
    // What a newer version of the app would find: a row of a collection that it knows.
    const later = entityId('00000000-0000-4000-8000-0000000000f2');
    await device.db.unknownChange.put({
      ...unknown,
      version: version(3),
      collection: 'partner',
      id: later,
      row: partnerRow('Târziu', later),
    });
    expect(await applyUnknownChanges(device.db)).toBe(1);
    expect((await partnerById(device.db, later))?.row.name).toBe('Târziu');
    // An edit here sends only what was edited.
    await updatePartner(device.context, ID, partnerRow('Cu câmp nou'), {
      ...PARTNER,
      name: 'Cu câmp nou',
      email: 'a@b.ro',
    });
    await drain(device.send);
    expect(device.server.row(COMPANY, 'partner', ID)).toMatchObject({ ibanuri: ['RO1'], email: 'a@b.ro' });
  });

  it('keeps the counters with the rows', async () => {
    const device = testDevice();
    device.server.handle(
      'InvoiceUpload',
      new URLSearchParams({ company: '1', invoice: ID, serial: '', issuedAt: PULLED_AT }),
      '<number>1</number>',
      null,
    );
    await pulled(device);
    const item = device.server.row(COMPANY, 'archive', ID);
    device.server.write(COMPANY, 'archive', ID, { ...item, state: 'doubtful' });
    await pulled(device);
    expect([await archiveCount(device.db, COMPANY, 'out'), await archiveCount(device.db, COMPANY, 'doubtful')]).toEqual(
      [1, 1],
    );
    device.server.write(COMPANY, 'archive', ID, null);
    await pulled(device);
    expect([await archiveCount(device.db, COMPANY, 'out'), await archiveCount(device.db, COMPANY, 'doubtful')]).toEqual(
      [0, 0],
    );
  });

  it('removes the data of a company that is lost, and keeps what was not sent', async () => {
    const device = testDevice();
    device.server.write(COMPANY, 'partner', ID, partnerRow('Al firmei'));
    await pulled(device);
    await addPartner(device.context, PARTNER);
    device.road.server.handle = () => refusal(403, 'company-denied');
    expect(await pulled(device)).toEqual({ kind: 'denied' });
    expect(await device.db.partner.count()).toBe(2);
    device.clock.ms += 24 * 60 * 60 * 1000;
    expect(await pulled(device)).toEqual({ kind: 'denied' });
    expect((await device.db.partner.toArray()).map(({ shown }) => shown?.name)).toEqual([PARTNER.name]);
    expect(await device.db.outbox.count()).toBe(1);
    expect(await device.db.company.count()).toBe(0);
  });

  // Before: a hint pulled the other company's rows into those of the one that the restored server had lost.
  it('takes nothing of another company that a restored server has under the id', async () => {
    const device = testDevice();
    const { db, server } = device;
    server.beginEpoch('a');
    server.write(COMPANY, 'partner', ID, partnerRow('Al firmei'));
    await pullCompanies(device.pull);
    expect(await pulled(device)).toEqual({ kind: 'at-head' });
    const before = await db.syncState.toArray();
    server.beginEpoch('b');
    server.named = [companyOf(COMPANY, { cif: '40506070', name: 'Alta SRL' })];
    server.write(COMPANY, 'partner', ID, partnerRow('Al alteia'));
    expect(await pulled(device)).toEqual({ kind: 'denied' });
    expect(await pulled(device)).toEqual({ kind: 'denied' });
    expect([(await partnerById(db, ID))?.row.name, await db.syncState.toArray()]).toEqual(['Al firmei', before]);
    await eraseCompany(db, COMPANY);
    await pullCompanies(device.pull);
    expect(await pulled(device)).toEqual({ kind: 'at-head' });
    expect((await partnerById(db, ID))?.row.name).toBe('Al alteia');
  });

  it('waits where nobody can say whose the id is in another database', async () => {
    const device = testDevice();
    device.server.beginEpoch('a');
    await pullCompanies(device.pull);
    await pulled(device);
    device.server.beginEpoch('b');
    device.road.fate = ({ call }) => (call === 'GetAuthorizations' ? 'lost-request' : 'ok');
    expect(await pulled(device)).toEqual({ kind: 'stopped' });
    device.road.fate = () => 'ok';
    expect(await pulled(device)).toEqual({ kind: 'at-head' });
  });

  // Verifies: promise 6. Before: the lease came back without what was taken from it, and the number went out twice.
  it('draws no number twice where the access comes back while an invoice waits', async () => {
    const device = testDevice();
    const { db, context, server } = device;
    const own = lease();
    server.write(COMPANY, 'serial', SERIAL.id, { ...SERIAL });
    server.write(COMPANY, 'lease', own.id, { ...own });
    await pulled(device);
    await saveDraft(context, { id: ID, content: draftOf(), seen: null });
    const first = await nextNumberPreview(db, SERIAL.id, DEVICE, '2026-03-02');
    if (first.kind !== 'number') throw new Error(first.kind);
    const { leaseId, number, text } = first;
    const issue = {
      draftId: ID,
      content: draftOf(),
      leaseId,
      number,
      xml: text,
      sha256: SHA,
      summary: summaryOf(text),
    };
    expect(await commitIssue(context, issue)).toMatchObject({ kind: 'issued' });
    server.refuseCaller = () => refusal(403, 'company-denied');
    server.handle = () => refusal(403, 'company-denied');
    expect(await pulled(device)).toEqual({ kind: 'denied' });
    device.clock.ms += 24 * 60 * 60 * 1000;
    expect(await pulled(device)).toEqual({ kind: 'denied' });
    expect(await db.serial.count()).toBe(0);
    server.handle = ServerModel.prototype.handle;
    server.refuseCaller = () => null;
    await pullCompanies(device.pull);
    await pulled(device);
    expect(await nextNumberPreview(db, SERIAL.id, DEVICE, '2026-03-02')).toMatchObject({ number: number + 1 });
    expect(await drain(device.send)).toMatchObject({ done: 1 });
  });
});

const VAT = { category: 'S', rate: '21', exemptionReasonCode: '', exemptionReason: '' };

function draftLine(id: string, quantity: string) {
  return { ...emptyDraftLine(id, VAT), quantity };
}

describe('changes on both sides', () => {
  async function shared() {
    const device = testDevice();
    device.server.write(COMPANY, 'partner', ID, partnerRow('Comun'));
    await pulled(device);
    return device;
  }

  // Verifies: G9
  it('merges disjoint fields', async () => {
    const device = await shared();
    await updatePartner(device.context, ID, partnerRow('Comun'), { ...partnerRow('Comun'), email: 'a@b.ro' });
    device.server.write(COMPANY, 'partner', ID, { ...partnerRow('Comun'), telephone: '0722' });
    await pulled(device);
    expect((await partnerById(device.db, ID))?.row).toMatchObject({ email: 'a@b.ro', telephone: '0722' });
    await drain(device.send);
    expect(device.server.row(COMPANY, 'partner', ID)).toMatchObject({ email: 'a@b.ro', telephone: '0722' });
    expect(await listConflicts(device.db, COMPANY)).toEqual([]);
  });

  // Verifies: G9
  it('keeps the server value, sets mine aside with later edits, and sends what does not clash', async () => {
    const device = await shared();
    const seen = partnerRow('Comun');
    await updatePartner(device.context, ID, seen, { ...seen, email: 'al.meu@b.ro', bank: 'BT' });
    await device.db.outbox.toCollection().modify({ attempts: 1 });
    await updatePartner(
      device.context,
      ID,
      { ...seen, email: 'al.meu@b.ro' },
      { ...seen, email: 'mai.nou@b.ro', iban: 'RO49' },
    );
    device.server.write(COMPANY, 'partner', ID, { ...seen, email: 'al.lor@b.ro' });
    expect(await drain(device.send)).toMatchObject({ conflicts: 1, done: 1 });
    expect((await partnerById(device.db, ID))?.row).toMatchObject({ email: 'al.lor@b.ro', bank: 'BT', iban: 'RO49' });
    expect(device.server.row(COMPANY, 'partner', ID)).toMatchObject({ email: 'al.lor@b.ro', bank: 'BT', iban: 'RO49' });
    const [conflict] = await listConflicts(device.db, COMPANY);
    if (conflict === undefined) throw new Error('no conflict');
    expect(conflict.fields).toEqual([{ field: 'email', was: '', mine: 'mai.nou@b.ro', theirs: 'al.lor@b.ro' }]);
    expect(conflict.merged.map(({ field, by }) => [field, by])).toEqual([
      ['bank', 'mine'],
      ['iban', 'mine'],
    ]);
    expect(conflict.mine.deviceName).toBe('Chrome pe Linux');
    await resolveConflict(device.context, conflict.id, { email: 'mine' });
    await drain(device.send);
    expect(device.server.row(COMPANY, 'partner', ID)).toMatchObject({ email: 'mai.nou@b.ro' });
    expect(await device.db.outbox.count()).toBe(0);
    expect(await resolveConflict(device.context, conflict.id, {})).toBe(false);
  });

  // Verifies: G9
  it('merges the lines of a draft by themselves where two people changed other ones', async () => {
    const device = testDevice();
    const lines = [draftLine('l1', '1'), draftLine('l2', '2')];
    const draft = { id: ID, type: 'invoice', content: draftOf({ lines }), deviceName: 'Telefon', writtenAt: PULLED_AT };
    device.server.write(COMPANY, 'draft', ID, draft);
    await pulled(device);
    const mine = draftOf({ lines: [draftLine('l1', '5'), draftLine('l2', '2'), draftLine('l3', '1')] });
    await saveDraft(device.context, { id: ID, content: mine, seen: draftOf({ lines }) });
    const theirs = draftOf({ lines: [draftLine('l1', '1'), draftLine('l2', '7')] });
    device.server.write(COMPANY, 'draft', ID, { ...draft, content: theirs });
    await drain(device.send);
    expect(await listConflicts(device.db, COMPANY)).toEqual([]);
    await drain(device.send);
    expect(await device.db.outbox.count()).toBe(0);
    const stored = device.server.row(COMPANY, 'draft', ID);
    expect(stored).toMatchObject({ content: { lines: [{ quantity: '5' }, { quantity: '7' }, { id: 'l3' }] } });
  });

  // Verifies: G9
  it('keeps both where the person wants both: mine as a new draft', async () => {
    const device = testDevice();
    const draft = { id: ID, type: 'invoice', content: draftOf(), deviceName: 'Telefon', writtenAt: PULLED_AT };
    device.server.write(COMPANY, 'draft', ID, draft);
    await pulled(device);
    await saveDraft(device.context, { id: ID, content: draftOf({ notes: 'ale mele' }), seen: draftOf() });
    device.server.write(COMPANY, 'draft', ID, { ...draft, content: draftOf({ notes: 'ale lor' }) });
    await drain(device.send);
    const [conflict] = await listConflicts(device.db, COMPANY);
    if (conflict === undefined) throw new Error('no conflict');
    const kept = await keepBoth(device.context, conflict.id);
    if (kept === null) throw new Error('not kept');
    await drain(device.send);
    expect(device.server.row(COMPANY, 'draft', ID)).toMatchObject({ content: { notes: 'ale lor' } });
    expect(device.server.row(COMPANY, 'draft', kept)).toMatchObject({ id: kept, content: { notes: 'ale mele' } });
    expect(await device.db.outbox.count()).toBe(0);
    expect(await keepBoth(device.context, conflict.id)).toBeNull();
  });

  it('says whose and when for drafts, and lets deleting lose to editing', async () => {
    const device = testDevice();
    const draft = { id: ID, type: 'invoice', content: draftOf(), deviceName: 'Telefon', writtenAt: PULLED_AT };
    device.server.write(COMPANY, 'draft', ID, draft);
    await pulled(device);
    await removeDraft(device.context, ID);
    const edited = { ...draft, content: draftOf({ notes: 'scris între timp' }) };
    device.server.write(COMPANY, 'draft', ID, edited);
    expect(await drain(device.send)).toMatchObject({ conflicts: 1 });
    expect((await draftById(device.db, ID))?.row.content.notes).toBe('scris între timp');
    const [conflict] = await listConflicts(device.db, COMPANY);
    expect(conflict).toMatchObject({ kind: 'removal', theirs: { deviceName: 'Telefon', at: PULLED_AT } });
    if (conflict === undefined) throw new Error('no conflict');
    await resolveConflict(device.context, conflict.id, { removal: 'mine' });
    await drain(device.send);
    expect(device.server.row(COMPANY, 'draft', ID)).toBeNull();
  });

  it('keeps what was typed in a draft that was removed elsewhere, and brings it back by choice', async () => {
    const device = testDevice();
    const draft = { id: ID, type: 'invoice', content: draftOf(), deviceName: 'Telefon', writtenAt: PULLED_AT };
    device.server.write(COMPANY, 'draft', ID, draft);
    await pulled(device);
    await saveDraft(device.context, { id: ID, content: draftOf({ notes: 'scris aici' }), seen: draftOf() });
    device.server.write(COMPANY, 'draft', ID, null);
    await pulled(device);
    expect((await draftById(device.db, ID))?.row.content.notes).toBe('scris aici');
    device.server.refuse = (call) =>
      call === 'UpdateDraft'
        ? { status: 409, body: { status: 'error', error: 'x', code: 'conflict', row: null, fields: ['notes'] } }
        : null;
    expect(await drain(device.send)).toMatchObject({ conflicts: 1 });
    const [conflict] = await listConflicts(device.db, COMPANY);
    if (conflict === undefined) throw new Error('no conflict');
    expect(conflict.kind).toBe('removed-elsewhere');
    await resolveConflict(device.context, conflict.id, { removal: 'mine' });
    await drain(device.send);
    expect(device.server.row(COMPANY, 'draft', ID)).toMatchObject({ content: { notes: 'scris aici' } });
  });
});
