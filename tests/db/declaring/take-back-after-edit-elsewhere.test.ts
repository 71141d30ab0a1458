/** A draft that was declared goes on at another device until the step arrives; taken back here it must not undo that. */
import { describe, expect, it } from 'vitest';
import { saveTransportDraft, transportDraftById } from '@/db/collections/transport-draft';
import { declareTransport } from '@/db/declaring/declare-transport';
import { discardEntry } from '@/db/entries/discard-entry';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { applyPage } from '@/db/replication/apply-page';
import { declaredHash } from '@/domain/transport/draft/declaration-of-draft';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import { companyOf } from '../support/company-sample';
import { entityId, version } from '../support/samples';
import { expectSoundStore } from '../support/store-invariants';
import { COMPANY, openTestDatabase, testContext } from '../support/test-database';
import { wholeTransport } from '../support/transport-samples';

const DRAFT = entityId('00000000-0000-4000-8000-0000000000d7');
const NOON = '2026-03-15T10:00:00.000Z';
const SEEN = wholeTransport('2026-03-16');

const named = (name: string): TransportDraft['partner'] => ({ ...SEEN.partner, name });
const plated = (vehicle: string): TransportDraft['transport'] => ({ ...SEEN.transport, vehicle });

/**
 * The draft as everybody has it; declared here with `own` words that had not left, and refused. The other device wrote `elsewhere`, told
 * after that, or before it was declared.
 */
async function takenBack(
  own: Partial<TransportDraft>,
  elsewhere: Partial<TransportDraft>,
  when: 'before' | 'after' = 'after',
) {
  const context = testContext(openTestDatabase(), { now: () => NOON });
  const { db } = context;
  await db.company.put(companyOf(COMPANY));
  const told = async (at: number, content: TransportDraft) => {
    const row = { id: DRAFT, type: 'transport', corrects: '', content, deviceName: 'Telefon', writtenAt: NOON };
    const changes = [{ collection: 'transportDraft', id: DRAFT, version: version(at), row }];
    expect(
      await applyPage(db, COMPANY, version(at - 1), { changes, version: version(at), head: version(at) }, NOON),
    ).toBe('applied');
  };
  await told(1, SEEN);
  const content = { ...SEEN, ...own };
  await saveTransportDraft(context, { id: DRAFT, content, seen: SEEN });
  if (when === 'before') await told(2, { ...SEEN, ...elsewhere });
  expect((await declareTransport(context, { draftId: DRAFT, content })).kind).toBe('queued');
  const [entry] = await db.outbox.toArray();
  const store = dexieOutboxStore(context);
  const begun = entry && (await store.begin(entry));
  if (begun == null) throw new Error('nothing to send');
  if (when === 'after') await told(2, { ...SEEN, ...elsewhere });
  await store.reject(begun, { code: 'transport-changed', text: 'Schimbată între timp.', messages: [], at: NOON });
  expect(await discardEntry(context, begun.id)).toBe('discarded');
  await expectSoundStore(db);
  const shown = (await transportDraftById(db, DRAFT))?.row.content;
  return { shown, saves: await db.outbox.toArray(), declared: begun.params };
}

// Before (simulation, seed 7002930): the other device's word was taken back to what stood here when it was declared.
it('leaves what another device wrote meanwhile', async () => {
  const { shown, saves } = await takenBack({}, { partner: named('De la telefon') });
  expect(shown?.partner.name).toBe('De la telefon');
  expect(saves).toEqual([]);
});

it('keeps beside it what was written here and had not left', async () => {
  const { shown, saves } = await takenBack({ transport: plated('CJ 10 XYZ') }, { partner: named('De la telefon') });
  expect(shown).toMatchObject({ partner: { name: 'De la telefon' }, transport: { vehicle: 'CJ 10 XYZ' } });
  expect(
    saves.map(({ call, body }) => ({ call, changes: Object.keys((body as { changes: object }).changes) })),
  ).toEqual([{ call: 'EtransportUpdateDraft', changes: ['transport'] }]);
});

it('says what it replaces where both wrote the same, for the server to see that they clash', async () => {
  const { saves } = await takenBack({ partner: named('De aici') }, { partner: named('De la telefon') });
  expect(saves).toMatchObject([{ body: { base: { partner: SEEN.partner }, changes: { partner: named('De aici') } } }]);
});

// Before, both: they counted as seen; the server let the draft go with them, and taken back they were written over (after seed 7715545).
describe('words of another device that came since the own ones were written, and before they were declared', () => {
  const clashing = () => takenBack({ partner: named('De aici') }, { partner: named('De la telefon') }, 'before');

  it('are not seen by the declaration', async () => {
    expect((await clashing()).declared).toMatchObject({ draft: DRAFT, draftSeen: declaredHash(SEEN) });
  });

  it('clash with the own ones, taken back', async () => {
    const { saves } = await clashing();
    expect(saves).toMatchObject([
      { body: { base: { partner: SEEN.partner }, changes: { partner: named('De aici') } } },
    ]);
  });
});
