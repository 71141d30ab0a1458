/** People declare transports, correct and delete them, change their vehicles and confirm them; with and without a road. */
import * as v from 'valibot';
import { type EntityId, entityIdSchema } from '@/api/ids';
import { saveTransportDraft } from '@/db/collections/transport-draft';
import { declareTransport } from '@/db/declaring/declare-transport';
import { changeVehicle, confirmTransport, deleteTransport } from '@/db/declaring/tell-transport';
import { shownTransport } from '@/db/transport/transport-row';
import { addDays } from '@/domain/calendar/iso-date';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import { wholeTransport } from '../../db/support/transport-samples';
import { shortId } from '../world/short-id';
import { type Seat, today } from './seat';

export async function declare(seat: Seat): Promise<void> {
  const { world, context, tab } = seat;
  const id = v.parse(entityIdSchema, context.newId());
  await writeTransport(seat, id, wholeTransport(addDays(today(seat), world.dice.happens(0.5) ? 0 : 2)));
  // Some are left as drafts, for another device to declare.
  if (world.dice.happens(0.3)) return;
  await declareOne(seat, id);
  world.story.tell(`${tab.process.name} declares transport ${shortId(id)}`);
}

/** The draft, with a word of its own in it: gone, it would be missed. `corrects`: what it corrects. */
async function writeTransport(
  { world, context, device }: Seat,
  id: EntityId,
  content: TransportDraft,
  corrects?: EntityId,
): Promise<void> {
  const word = world.ledger.newWord(device.name);
  const partner = { ...content.partner, name: `Client ${word}` };
  const written = world.ledger.begin({ word, row: id, field: 'partner', saw: '' });
  const draft = { id, content: { ...content, partner }, seen: null };
  const saved = await saveTransportDraft(context, corrects === undefined ? draft : { ...draft, corrects });
  if (saved === 'saved') written.sure = true;
}

/** A draft of whoever wrote it: two devices may declare the same. */
export async function declareDraft(seat: Seat): Promise<void> {
  const { world, context } = seat;
  const drafts = await context.db.transportDraft.where('companyId').equals(context.companyId).toArray();
  const draft = world.dice.pick(drafts.filter(({ shown }) => shown !== null));
  if (draft !== undefined) await declareOne(seat, draft.id);
}

async function declareOne(
  { world, context }: Seat,
  id: Parameters<typeof declareTransport>[1]['draftId'],
): Promise<void> {
  const shown = (await context.db.transportDraft.get(id))?.shown;
  if (shown === null || shown === undefined) return;
  const outcome = await declareTransport(context, { draftId: id, content: shown.content });
  world.story.count(outcome.kind === 'queued' ? 'transports declared' : `transports ${outcome.kind}`);
}

export async function tellOfTransport(seat: Seat): Promise<void> {
  const { world, context, tab } = seat;
  const rows = (await context.db.transport.toArray()).filter(({ companyId }) => companyId === context.companyId);
  const row = world.dice.pick(rows);
  const item = row && shownTransport(row);
  if (row === undefined || item === undefined || item === null) return;
  const does = world.dice.pick(['vehicle', 'vehicle', 'correct', 'delete', 'confirm'] as const) ?? 'vehicle';
  world.story.tell(`${tab.process.name} tells of transport ${shortId(row.id)}: ${does}`);
  const plates = { vehicle: 'CJ10XYZ', firstTrailer: '', secondTrailer: '', remarks: '' };
  if (does === 'vehicle') await changeVehicle(context, row.id, plates);
  else if (does === 'delete') await deleteTransport(context, row.id);
  else if (does === 'confirm') await confirmTransport(context, row.id, { type: '10', remarks: '' });
  else {
    const id = v.parse(entityIdSchema, context.newId());
    const content = wholeTransport(item.startDate, { documents: [] });
    const [document] = wholeTransport(item.startDate).documents;
    const corrected = { ...content, documents: document === undefined ? [] : [{ ...document, number: 'AV 13' }] };
    await writeTransport(seat, id, corrected, row.id);
    await declareOne(seat, id);
  }
  world.story.count(`transports: ${does}`);
}
