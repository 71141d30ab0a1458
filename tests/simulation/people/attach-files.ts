/** People attach files to drafts: the content stands in a row of its own, named by the draft. */
import { saveDraft } from '@/db/collections/draft';
import { listDrafts } from '@/db/collections/draft-queries';
import { keepAttachment } from '@/db/drafts/attached-files';
import { takeFile } from '@/domain/invoice/attachments/take-file';
import { shortId } from '../world/short-id';
import type { Seat } from './seat';

export async function attachFile(seat: Seat): Promise<void> {
  const { world, context, device, tab } = seat;
  const view = world.dice.pick(await listDrafts(context.db, context.companyId));
  if (view === undefined) return;
  const seen = view.row.content;
  const others = seen.attachments ?? [];
  const word = world.ledger.newWord(device.name);
  // Some bring the same file: it is kept once.
  const content = world.dice.happens(0.3) ? 'fel,bucăți\nGrindă,3\n' : `fel,bucăți\n${word},3\n`;
  const bytes = new TextEncoder().encode(content);
  const taken = takeFile(`${world.dice.below(1000)}.csv`, bytes, others);
  if (!taken.ok) throw new Error(`The sample file is not taken: ${taken.problem}`);
  const saw = JSON.stringify(others);
  const written = world.ledger.begin({ word, row: view.row.id, field: 'attachments', saw });
  world.story.tell(`${tab.process.name} attaches to draft ${shortId(view.row.id)} ${word}`);
  const id = await keepAttachment(context, bytes);
  if (others.some((other) => other.id === id)) return;
  const attachments = [...others, { ...taken.file, id, reference: '', description: word }];
  if ((await saveDraft(context, { id: view.row.id, content: { ...seen, attachments }, seen })) === 'saved')
    written.sure = true;
}
