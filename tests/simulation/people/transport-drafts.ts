/** People change drafts of transports, each other's too, and remove them. */
import { listTransportDrafts, removeTransportDraft, saveTransportDraft } from '@/db/collections/transport-draft';
import { shortId } from '../world/short-id';
import type { Seat } from './seat';

export async function editTransportDraft({ world, context, device, tab }: Seat): Promise<void> {
  const view = world.dice.pick(await listTransportDrafts(context.db, context.companyId));
  if (view === undefined) return;
  const { id, content: seen } = view.row;
  const word = world.ledger.newWord(device.name);
  const saw = JSON.stringify(seen.partner);
  const written = world.ledger.begin({ word, row: id, field: 'partner', saw });
  world.story.tell(`${tab.process.name} edits transport draft ${shortId(id)} ${word}`);
  const content = { ...seen, partner: { ...seen.partner, name: `Client ${word}` } };
  if ((await saveTransportDraft(context, { id, content, seen })) === 'saved') written.sure = true;
}

export async function dropTransportDraft({ world, context, tab }: Seat): Promise<void> {
  const view = world.dice.pick(await listTransportDrafts(context.db, context.companyId));
  if (view === undefined) return;
  world.story.tell(`${tab.process.name} removes transport draft ${shortId(view.row.id)}`);
  const undo = world.ledger.giveUp(view.row.content);
  if ((await removeTransportDraft(context, view.row.id)) !== 'removed') undo();
}
