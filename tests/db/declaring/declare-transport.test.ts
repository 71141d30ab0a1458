/** Declaring, correcting, telling and taking back, over a database of its own. */

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Transport, transportSchema } from '@/api/entities/transport';
import { saveTransportDraft, transportDraftById } from '@/db/collections/transport-draft';
import type { CommandContext } from '@/db/command-context';
import { declareTransport } from '@/db/declaring/declare-transport';
import { takeStepBack } from '@/db/declaring/take-step-back';
import { changeVehicle, confirmTransport, deleteTransport } from '@/db/declaring/tell-transport';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { retryEntry } from '@/db/entries/retry-entry';
import { applyPage } from '@/db/replication/apply-page';
import {
  actionFacts,
  newestTransports,
  stepXml,
  transportById,
  transportsBefore,
} from '@/db/transport/transport-queries';
import { contentStep, isOnlyHere } from '@/db/transport/transport-row';
import { exportUnsent } from '@/db/unsent/export-unsent';
import { importUnsent } from '@/db/unsent/import-unsent';
import { addDays } from '@/domain/calendar/iso-date';
import { matchesFolded } from '@/domain/text/fold';
import { declaredHash } from '@/domain/transport/draft/declaration-of-draft';
import { allowedActions } from '@/domain/transport/life/allowed-actions';
import { lifeOf } from '@/domain/transport/life/declaration-life';
import { judgeDeclaration } from '@/domain/transport/validation/judge-declaration';
import { readXml } from '@/domain/xml/read-xml';
import { companyOf } from '../support/company-sample';
import { entityId, version } from '../support/samples';
import { COMPANY, openTestDatabase, testContext } from '../support/test-database';
import { wholeTransport } from '../support/transport-samples';

const DRAFT = entityId('00000000-0000-4000-8000-0000000000d7');
const UIT = '3V0P0L0P0T3JUW46';
const NOON = '2026-03-15T10:00:00.000Z';

async function device(now = () => NOON): Promise<CommandContext> {
  const context = testContext(openTestDatabase(), { now });
  await context.db.company.put(companyOf(COMPANY));
  return context;
}

async function declared(context: CommandContext, startDate = '2026-03-16'): Promise<Transport> {
  const content = wholeTransport(startDate);
  await saveTransportDraft(context, { id: DRAFT, content, seen: null });
  const outcome = await declareTransport(context, { draftId: DRAFT, content });
  expect(outcome.kind).toBe('queued');
  return shown(context);
}

async function shown(context: CommandContext): Promise<Transport> {
  const view = await transportById(context.db, context.companyId, DRAFT);
  if (view === null) throw new Error('the declaration is gone');
  return view.item;
}

/** The server has it, and ANAF has said ok. */
async function accepted(context: CommandContext, item: Transport): Promise<void> {
  const steps = item.steps.map((step) => ({ ...step, state: 'accepted' as const, uploadIndex: '5001' }));
  const entries = await context.db.outbox.toArray();
  const store = dexieOutboxStore(context);
  for (const entry of entries) {
    const begun = await store.begin(entry);
    if (begun === null) continue;
    const row = v.parse(transportSchema, { ...item, uit: UIT, steps });
    await store.acknowledge(begun, { version: version(2), row });
  }
}

describe('a transport', () => {
  // Verifies: G1
  it('is declared with its document frozen, and its draft leaves the list', async () => {
    const context = await device();
    const item = await declared(context);
    expect(item).toMatchObject({ origin: 'own', vehicle: 'B123ABC', grossWeight: '1260.50', goods: 'Mere 08081080' });
    expect(await transportDraftById(context.db, DRAFT)).toBeNull();
    const [entry] = await context.db.outbox.toArray();
    expect(entry).toMatchObject({ call: 'ETransUpload', touches: [`transport:${DRAFT}`], params: { draft: '' } });
    const [step] = item.steps;
    const xml = await stepXml(context.db, step?.id ?? DRAFT);
    expect(entry?.body).toBe(xml);
    expect(xml).toContain(`refDeclarant="${step?.id}"`);
    const read = readXml(new TextEncoder().encode(xml));
    expect(read.ok && judgeDeclaration(read.root).findings).toEqual([]);
    expect(lifeOf(actionFacts(item), Date.parse(NOON))).toBe('queued');
  });

  // Verifies: G4
  it('names what the server had of its draft, where the last words go with the document alone', async () => {
    const context = await device();
    const begun = { ...wholeTransport('2026-03-16'), operation: '20' };
    await saveTransportDraft(context, { id: DRAFT, content: begun, seen: null });
    const store = dexieOutboxStore(context);
    const [save] = await context.db.outbox.toArray();
    const sent = save && (await store.begin(save));
    if (sent == null) throw new Error('the draft is not on its way');
    const { row } = (await transportDraftById(context.db, DRAFT)) ?? {};
    await store.acknowledge(sent, { version: version(1), row: row ?? null });
    const content = wholeTransport('2026-03-16');
    await saveTransportDraft(context, { id: DRAFT, content, seen: begun });
    expect((await declareTransport(context, { draftId: DRAFT, content })).kind).toBe('queued');
    const entries = await context.db.outbox.toArray();
    expect(entries.map(({ call }) => call)).toEqual(['ETransUpload']);
    expect(entries[0]?.params).toMatchObject({ draft: DRAFT, draftSeen: declaredHash(begun) });
    expect(declaredHash(begun)).not.toBe(declaredHash(content));
  });

  it('is not declared when the law does not allow it, nor when its draft says something else by now', async () => {
    const context = await device();
    const content = wholeTransport('2026-03-19');
    await saveTransportDraft(context, { id: DRAFT, content, seen: null });
    expect(await declareTransport(context, { draftId: DRAFT, content })).toEqual({
      kind: 'denied',
      permission: { allowed: false, reason: 'too-early', from: '2026-03-16' },
    });
    const other = { ...content, operation: '20' };
    expect(await declareTransport(context, { draftId: DRAFT, content: other })).toEqual({ kind: 'draft-changed' });
    expect(await context.db.transport.count()).toBe(0);
  });

  it('that has not left is a draft again when it is deleted, and with it goes what stood on it', async () => {
    const context = await device(() => '2026-03-16T10:00:00.000Z');
    await declared(context);
    const plates = { vehicle: 'CJ 10 XYZ', firstTrailer: '', secondTrailer: '', remarks: '' };
    expect((await changeVehicle(context, DRAFT, plates)).kind).toBe('queued');
    expect(await context.db.outbox.count()).toBe(2);
    expect(await deleteTransport(context, DRAFT)).toEqual({ kind: 'taken-back', draftId: DRAFT });
    expect((await transportDraftById(context.db, DRAFT))?.row.content.partner.name).toBe('Client Test SRL');
    expect([await context.db.transport.count(), await context.db.transportXml.count()]).toEqual([0, 0]);
    expect((await context.db.outbox.toArray()).map(({ call }) => call)).toEqual(['EtransportSaveDraft']);
  });

  it('takes a change of vehicle that waits for its UIT, and says when it was made', async () => {
    const context = await device(() => '2026-03-16T10:00:00.000Z');
    await declared(context);
    const plates = { vehicle: 'cj-10-xyz', firstTrailer: '', secondTrailer: '', remarks: 'pană' };
    const outcome = await changeVehicle(context, DRAFT, plates);
    const step = outcome.kind === 'queued' ? outcome.step : DRAFT;
    const xml = await stepXml(context.db, step);
    expect(xml).toContain('nrVehicul="CJ10XYZ" dataModificare="2026-03-16T12:00:00" observatii="pană"');
    const entries = await context.db.outbox.orderBy('seq').toArray();
    expect(entries.map(({ touches }) => touches)).toEqual([[`transport:${DRAFT}`], [`transport:${DRAFT}`]]);
  });

  // Verifies: G4
  it('leaves the outbox by the answer, and is corrected from its draft under its UIT', async () => {
    const context = await device();
    await accepted(context, await declared(context));
    expect(await context.db.outbox.count()).toBe(0);
    const item = await shown(context);
    expect(lifeOf(actionFacts(item), Date.parse(NOON))).toBe('announced');
    const id = entityId('00000000-0000-4000-8000-0000000000d8');
    const content = wholeTransport('2026-03-17');
    await saveTransportDraft(context, { id, content, seen: null, corrects: DRAFT });
    expect((await declareTransport(context, { draftId: id, content })).kind).toBe('queued');
    const [entry] = await context.db.outbox.toArray();
    expect(entry?.params).toMatchObject({ kind: 'correct', transport: DRAFT, after: item.steps[0]?.id });
    expect(entry?.body).toContain(`<corectie uit="${UIT}"/>`);
    // What it says stays until ANAF has taken the correction.
    expect((await shown(context)).startDate).toBe('2026-03-16');
    const correction = (await shown(context)).steps.at(-1)?.id ?? DRAFT;
    expect(await takeStepBack(context, DRAFT, correction)).toEqual({ kind: 'taken-back', draftId: id });
    expect((await transportDraftById(context.db, id))?.row.corrects).toBe(DRAFT);
  });

  it('changes its vehicle at the moment that was shown, whatever the device’s clock says', async () => {
    const context = await device(() => '2026-03-16T13:00:00.000Z');
    const item = await declared(context);
    const plates = { vehicle: 'CJ10XYZ', firstTrailer: '', secondTrailer: '', remarks: '' };
    const at = Date.parse('2026-03-16T10:00:00.000Z');
    expect((await changeVehicle(context, item.id, { ...plates, at })).kind).toBe('queued');
    expect((await shown(context)).steps.at(-1)?.vehicle?.changedAt).toBe('2026-03-16T12:00:00');
  });

  it('is confirmed from its first day on', async () => {
    let now = NOON;
    const context = await device(() => now);
    await accepted(context, await declared(context));
    const confirmation = { type: '10' as const, remarks: '' };
    expect(await confirmTransport(context, DRAFT, confirmation)).toMatchObject({ kind: 'denied' });
    now = '2026-03-16T08:00:00.000Z';
    expect((await confirmTransport(context, DRAFT, confirmation)).kind).toBe('queued');
  });

  it('shows the server’s word over its own, and keeps what is on its way beside it', async () => {
    const context = await device(() => '2026-03-16T10:00:00.000Z');
    const item = await declared(context);
    await accepted(context, item);
    await changeVehicle(context, DRAFT, { vehicle: 'CJ10XYZ', firstTrailer: '', secondTrailer: '', remarks: '' });
    const before = await shown(context);
    const row = { ...before, uit: UIT, partnerName: 'Alt nume', steps: before.steps.slice(0, 1) };
    const page = { changes: [{ version: version(3), collection: 'transport', id: DRAFT, row }], version: version(3) };
    expect(await applyPage(context.db, COMPANY, version(0), { ...page, head: version(3) }, NOON)).toBe('applied');
    const after = await shown(context);
    expect([after.partnerName, after.steps.map(({ kind }) => kind)]).toEqual(['Alt nume', ['declare', 'vehicle']]);
  });

  // Two devices corrected it: this one's came second.
  it('whose correction the server did not take says so, stays as it is, and is corrected again from what was written', async () => {
    const context = await device();
    await accepted(context, await declared(context));
    const before = await shown(context);
    const id = entityId('00000000-0000-4000-8000-0000000000d8');
    const content = wholeTransport('2026-03-17');
    await saveTransportDraft(context, { id, content, seen: null, corrects: DRAFT });
    await declareTransport(context, { draftId: id, content });
    const store = dexieOutboxStore(context);
    const refuse = async (): Promise<void> => {
      const [entry] = await context.db.outbox.toArray();
      const begun = entry && (await store.begin(entry));
      if (begun === undefined || begun === null) throw new Error('nothing to send');
      await store.reject(begun, { code: 'transport-changed', text: 'Schimbată între timp.', messages: [], at: NOON });
    };
    await refuse();
    const item = await shown(context);
    const refused = item.steps.at(-1);
    expect([refused?.state, refused?.messages, refused && isOnlyHere(refused)]).toEqual([
      'refused',
      ['Schimbată între timp.'],
      true,
    ]);
    expect(contentStep(item)?.id).toBe(before.steps[0]?.id);
    expect(allowedActions(actionFacts(item), Date.parse(NOON)).correct).toEqual({ allowed: true });
    // Tried again it waits like any other.
    const [entry] = await context.db.outbox.toArray();
    expect(entry && (await retryEntry(context, entry.id))).toBe(true);
    expect((await shown(context)).steps.at(-1)).toMatchObject({ state: 'queued', messages: [] });
    await refuse();
    expect(await takeStepBack(context, DRAFT, refused?.id ?? DRAFT)).toEqual({ kind: 'taken-back', draftId: id });
    expect((await transportDraftById(context.db, id))?.row.content.transport.startDate).toBe('2026-03-17');
    expect((await shown(context)).steps).toEqual(before.steps);
  });

  it('is found by UIT, plate, partner and goods', async () => {
    const context = await device();
    await accepted(context, await declared(context));
    const [only] = (await newestTransports(context.db, COMPANY, 5)).rows;
    for (const text of [UIT.toLowerCase(), 'b123', 'client', 'mere 0808', 'cluj'])
      expect([text, matchesFolded(only?.search ?? '', text)]).toEqual([text, true]);
    expect(matchesFolded(only?.search ?? '', 'pere')).toBe(false);
  });

  it('is read with all others, the newest first and the older ones in pieces, each once', async () => {
    const context = await device();
    const item = await declared(context);
    const row = await context.db.transport.get(item.id);
    const days = Array.from({ length: 1200 }, (_, at) => addDays('2020-01-01', Math.floor(at / 2)));
    await context.db.transport.bulkPut(
      days.map((startDate, at) => {
        const id = entityId(`00000000-0000-4000-9000-${String(at).padStart(12, '0')}`);
        const base = { ...item, id, startDate };
        return { ...row, id, companyId: COMPANY, startDate, search: '', version: version(1), base, pending: [] };
      }),
    );
    const newest = await newestTransports(context.db, COMPANY, 100);
    expect(newest.next).not.toBeNull();
    const older = newest.next === null ? [] : await transportsBefore(context.db, COMPANY, newest.next);
    const all = [...newest.rows, ...older].map((view) => `${view.item.startDate} ${view.item.id}`);
    expect(all).toHaveLength(1201);
    expect(all).toEqual([...new Set(all)].sort().reverse());
  });

  it('goes to another device by the file of what is unsent, with its document', async () => {
    const context = await device();
    const item = await declared(context);
    const text = (await exportUnsent(context)) ?? '';
    const other = await device();
    expect(await importUnsent(other.db, text)).toMatchObject({ kind: 'taken', entries: 1 });
    expect(await shown(other)).toEqual(item);
    expect(await stepXml(other.db, item.steps[0]?.id ?? DRAFT)).toContain('eTransport');
  });
});
