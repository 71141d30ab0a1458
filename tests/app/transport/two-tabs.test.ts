/** One draft of a transport, written in two tabs of one device by the editor's own saving. */
import { describe, expect, it } from 'vitest';
import { draftSaving } from '@/app/transport/view/editor/state/draft-saving';
import { createDraftSaver } from '@/app/unsaved/draft-saver';
import { listTransportDrafts, removeTransportDraft } from '@/db/collections/transport-draft';
import type { CommandContext } from '@/db/command-context';
import { declareTransport } from '@/db/declaring/declare-transport';
import { takeStepBack } from '@/db/declaring/take-step-back';
import { type TransportFate, transportFate } from '@/db/drafts/transport-fate';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import { companyOf } from '../../db/support/company-sample';
import { entityId } from '../../db/support/samples';
import { expectSoundStore } from '../../db/support/store-invariants';
import { COMPANY, openTestDatabase, risingIds, testContext, testProfile } from '../../db/support/test-database';
import { wholeTransport } from '../../db/support/transport-samples';
import { begin } from '../../db/support/worked-store';

const DRAFT = entityId('00000000-0000-4000-8000-0000000000aa');
const FIRST = wholeTransport('2026-03-16');
const plated = (vehicle: string): TransportDraft => ({ ...FIRST, transport: { ...FIRST.transport, vehicle } });

function openEditor(context: CommandContext, seen: TransportDraft | null) {
  const told: TransportFate[] = [];
  const stored: string[] = [];
  const asked: Promise<void>[] = [];
  const keeping = draftSaving(() => context, { corrects: '' });
  const saver = createDraftSaver({ id: DRAFT, seen }, keeping, {
    onStored: (id) => stored.push(id),
    onGone: (id) => {
      const ask = async () => void told.push(await transportFate(context.db, { id, corrects: '' }));
      asked.push(ask());
    },
  });
  const type = async (content: TransportDraft): Promise<void> => {
    await saver.save(content);
    await Promise.all(asked);
  };
  return { saver, type, told, stored };
}

/** The first save is on its way, so the hidden row keeps the word of the second tab that the first has not seen. */
async function twoEditors() {
  const { a, b, first } = await oneEditor();
  await begin(a, ({ call }) => call === 'EtransportSaveDraft');
  const second = openEditor(b, FIRST);
  await second.type(plated('CJ 22 BBB'));
  await first.type(plated('B 11 AAA'));
  return { a, db: a.db, first, second };
}

/** Written in the first tab alone, and not sent. */
async function oneEditor() {
  const profile = testProfile();
  const tab = (family: number) =>
    testContext(openTestDatabase(profile), { newId: risingIds(family), now: () => '2026-03-15T10:00:00.000Z' });
  const [a, b] = [tab(10), tab(11)];
  await a.db.company.put(companyOf(COMPANY));
  const first = openEditor(a, null);
  await first.type(FIRST);
  return { a, b, first };
}

const plates = async ({ db }: Pick<CommandContext, 'db'>) =>
  (await listTransportDrafts(db, COMPANY)).map(({ row: { id, content } }) => [id, content.transport.vehicle]);

// Verifies: G1
describe('a transport’s draft that is declared or removed in one tab, with a word of the other one unseen', () => {
  // Before, both: each save threw, and the page said „Nu se poate salva pe acest dispozitiv” until it was reloaded.
  it('goes on beside in the tab that types in it, which says that it was removed', async () => {
    const { a, db, second } = await twoEditors();
    await removeTransportDraft(a, DRAFT);
    await second.type(plated('CJ 22 CCC'));
    await second.type(plated('CJ 22 DDD'));
    const id = second.saver.id();
    expect(id).not.toBe(DRAFT);
    expect([second.told, second.stored]).toEqual([['removed'], [id]]);
    expect(await plates({ db })).toEqual([[id, 'CJ 22 DDD']]);
    await expectSoundStore(db);
  });

  it('goes on beside, and says that it was declared', async () => {
    const { a, db, second } = await twoEditors();
    expect(await declareTransport(a, { draftId: DRAFT, content: plated('B 11 AAA') })).toMatchObject({
      kind: 'queued',
    });
    await second.type(plated('CJ 22 CCC'));
    expect(second.told).toEqual(['declared']);
    expect(await plates({ db })).toEqual([[second.saver.id(), 'CJ 22 CCC']]);
    await expectSoundStore(db);
  });

  it('goes on under its id where nothing is left of it, and says so', async () => {
    const { db, second } = await twoEditors();
    await db.transportDraft.clear();
    await db.outbox.clear();
    await second.type(plated('CJ 22 CCC'));
    expect([second.told, second.stored, second.saver.id()]).toEqual([['unknown'], [], DRAFT]);
    expect(await plates({ db })).toEqual([[DRAFT, 'CJ 22 CCC']]);
    await expectSoundStore(db);
  });

  // The device that declares it forgets a draft that the server does not know.
  it('goes on beside a declaration of a draft that was never sent, says so, and leaves it to be taken back', async () => {
    const { a, b } = await oneEditor();
    const second = openEditor(b, FIRST);
    const declared = await declareTransport(a, { draftId: DRAFT, content: FIRST });
    if (declared.kind !== 'queued') throw new Error(declared.kind);
    await second.type(plated('CJ 22 CCC'));
    expect(second.told).toEqual(['declared']);
    await takeStepBack(a, declared.transport, declared.step);
    const beside = [second.saver.id(), 'CJ 22 CCC'];
    expect(await plates(a)).toEqual(expect.arrayContaining([[DRAFT, FIRST.transport.vehicle], beside]));
    await expectSoundStore(a.db);
  });
});
