/** Every command and every step of the drainer and the pull, over the worked store. */

import { askingFilings, markRefusalsSeen } from '@/db/archive/open-filing-queries';
import { removeDraft, saveDraft } from '@/db/collections/draft';
import { addPartner, removePartner, updatePartner } from '@/db/collections/partner';
import { addSerial } from '@/db/collections/serial';
import type { CommandContext } from '@/db/command-context';
import { removeCompanyData } from '@/db/companies/remove-company-data';
import { saveCompanies } from '@/db/companies/save-companies';
import { keepBoth } from '@/db/conflicts/keep-both';
import { resolveConflict } from '@/db/conflicts/resolve-conflict';
import { discardEntry } from '@/db/entries/discard-entry';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { retryEntry } from '@/db/entries/retry-entry';
import { cancelQueued } from '@/db/invoices/cancel-queued';
import { commitIssue } from '@/db/invoices/commit-issue';
import { correctRejected } from '@/db/invoices/correct-rejected';
import { uploadForeignXml } from '@/db/invoices/upload-foreign-xml';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';
import { applyPage } from '@/db/replication/apply-page';
import { exportUnsent } from '@/db/unsent/export-unsent';
import { importUnsent } from '@/db/unsent/import-unsent';
import { acknowledgedItem } from '../support/acknowledged-item';
import { companyOf } from '../support/company-sample';
import { draftOf, entityId, lease, PARTNER, SERIAL, summaryOf, version } from '../support/samples';
import { COMPANY, OTHER_COMPANY } from '../support/test-database';
import { AT, CURSOR, DRAFTS, PARTNERS, type WorkedStore } from '../support/worked-store';

export type Invoices = WorkedStore['invoices'];
export type Command = (context: CommandContext, invoices: Invoices) => Promise<unknown>;

const { id: _, ...SERIAL_CONTENT } = SERIAL;
const NEW_DRAFT = entityId('00000000-0000-4000-8000-0000000000b9');
const NEW_PARTNER = { ...PARTNER, name: 'Nou SRL' };

async function entryOf({ db }: CommandContext, id: string): Promise<OutboxEntry> {
  const entry = (await db.outbox.toArray()).find(({ subject }) => subject.id === id);
  if (entry === undefined) throw new Error(`nothing waits for ${id}`);
  return entry;
}

/** Another device's file of unsent work: this one's, under other ids. */
async function othersFile(context: CommandContext): Promise<string> {
  const text = (await exportUnsent(context)) ?? '';
  return text
    .replaceAll('00000007-', '00000008-')
    .replaceAll('00000000-0000-4000-8000-0000000000b', '00000008-0000-4000-8000-0000000000b')
    .replaceAll('00000000-0000-4000-8000-0000000000a', '00000008-0000-4000-8000-0000000000a');
}

const page = (head: number) => ({
  changes: [
    { collection: 'partner', id: PARTNERS.plain, version: version(30), row: null },
    { collection: 'partner', id: PARTNERS.edited, version: version(31), row: { id: PARTNERS.edited, ...NEW_PARTNER } },
    { collection: 'lease', id: lease().id, version: version(32), row: { ...lease({ usedTo: 1 }) } },
    { collection: 'contract', id: 'c-1', version: version(33), row: { id: 'c-1' } },
    {
      collection: 'archive',
      id: '00000000-0000-4000-8000-0000000000e1',
      version: version(34),
      row: acknowledgedItem(),
    },
  ],
  version: version(34),
  head: version(head),
});

export const COMMANDS: Readonly<Record<string, Command>> = {
  'add a partner': (context) => addPartner(context, NEW_PARTNER),
  'change a partner': (context) => updatePartner(context, PARTNERS.plain, PARTNER, NEW_PARTNER),
  'remove a partner': (context) => removePartner(context, PARTNERS.plain),
  'add a series': (context) => addSerial(context, { ...SERIAL_CONTENT, prefix: 'B-' }),
  'save a new draft': (context) => saveDraft(context, { id: NEW_DRAFT, content: draftOf(), seen: null }),
  'save a draft again': (context) =>
    saveDraft(context, {
      id: DRAFTS.known,
      content: draftOf({ notes: 'alta' }),
      seen: draftOf({ notes: 'schimbată' }),
    }),
  'remove a draft': (context) => removeDraft(context, DRAFTS.known),
  'issue a draft': (context) =>
    commitIssue(context, {
      draftId: DRAFTS.known,
      content: draftOf({ notes: 'schimbată' }),
      leaseId: lease().id,
      number: 3,
      xml: '<Invoice/>',
      sha256: 'd'.repeat(64),
      summary: summaryOf('FCT-0003', '2026-03-04'),
    }),
  'upload a foreign file': (context) =>
    uploadForeignXml(context, {
      bytes: new TextEncoder().encode('<Invoice/>'),
      sha256: 'e'.repeat(64),
      summary: summaryOf('X-1'),
    }),
  'take an invoice back': (context, { queued }) => cancelQueued(context, queued),
  'correct a refused invoice': (context, { refused }) =>
    correctRejected(context, refused, { xml: '<b/>', sha256: 'f'.repeat(64), summary: summaryOf('FCT-0001') }),
  'retry a refused invoice': async (context, { refused }) => retryEntry(context, (await entryOf(context, refused)).id),
  'discard a refused invoice': async (context, { refused }) =>
    discardEntry(context, (await entryOf(context, refused)).id),
  'discard a draft': async (context) => discardEntry(context, (await entryOf(context, DRAFTS.fresh)).id),
  'choose mine in a conflict': async (context) =>
    resolveConflict(context, (await entryOf(context, PARTNERS.clashing)).id, { email: 'mine' }),
  'bring back what was removed elsewhere': async (context) =>
    resolveConflict(context, (await entryOf(context, DRAFTS.removedElsewhere)).id, { removal: 'mine' }),
  'keep both': async (context) => keepBoth(context, (await entryOf(context, PARTNERS.clashing)).id),
  'acknowledge a change': async (context) => {
    const row = { id: PARTNERS.edited, ...PARTNER, email: 'a@b.ro' };
    const entry = await entryOf(context, PARTNERS.edited);
    await dexieOutboxStore(context).acknowledge(entry, { version: version(40), row });
  },
  'acknowledge an upload': async (context, { queued }) => {
    const row = acknowledgedItem({ id: queued, number: 'FCT-0002' });
    await dexieOutboxStore(context).acknowledge(await entryOf(context, queued), { version: version(41), row });
  },
  'settle a conflict': async (context) => {
    const row = { id: PARTNERS.edited, ...PARTNER, email: 'x@y.ro', notes: 'ale lor' };
    const entry = await entryOf(context, PARTNERS.edited);
    await dexieOutboxStore(context).conflict(entry, { row, version: version(42), fields: [] });
  },
  'apply a page': (context) => applyPage(context.db, COMPANY, CURSOR, page(34), AT),
  'meet a restored server': async (context) => {
    await applyPage(context.db, COMPANY, CURSOR, { changes: [], version: version(2), head: version(2) }, AT);
  },
  'wait for the sign-in': (context) => dexieOutboxStore(context).waitForSignIn(),
  'go on after the sign-in': (context) => dexieOutboxStore(context).resume(),
  'take over a file of unsent work': async (context) => importUnsent(context.db, await othersFile(context)),
  'mark refusals seen': async ({ db }) => markRefusalsSeen(db, (await askingFilings(db)).refused),
  'forget a company': (context) => removeCompanyData(context.db, COMPANY),
  'take other companies over': (context) =>
    saveCompanies(context.db, [companyOf(OTHER_COMPANY)], { epoch: undefined, at: AT }),
};
