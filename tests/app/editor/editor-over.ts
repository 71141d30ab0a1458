/** The editor's own saving and sending over a device's database, without its page. */

import type { EntityId } from '@/api/ids';
import { draftSaving } from '@/app/invoices/editor/workspace/draft-saving';
import { type IssuePort, issueCorrection } from '@/app/invoices/editor/workspace/issue-draft';
import type { Corrected } from '@/app/invoices/editor/workspace/open-target';
import { createDraftSaver } from '@/app/unsaved/draft-saver';
import { sha256Hex } from '@/db/archive/sha256-hex';
import type { CommandContext } from '@/db/command-context';
import { type DraftFate, whatBecameOf } from '@/db/drafts/what-became';
import { commitIssue } from '@/db/invoices/commit-issue';
import { correctRejected } from '@/db/invoices/correct-rejected';
import { dropCorrection } from '@/db/invoices/drop-correction';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { issueInvoice } from '@/domain/invoice/issue-invoice';
import { buildUbl } from '@/domain/invoice/ubl/build-ubl';
import { entityId } from '../../db/support/samples';

export interface Opened {
  readonly id: EntityId;
  /** What it begins with, where it was never saved. */
  readonly begun: InvoiceDraft;
  readonly seen: InvoiceDraft | null;
  readonly corrects: Corrected | null;
}

/** An editor over the device's database, with what it tells. `today`: `yyyy-MM-dd`. */
export function openEditor(context: CommandContext, { id, begun, seen, corrects }: Opened, today = '2026-11-26') {
  const told: DraftFate[] = [];
  const joined: string[] = [];
  const asked: Promise<void>[] = [];
  const keeping = draftSaving(context, { draft: seen ?? begun, type: 'invoice', corrects });
  const saver = createDraftSaver<InvoiceDraft, string>({ id, seen }, keeping, {
    onStored: () => undefined,
    onJoined: () => joined.push('joined'),
    onGone: (from) => {
      const ask = async () => void told.push(await whatBecameOf(context.db, context.companyId, entityId(from)));
      asked.push(ask());
    },
  });
  const type = async (content: InvoiceDraft): Promise<void> => {
    await saver.save(content);
    await Promise.all(asked);
  };
  const correct = async (content: InvoiceDraft) => {
    if (corrects === null) throw new Error('It is no correction.');
    const answer = await issueCorrection(corrects, { draft: content, decided: DECIDED }, portOf(context, today));
    if (answer.kind === 'issued') await dropCorrection(context, entityId(saver.id()));
    return answer;
  };
  return { context, saver, type, correct, told, joined };
}

const DECIDED = { rules: [], futureDate: false };

function portOf(context: CommandContext, today: string): IssuePort {
  return {
    preview: (serialId, date) => nextNumberPreview(context.db, serialId, context.deviceId, date),
    waits: async () => false,
    filesOf: async () => ({ files: {}, missing: [] }),
    build: async (draft, number, files) => {
      const issued = issueInvoice(draft, number, files);
      if (!issued.ok) return issued;
      const xml = buildUbl(issued.invoice);
      const sha256 = await sha256Hex(new TextEncoder().encode(xml));
      return { ok: true, document: { invoice: issued.invoice, xml, bytes: xml.length, sha256, refusedBy: [] } };
    },
    commit: (issue) => commitIssue(context, issue),
    invalidInvoices: async () => 'refuse',
    today: () => today,
    author: '',
    correct: (invoiceId, correction) => correctRejected(context, invoiceId, correction),
  };
}
