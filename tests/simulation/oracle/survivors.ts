/** Everything that still is somewhere: at the servers, and in every device that is not lost, whoever wrote it. */
import { InvoiceUpload } from '@/api/calls/invoice-calls';
import type { StoredDocument } from '@/db/archive/stored-document';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';
import type { BrowserProfile } from '../device/browser-profile';
import type { SimWorld } from '../run/sim-world';
import { endState } from './end-state';
import { type Loss, wordsIn } from './ledger';

/** From now on only what is still somewhere can be lost, and what the second copy of the device had to hold. */
export async function forgetWhatIsGone(world: SimWorld, loss?: Loss): Promise<void> {
  const { ledger, devices, scheduler } = world;
  const held = devices.filter(({ lost }) => !lost).map(({ profile }) => profile);
  const dumps = (await scheduler.through(Promise.all(held.map((profile) => profile.dump())))).flat();
  // A row of a list, or a number that is told to be used, is no invoice: its document is.
  const documents = (await scheduler.through(Promise.all(held.map(documentsIn)))).flat();
  const there = await atServers(world);
  const words = [there, ...dumps].flatMap(wordsIn);
  ledger.loseAllBut(new Set([...words, ...namedIn(world, there), ...documents]), loss);
}

/** The invoices whose documents the databases of the profile hold, or entries that carry them, here and in the second copies. */
async function documentsIn(profile: BrowserProfile): Promise<readonly string[]> {
  const stored = await profile.rows();
  return stored.flatMap(({ store, row }) => {
    if (store === 'document')
      return (row as StoredDocument).format === 'xml' ? [(row as StoredDocument).invoiceId] : [];
    return store === 'outbox' ? uploadsAmong([row as OutboxEntry]) : [];
  });
}

/** The invoices whose documents these entries carry. */
export function uploadsAmong(entries: readonly OutboxEntry[]): readonly string[] {
  return entries.flatMap(({ call, subject }) => (call === InvoiceUpload.name ? [subject.id] : []));
}

/** Everything that the servers have, as text. */
export async function atServers({ machine }: SimWorld): Promise<string> {
  const state = await endState(machine.database.query);
  return [JSON.stringify(state.rows), ...state.documents, ...state.notes.map(({ text }) => text)].join('\n');
}

/** The words and the invoices in it. */
export function namedIn({ ledger }: SimWorld, text: string): readonly string[] {
  const invoices = ledger.issued.map(({ invoice }) => invoice).filter((id) => text.includes(id));
  return [...wordsIn(text), ...invoices];
}
