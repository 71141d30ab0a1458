/** People issue drafts as the editor does, take back what has not left, and correct what ANAF refused. */

import * as v from 'valibot';
import { type EntityId, entityIdSchema } from '@/api/ids';
import { type IssuePort, issueCorrection, issueDraft } from '@/app/invoices/editor/workspace/issue-draft';
import { shownItem, uploadOf } from '@/db/archive/archive-row';
import { sha256Hex } from '@/db/archive/sha256-hex';
import { draftById, listDrafts } from '@/db/collections/draft-queries';
import { filesOfDraft } from '@/db/drafts/attached-files';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { commitIssue } from '@/db/invoices/commit-issue';
import { correctRejected } from '@/db/invoices/correct-rejected';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import { isWaitingSeries } from '@/db/replication/waiting-series';
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';
import { shortId } from '../world/short-id';
import { type Seat, today } from './seat';
import { writeDraft } from './write-drafts';

const DECIDED = { rules: [], futureDate: true };

function port(seat: Seat): IssuePort {
  const { context } = seat;
  return {
    preview: (serialId, date) => nextNumberPreview(context.db, serialId, context.deviceId, date),
    waits: (serialId) => isWaitingSeries(context.db, serialId),
    filesOf: (draft) => filesOfDraft(context.db, context.companyId, draft),
    build: async (draft, number, files) => {
      const issued = issueInvoice(draft, number, files);
      if (!issued.ok) return issued;
      const xml = buildUbl(issued.invoice);
      const bytes = new TextEncoder().encode(xml);
      const sha256 = await sha256Hex(bytes);
      return { ok: true, document: { invoice: issued.invoice, xml, bytes: bytes.length, sha256, refusedBy: [] } };
    },
    commit: (issue) => commitIssue(context, issue),
    invalidInvoices: async () => 'refuse',
    today: () => today(seat),
    author: '',
    correct: (invoiceId, correction) => correctRejected(context, invoiceId, correction),
  };
}

/** One draft or another. Gives the invoice; null where none was issued. */
export async function issue(seat: Seat): Promise<EntityId | null> {
  const view = seat.world.dice.pick(await listDrafts(seat.context.db, seat.context.companyId));
  return view === undefined ? null : issueOne(seat, view.row.id);
}

/** What only a rule refuses that ANAF has added since: an invoice without notes. */
export async function issueWithoutNotes(seat: Seat): Promise<void> {
  const { world } = seat;
  world.anaf.outside.standIns().faults.add({ kind: 'reject', path: '', count: 1, delayMs: 0 });
  world.story.tell('ANAF: the next document without notes is refused');
  const draft = await writeDraft(seat, 'paymentTerms');
  if (draft !== null) await issueOne(seat, draft);
}

async function issueOne(seat: Seat, draftId: EntityId): Promise<EntityId | null> {
  const { world, context, tab, device } = seat;
  const view = await draftById(context.db, draftId);
  if (view === null) return null;
  const draft = view.row.content;
  const answer = await issueDraft(view.row.id, { draft, decided: DECIDED }, port(seat));
  if (answer.kind !== 'issued') {
    world.story.tell(`${tab.process.name} cannot issue ${shortId(view.row.id)}: ${JSON.stringify(answer)}`);
    return null;
  }
  world.story.tell(
    `${tab.process.name} issues ${shortId(view.row.id)} as ${answer.number} ${shortId(answer.invoiceId)}`,
  );
  world.story.count('issued');
  const { number, invoiceId } = answer;
  world.ledger.issue({
    invoice: invoiceId,
    draft: view.row.id,
    number,
    device: device.index,
    deviceId: context.deviceId,
  });
  return v.parse(entityIdSchema, invoiceId);
}

export async function cancel(seat: Seat): Promise<void> {
  const { world, context } = seat;
  const rows = await context.db.archive
    .where('companyId')
    .equals(context.companyId)
    .toArray()
    .catch(() => context.db.archive.toArray());
  const row = world.dice.pick(
    rows.filter(({ pending, companyId }) => pending.length > 0 && companyId === context.companyId),
  );
  if (row !== undefined) await takeBack(seat, row.id);
}

export async function takeBack({ world, context, tab }: Seat, invoice: EntityId): Promise<void> {
  const row = await context.db.archive.get(invoice);
  if (row === undefined) return;
  const outcome = await cancelQueued(context, row.id);
  world.story.tell(`${tab.process.name} takes back ${row.number} ${shortId(row.id)}: ${outcome.kind}`);
  if (outcome.kind !== 'cancelled') return;
  world.story.count('taken back');
  if (row.base === null) world.ledger.takeBack(row.id);
}

/** Only the device that issued it has its draft. `states`: of what is corrected. */
export async function correct(seat: Seat, states: readonly string[] = ['rejected', 'refused']): Promise<void> {
  const { world, context, tab, device } = seat;
  const rows = await context.db.archive.toArray();
  const refused = rows.filter(
    ({ base, draft, companyId, pending }) =>
      draft !== null &&
      companyId === context.companyId &&
      states.includes(base?.state ?? '') &&
      // A correction that is on its way already would be replaced, with what was typed into it.
      uploadOf({ pending }) === null,
  );
  const row = world.dice.pick(refused);
  if (row === undefined || row.draft === null) return;
  const word = world.ledger.newWord(device.name);
  const before = row.draft.content;
  const draft = { ...before, notes: word, issueDate: row.issueDate };
  const written = world.ledger.begin({ word, row: row.id, field: 'notes', saw: before.notes });
  const id = v.parse(entityIdSchema, row.id);
  const shown = shownItem(row);
  const corrects = { id, number: shown?.number ?? '', sha256: shown?.xmlSha256 ?? '' };
  const answer = await issueCorrection(corrects, { draft, decided: DECIDED }, port(seat));
  world.story.tell(`${tab.process.name} corrects ${row.number} ${word}: ${JSON.stringify(answer)}`);
  if (answer.kind !== 'issued') return;
  written.sure = true;
  world.story.count('corrected');
}
