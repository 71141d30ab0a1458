/** People declare transports, correct and delete them, change their vehicles and confirm them; with and without a road. */
import * as v from 'valibot';
import type { Transport } from '@/api/entities/transport';
import { type EntityId, entityIdSchema } from '@/api/ids';
import { saveTransportDraft } from '@/db/collections/transport-draft';
import { declareTransport } from '@/db/declaring/declare-transport';
import { changeVehicle, confirmTransport, deleteTransport } from '@/db/declaring/tell-transport';
import { shownTransport } from '@/db/transport/transport-row';
import { addDays } from '@/domain/calendar/iso-date';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import type { Action } from '@/domain/transport/life/allowed-actions';
import { OPERATIONS } from '@/domain/transport/operations';
import { transportUnder } from '../../db/support/transport-samples';
import { shortId } from '../world/short-id';
import { type Seat, today } from './seat';

export async function declare(seat: Seat): Promise<void> {
  const { world, context, tab } = seat;
  const id = v.parse(entityIdSchema, context.newId());
  const startDate = addDays(today(seat), world.dice.happens(0.5) ? 0 : 2);
  // By its id: every operation has its turn, and no run draws another lot for it.
  const { code } = OPERATIONS[Number.parseInt(id.slice(-4), 16) % OPERATIONS.length] ?? { code: '30' };
  await writeTransport(seat, id, transportUnder(code, startDate));
  // Some are left as drafts, for another device to declare.
  if (world.dice.happens(0.3)) return;
  await declareOne(seat, id);
  world.story.tell(`${tab.process.name} declares transport ${shortId(id)}`);
  const does = FOLLOWED_BY[Number.parseInt(id.slice(-2), 16) % FOLLOWED_BY.length];
  if (does !== undefined) await tellOf(seat, id, does);
}

/** What people do at once with what has not left yet; nothing, most of the time. Drawn by the declaration's id, too. */
const FOLLOWED_BY = ['vehicle', 'correct', 'delete', 'confirm', ...Array.from({ length: 4 }, () => undefined)] as const;

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
  if (outcome.kind === 'queued') world.story.count(`transports declared under ${shown.content.operation}`);
}

export async function tellOfTransport(seat: Seat): Promise<void> {
  const { world, context } = seat;
  const rows = (await context.db.transport.toArray()).filter(({ companyId }) => companyId === context.companyId);
  const row = world.dice.pick(rows);
  if (row === undefined || shownTransport(row) === null) return;
  const does = world.dice.pick(['vehicle', 'vehicle', 'correct', 'delete', 'confirm'] as const) ?? 'vehicle';
  await tellOf(seat, row.id, does);
}

async function tellOf(seat: Seat, id: EntityId, does: Action): Promise<void> {
  const { world, context, tab } = seat;
  const row = await context.db.transport.get(id);
  const item = row && shownTransport(row);
  if (row === undefined || item === undefined || item === null) return;
  world.story.tell(`${tab.process.name} tells of transport ${shortId(row.id)}: ${does}`);
  const plates = { vehicle: 'CJ10XYZ', firstTrailer: '', secondTrailer: '', remarks: '' };
  const told = async (): Promise<string> => {
    if (does === 'vehicle') return (await changeVehicle(context, row.id, plates)).kind;
    if (does === 'delete') return (await deleteTransport(context, row.id)).kind;
    if (does === 'confirm') return (await confirmTransport(context, row.id, { type: '10', remarks: '' })).kind;
    return correct(seat, item);
  };
  world.story.count(`transports: ${does} ${await told()}`);
}

async function correct(seat: Seat, { id: corrects, operation, startDate }: Transport): Promise<string> {
  const id = v.parse(entityIdSchema, seat.context.newId());
  const { documents, ...content } = transportUnder(operation || '30', startDate);
  const renumbered = documents.map((document) => ({ ...document, number: 'AV 13' }));
  await writeTransport(seat, id, { ...content, documents: renumbered }, corrects);
  await declareOne(seat, id);
  return 'written';
}
