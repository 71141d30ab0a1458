/** A draft made of an archived document: its copy, the credit note or storno that takes it back, the correction of a rejected one. */
import { addDays, daysBetween } from '@/domain/calendar/iso-date';
import { creditNoteFor, negativeInvoiceFor } from '@/domain/invoice/redraft/credit-note-for';
import {
  draftFromInvoice,
  type LeftOutPart,
  type Redraft,
  type RedraftArguments,
} from '@/domain/invoice/redraft/draft-from-invoice';
import type { OpenedDraft, OpenSources } from './open-target';

export async function openCorrection(id: string, sources: OpenSources): Promise<OpenedDraft | null> {
  const keepsNumber = await sources.rejectedNumber(id);
  const archived = keepsNumber === '' ? null : await sources.archived(id);
  if (archived === null) return null;
  const redraft = draftFromInvoice(archived.invoice, { serialId: '', lineId: lineIds(sources) });
  // The draft it was written in says more than the document: partner and products, sums as they were typed.
  const { draft, leftOut } = archived.draft === null ? redraft : { draft: archived.draft, leftOut: [] };
  return { id, draft, seen: null, leftOut, keepsNumber };
}

export async function openFromArchive(
  kind: 'copy' | 'credit' | 'storno',
  id: string,
  sources: OpenSources,
): Promise<OpenedDraft | null> {
  const archived = await sources.archived(id);
  if (archived === null) return null;
  const { today: issueDate } = sources;
  const serialId = await sources.serialFor(kind === 'credit' ? 'NC' : 'FCT');
  const args = { serialId, lineId: lineIds(sources), issueDate };
  const redraft =
    kind === 'credit'
      ? creditNoteFor(archived.invoice, args)
      : kind === 'storno'
        ? negativeInvoiceFor(archived.invoice, args)
        : draftFromInvoice(archived.invoice, args);
  const { draft, leftOut } = kind === 'copy' ? copiedToday(redraft, issueDate) : redraft;
  return { id: sources.newId(), draft, seen: null, leftOut, keepsNumber: '' };
}

/** A copy is of today, with the same term; what was paid and delivered, and the day's rate, belonged to the other. */
function copiedToday({ draft, leftOut }: Redraft, issueDate: string): Redraft {
  const dueDate = draft.dueDate === '' ? '' : addDays(issueDate, daysBetween(draft.issueDate, draft.dueDate));
  const fresh = { deliveryDate: '', prepaid: '', precedingInvoices: [], exchangeRate: '', exchangeRateDate: '' };
  const parts: readonly LeftOutPart[] = draft.currency === 'RON' ? leftOut : [...leftOut, 'exchange-rate'];
  return { draft: { ...draft, issueDate, dueDate, ...fresh }, leftOut: [...new Set(parts)] };
}

function lineIds({ newId }: OpenSources): RedraftArguments['lineId'] {
  return () => newId();
}
