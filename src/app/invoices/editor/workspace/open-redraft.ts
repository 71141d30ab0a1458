/** A draft made of an archived document: its copy, the credit note or storno that takes it back, the correction of a rejected one. */
import { addDays, daysBetween } from '@/domain/calendar/iso-date';
import { correctedInvoiceFor, creditNoteFor, negativeInvoiceFor } from '@/domain/invoice/redraft/credit-note-for';
import {
  draftFromInvoice,
  type LeftOutPart,
  type Redraft,
  type RedraftArguments,
} from '@/domain/invoice/redraft/draft-from-invoice';
import type { OpenedDraft, OpenSources } from './open-target';
import { withFiles } from './redraft-files';

export async function openCorrection(id: string, sources: OpenSources): Promise<OpenedDraft | null> {
  const corrects = await sources.rejected(id);
  const archived = corrects === null ? null : await sources.archived(id);
  if (archived === null) return null;
  const { invoice } = archived;
  // The lines of two tabs that begin it are the same ones.
  const redraft = draftFromInvoice(invoice, { serialId: '', lineId: (position) => `${id}-${position}` });
  // The draft it was written in says more than the document: partner and products, sums as they were typed.
  const written = archived.draft === null ? redraft : { draft: archived.draft, leftOut: [] };
  const { draft, leftOut } = await withFiles(written, invoice, sources);
  return { id, type: 'invoice', draft, seen: null, leftOut, corrects };
}

export async function openFromArchive(
  kind: 'copy' | 'credit' | 'storno' | 'amend',
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
        : kind === 'amend'
          ? correctedInvoiceFor(archived.invoice, args)
          : draftFromInvoice(archived.invoice, args);
  const whole = kind === 'amend' ? await withFiles(redraft, archived.invoice, sources) : redraft;
  const { draft, leftOut } = kind === 'copy' ? copiedToday(redraft, issueDate) : whole;
  return { id: sources.newId(), type: 'invoice', draft, seen: null, leftOut, corrects: null };
}

/** A copy is of today, with the same term; what was paid, delivered and received, the period, and the day's rate, belonged to the other. */
function copiedToday({ draft, leftOut }: Redraft, issueDate: string): Redraft {
  const dueDate = draft.dueDate === '' ? '' : addDays(issueDate, daysBetween(draft.issueDate, draft.dueDate));
  const fresh = { deliveryDate: '', prepaid: '', precedingInvoices: [], exchangeRate: '', exchangeRateDate: '' };
  const parts: readonly LeftOutPart[] = draft.currency === 'RON' ? leftOut : [...leftOut, 'exchange-rate'];
  const { more } = draft;
  const own = more === undefined ? {} : { more: { ...more, periodStart: '', periodEnd: '', receivingAdvice: '' } };
  return { draft: { ...draft, issueDate, dueDate, ...fresh, ...own }, leftOut: [...new Set(parts)] };
}

function lineIds({ newId }: OpenSources): RedraftArguments['lineId'] {
  return () => newId();
}
