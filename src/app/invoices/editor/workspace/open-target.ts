/**
 * What the editor opens on, from the address: a stored draft, a new one, or one made of an archived document (its copy,
 * the credit note or storno that takes it back, the correction of a rejected one).
 *
 * The draft of a correction has the id of the invoice it corrects, so that it is known for one wherever it is opened.
 */

import { addDays, daysBetween } from '@/domain/calendar/iso-date';
import type { Invoice } from '@/domain/invoice/invoice';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { creditNoteFor, negativeInvoiceFor } from '@/domain/invoice/redraft/credit-note-for';
import {
  draftFromInvoice,
  type LeftOutPart,
  type Redraft,
  type RedraftArguments,
} from '@/domain/invoice/redraft/draft-from-invoice';

export type OpenTarget =
  | { readonly kind: 'new' }
  | { readonly kind: 'draft'; readonly id: string }
  | { readonly kind: 'copy' | 'credit' | 'storno' | 'correct'; readonly id: string };

export interface OpenedDraft {
  readonly id: string;
  readonly draft: InvoiceDraft;
  /** As it is stored; null for one never saved. */
  readonly seen: InvoiceDraft | null;
  /** What of the source the editor cannot show. */
  readonly leftOut: readonly LeftOutPart[];
  /** The number it keeps; '' where it takes the next of its series. */
  readonly keepsNumber: string;
}

/** Where the stored things come from. */
export interface OpenSources {
  readonly today: string;
  readonly newId: () => string;
  readonly storedDraft: (id: string) => Promise<InvoiceDraft | null>;
  /** The model of an archived document, and the draft it was written in where it is kept; null where it is not here. */
  readonly archived: (id: string) => Promise<{ readonly invoice: Invoice; readonly draft: InvoiceDraft | null } | null>;
  /** Number of a rejected invoice that may be corrected under it; '' for any other. */
  readonly rejectedNumber: (id: string) => Promise<string>;
  readonly newDraft: () => Promise<InvoiceDraft>;
  readonly serialFor: (type: 'FCT' | 'NC') => Promise<string>;
}

const KINDS = ['draft', 'copy', 'credit', 'storno', 'correct'] as const;

export function targetOfSearch(search: string): OpenTarget {
  const query = new URLSearchParams(search);
  for (const kind of KINDS) {
    const id = query.get(kind);
    if (id !== null && id !== '') return { kind, id };
  }
  return { kind: 'new' };
}

/** Null where what the address names is not on this device any more. */
export async function openTarget(target: OpenTarget, sources: OpenSources): Promise<OpenedDraft | null> {
  if (target.kind === 'new') {
    return { id: sources.newId(), draft: await sources.newDraft(), seen: null, leftOut: [], keepsNumber: '' };
  }
  if (target.kind === 'draft') return openStored(target.id, sources);
  if (target.kind === 'correct') return (await openStored(target.id, sources)) ?? openCorrection(target.id, sources);
  return openFromArchive(target.kind, target.id, sources);
}

async function openStored(id: string, sources: OpenSources): Promise<OpenedDraft | null> {
  const draft = await sources.storedDraft(id);
  if (draft === null) return null;
  return { id, draft, seen: draft, leftOut: [], keepsNumber: await sources.rejectedNumber(id) };
}

async function openCorrection(id: string, sources: OpenSources): Promise<OpenedDraft | null> {
  const keepsNumber = await sources.rejectedNumber(id);
  const archived = keepsNumber === '' ? null : await sources.archived(id);
  if (archived === null) return null;
  const redraft = draftFromInvoice(archived.invoice, { serialId: '', lineId: lineIds(sources) });
  // The draft it was written in says more than the document: partner and products, sums as they were typed.
  const { draft, leftOut } = archived.draft === null ? redraft : { draft: archived.draft, leftOut: [] };
  return { id, draft, seen: null, leftOut, keepsNumber };
}

async function openFromArchive(
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
