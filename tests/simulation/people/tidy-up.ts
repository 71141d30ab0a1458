/** What waits for a person is settled: conflicts, refused entries, held invoices. Each is a decision that the person sees. */

import { ReleaseInvoice, WithdrawInvoice } from '@/api/calls/invoice-calls';
import { heldDocuments } from '@/db/archive/open-filing-queries';
import { ROWS_COLLECTIONS, ROWS_NAMES } from '@/db/collections/collections';
import { listConflicts } from '@/db/conflicts/conflict-queries';
import { canKeepBoth, keepBoth } from '@/db/conflicts/keep-both';
import { resolveConflict } from '@/db/conflicts/resolve-conflict';
import { discardEntry } from '@/db/entries/discard-entry';
import { retryEntry } from '@/db/entries/retry-entry';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { markDocuments } from '@/db/invoices/mark-documents';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';
import { renewDevice } from '@/db/settings/device-identity';
import { shortId } from '../world/short-id';
import { correct } from './issue-invoices';
import type { Seat } from './seat';

export async function tidyUp(seat: Seat): Promise<void> {
  await settleConflicts(seat);
  await settleRefused(seat);
  await settleHeld(seat);
  // What ANAF refused waits for whoever has its draft.
  await correct(seat, ['rejected']);
}

async function settleConflicts({ world, context, tab }: Seat): Promise<void> {
  const { ledger, story, dice } = world;
  for (const conflict of await listConflicts(context.db, context.companyId)) {
    story.count('conflicts');
    if (canKeepBoth(conflict) && dice.happens(0.3)) {
      await keepBoth(context, conflict.id);
      continue;
    }
    const choice = dice.happens(0.5) ? ('mine' as const) : ('theirs' as const);
    story.tell(`${tab.process.name} decides ${conflict.kind} ${shortId(conflict.rowId)}: ${choice}`);
    // Whatever is decided against was before the eyes.
    ledger.giveUp(
      choice === 'mine' ? conflict.fields.map(({ theirs }) => theirs) : conflict.fields.map(({ mine }) => mine),
    );
    if (conflict.kind === 'removal' && choice === 'mine')
      ledger.giveUp((await rowOf(context.db, conflict.rowId)) ?? '');
    if (conflict.kind === 'removed-elsewhere' && choice === 'theirs') ledger.giveUp(conflict.row);
    const choices = Object.fromEntries(conflict.fields.map(({ field }) => [field, choice]));
    await resolveConflict(context, conflict.id, { ...choices, removal: choice });
  }
}

/** Whichever collection of the table has it. */
async function rowOf(db: Seat['context']['db'], id: string): Promise<unknown> {
  const reading = ROWS_NAMES.map((name) =>
    ROWS_COLLECTIONS[name].rows((kind): PromiseLike<unknown> => kind.table(db).get(id)),
  );
  return (await Promise.all(reading)).filter((row) => row !== undefined);
}

async function settleRefused(seat: Seat): Promise<void> {
  const { context, world, tab } = seat;
  const refused = await context.db.outbox.where('state').equals('rejected').toArray();
  for (const entry of refused.filter(({ companyId }) => companyId === context.companyId)) {
    world.story.count('refused');
    world.story.tell(`${tab.process.name} sees ${entry.call} ${entry.subject.label} refused: ${entry.failure?.code}`);
    if (entry.call === 'InvoiceUpload') await settleUpload(seat, entry);
    else await settleOther(seat, entry);
  }
}

async function settleUpload({ context, world }: Seat, entry: OutboxEntry): Promise<void> {
  if (entry.failure?.code === 'lease-cloned') await renewDevice(context.db, context.deviceId, context.newId);
  const outcome = await cancelQueued(context, entry.subject.id);
  world.story.tell(`  takes it back: ${JSON.stringify(outcome)}`);
  // A correction leaves the invoice as the server knows it.
  const isGone = (await context.db.archive.get(entry.subject.id)) === undefined;
  if (outcome.kind === 'cancelled' && isGone) world.ledger.takeBack(entry.subject.id);
  if (outcome.kind === 'left') await retryEntry(context, entry.id);
}

/** Refusals that a person can understand: what is given up because of another one counts as lost. */
const UNDERSTOOD = new Set(['conflict', 'serial-in-use', 'lease-overlap', 'lease-cloned']);

async function settleOther({ context, world }: Seat, entry: OutboxEntry): Promise<void> {
  if (world.dice.happens(0.3)) {
    await retryEntry(context, entry.id);
    return;
  }
  if (UNDERSTOOD.has(entry.failure?.code ?? ''))
    world.ledger.giveUp([entry.body, await rowOf(context.db, entry.subject.id)]);
  if ((await discardEntry(context, entry.id)) === 'left') await retryEntry(context, entry.id);
}

async function settleHeld({ context, world, at, tab }: Seat): Promise<void> {
  for (const { companyId, view } of await heldDocuments(context.db)) {
    if (companyId !== context.companyId) continue;
    const { item } = view;
    // Who sees the other invoice's number takes this one back; who cannot know may let it go, and then there may be two.
    const mayGo = item.held?.reason !== 'draft-issued' && item.held?.number === '';
    const released = mayGo && (world.mustFile || world.dice.happens(0.3));
    world.story.tell(
      `${tab.process.name} ${released ? 'releases' : 'withdraws'} ${item.number} (${item.held?.reason})`,
    );
    const named = { company: companyId, invoice: item.id };
    const heldNumber = item.held?.number ?? '';
    const answer = released
      ? await at.sync.call(ReleaseInvoice, { params: undefined, body: { ...named, heldNumber } })
      : await at.sync.call(WithdrawInvoice, { params: undefined, body: named });
    world.story.count(answer.ok ? 'held and decided' : 'decisions that did not arrive');
    if (released) world.ledger.release(item.draft ?? '');
  }
}

/** Marks what is on the list, or takes marks back. */
export async function markSome({ context, world, tab }: Seat): Promise<void> {
  const rows = await context.db.archive.where('id').above('').toArray();
  const chosen = rows.filter(({ companyId }) => companyId === context.companyId && world.dice.happens(0.5));
  const mark = world.dice.happens(0.5) ? 'approved' : 'booked';
  const marking = { mark, state: world.dice.happens(0.7), by: tab.process.name } as const;
  const changed = await markDocuments(
    context,
    chosen.map(({ id }) => id),
    marking,
  );
  if (changed.length > 0) world.story.count('documents marked', changed.length);
}
