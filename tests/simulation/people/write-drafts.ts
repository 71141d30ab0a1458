/** People write drafts: new ones, and each other's; what they typed last may stand only in the copy of a page that was left. */

import * as v from 'valibot';
import { type EntityId, entityIdSchema } from '@/api/ids';
import { removeDraft, saveDraft } from '@/db/collections/draft';
import { type draftById, listDrafts } from '@/db/collections/draft-queries';
import { listSerials } from '@/db/collections/serial';
import { keepUnsavedDraft } from '@/db/drafts/keep-unsaved-draft';
import { draftCopyId } from '@/db/drafts/unsaved-copy';
import type { Written } from '../oracle/ledger';
import { shortId } from '../world/short-id';
import { DRAFT_FIELDS, wholeDraft } from './contents';
import { type Seat, today } from './seat';

/** Gives the draft; null where it was not saved. */
export async function writeDraft(seat: Seat, field: (typeof DRAFT_FIELDS)[number] = 'notes'): Promise<EntityId | null> {
  const { world, device, context } = seat;
  const [serial] = await listSerials(context.db, context.companyId);
  const id = v.parse(entityIdSchema, device.newId());
  const word = world.ledger.newWord(device.name);
  const content = { ...wholeDraft(serial?.row.id ?? '', today(seat)), [field]: word };
  const written = world.ledger.begin({ word, row: id, field, saw: '' });
  world.story.tell(`${seat.tab.process.name} writes draft ${shortId(id)} ${word}`);
  const type = world.dice.happens(0.15) ? 'extern' : 'invoice';
  if ((await saveDraft(context, { id, content, seen: null, type })) !== 'saved') return null;
  written.sure = true;
  return id;
}

export function editDraft(seat: Seat): Promise<void> {
  return typeInto(seat, seat.world.dice.happens(0.15));
}

/** The tab dies over what was typed last. */
export function leaveTyping(seat: Seat): Promise<void> {
  return typeInto(seat, true);
}

async function typeInto(seat: Seat, isLeft: boolean): Promise<void> {
  const { world, device, context, tab } = seat;
  const view = world.dice.pick(await listDrafts(context.db, context.companyId));
  if (view === undefined) return;
  const field = world.dice.pick(DRAFT_FIELDS) ?? 'notes';
  const word = world.ledger.newWord(device.name);
  const seen = view.row.content;
  const content = { ...seen, [field]: `${world.dice.happens(0.5) ? seen[field] : ''}${word}`.slice(-200) };
  const written = world.ledger.begin({ word, row: view.row.id, field, saw: seen[field] });
  world.story.tell(`${tab.process.name} edits draft ${shortId(view.row.id)} ${field} ${word}`);
  if (isLeft) return leaveUnsaved(seat, view.row.id, content, seen, written);
  if ((await saveDraft(context, { id: view.row.id, content, seen })) === 'saved') written.sure = true;
}

type Content = NonNullable<Awaited<ReturnType<typeof draftById>>>['row']['content'];

/** The page is left and killed before IndexedDB has the words: a copy stays. */
function leaveUnsaved(
  { world, at, tab, context }: Seat,
  id: string,
  content: Content,
  seen: Content,
  written: Written,
): void {
  const copy = { companyId: context.companyId, content, written: seen, underWay: [], at: context.now() };
  const copyId = draftCopyId(id, tab.process.name);
  if (!tab.process.alive || !keepUnsavedDraft(at.texts, at.db.name, copyId, copy)) return;
  written.sure = true;
  world.story.count('copies left');
  tab.process.die();
}

export async function dropDraft({ world, context, tab }: Seat): Promise<void> {
  const view = world.dice.pick(await listDrafts(context.db, context.companyId));
  if (view === undefined) return;
  world.story.tell(`${tab.process.name} removes draft ${shortId(view.row.id)}`);
  const undo = world.ledger.giveUp(view.row.content);
  if ((await removeDraft(context, view.row.id)) !== 'removed') undo();
}
