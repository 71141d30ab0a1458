/** What people do with the invoices of suppliers: own codes on their lines, and messages to who sent them. */
import { shownItem } from '@/db/archive/archive-row';
import { lineCodesOf, putLineCodes } from '@/db/collections/line-codes';
import { writeNote } from '@/db/invoices/write-note';
import { shortId } from '../world/short-id';
import type { Seat } from './seat';

const LINES = 3;

/** One that ANAF's mailbox brought; undefined where none is here. */
async function someReceived({ context, world }: Seat) {
  const rows = await context.db.archive.where('id').above('').toArray();
  const received = rows.filter((row) => row.companyId === context.companyId && row.base?.direction === 'in');
  const row = world.dice.pick(received);
  return (row && shownItem(row)) ?? undefined;
}

export async function codeLine(seat: Seat): Promise<void> {
  const { world, context, device, tab } = seat;
  const invoice = await someReceived(seat);
  if (invoice === undefined) return;
  const line = String(1 + world.dice.below(LINES));
  const before = (await lineCodesOf(context.db, invoice.id))?.internCodes.find(({ id }) => id === line);
  const word = world.ledger.newWord(device.name);
  const saw = JSON.stringify(before ?? '');
  const written = world.ledger.begin({ word, row: invoice.id, field: `line ${line}`, saw });
  world.story.tell(`${tab.process.name} codes line ${line} of ${invoice.number} ${word}`);
  const { id, number, issueDate, partnerTaxId: seller } = invoice;
  const coded = { id, number, issueDate, seller, lineCount: LINES };
  const code = { id: line, code: word, sellerItem: '', standardItem: '', name: 'Grindă' };
  await putLineCodes(context, coded, [{ id: line, now: code }]);
  written.sure = true;
}

export async function writeToSupplier(seat: Seat): Promise<void> {
  const { world, context, device, tab } = seat;
  const invoice = await someReceived(seat);
  if (invoice === undefined) return;
  const word = world.ledger.newWord(device.name);
  const written = world.ledger.begin({ word, row: invoice.id, field: 'message', saw: '' });
  world.story.tell(`${tab.process.name} writes to the supplier of ${invoice.number} (${shortId(invoice.id)}) ${word}`);
  if (await writeNote(context, invoice.id, { text: `Lipsește ${word}`, by: tab.process.name })) written.sure = true;
}
