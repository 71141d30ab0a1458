/** Issues a draft of the open workspace: numbers, document and outbox of this device. */
import type { EntityId } from '@/api/ids';
import type { Workspace } from '@/app/state/workspace';
import { filesOfDraft } from '@/db/drafts/attached-files';
import { commitIssue } from '@/db/invoices/commit-issue';
import { correctRejected } from '@/db/invoices/correct-rejected';
import { dropCorrection } from '@/db/invoices/drop-correction';
import { nextNumberPreview } from '@/db/numbers/lease-queries';
import { isWaitingSeries } from '@/db/replication/waiting-series';
import { invalidInvoices } from '@/db/settings/invalid-invoices';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { isValidCui } from '@/domain/identifiers/cui';
import type { DraftParty } from '@/domain/invoice/invoice-draft';
import { personName } from '@/domain/text/person-name';
import type { IssueOutcome } from '@/workers/document/document-service';
import { documentWorker } from '@/workers/document/document-worker';
import type { IssueAnswer } from '../editor-services';
import { definitionAdditions } from './definition-additions';
import { type DraftToIssue, type IssuePort, issueCorrection, issueDraft } from './issue-draft';
import type { Corrected } from './open-target';

interface Issue extends DraftToIssue {
  readonly id: EntityId;
  /** The rejected invoice whose number it keeps; null where it takes the next of its series. */
  readonly corrects: Corrected | null;
}

export async function issueHere(workspace: Workspace, { id, corrects, ...draft }: Issue): Promise<IssueAnswer> {
  const { commands, syncNow } = workspace;
  const port = issuePort(workspace);
  const answer = corrects === null ? await issueDraft(id, draft, port) : await issueCorrection(corrects, draft, port);
  if (answer.kind !== 'issued') return answer;
  // The correction was a draft beside the invoice; now the invoice has its content.
  if (corrects !== null) await dropCorrection(commands, id);
  await keepBuyer(workspace, draft.draft.buyer);
  syncNow();
  return answer;
}

function issuePort({ db, company, commands, user }: Workspace): IssuePort {
  return {
    preview: (serialId, date) => nextNumberPreview(commands.db, serialId, commands.deviceId, date),
    waits: (serialId) => isWaitingSeries(commands.db, serialId),
    filesOf: (draft) => filesOfDraft(db, company.id, draft),
    build: (draft, number, files) =>
      documentWorker.call<IssueOutcome>((api) => api.issueDocument(draft, number, files)),
    invalidInvoices: () => invalidInvoices(db, company.id),
    today: () => bucharestDay(Date.now()),
    commit: (issue) => commitIssue(commands, issue),
    author: personName(user),
    correct: (invoiceId, correction) => correctRejected(commands, invoiceId, correction),
  };
}

/** Whom an invoice went to by a fiscal code is a partner from then on. The invoice stands whether this one can be kept or not. */
async function keepBuyer(workspace: Workspace, buyer: DraftParty): Promise<void> {
  if (buyer.partnerId !== undefined || !isValidCui(buyer.taxId)) return;
  try {
    await definitionAdditions(workspace).addPartner(buyer);
  } catch (error) {
    console.warn('The buyer was not kept as a partner:', error);
  }
}
