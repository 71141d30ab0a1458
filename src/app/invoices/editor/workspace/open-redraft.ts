/** A draft made of an archived document: its copy, the credit note or storno that takes it back, the correction of a rejected one. */
import { kindOfType, SELF_BILLED } from '@/domain/invoice/document-types';
import { EMPTY_DRAFT_MORE } from '@/domain/invoice/empty-draft';
import { isExternalBuyer } from '@/domain/invoice/external-buyer';
import type { Invoice } from '@/domain/invoice/invoice';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { VAT_ON_COLLECTION } from '@/domain/invoice/issue/invoice-more';
import { copyFor } from '@/domain/invoice/redraft/copy-for';
import {
  type CreditArguments,
  correctedInvoiceFor,
  creditNoteFor,
  negativeInvoiceFor,
} from '@/domain/invoice/redraft/credit-note-for';
import {
  draftFromInvoice,
  type LeftOutPart,
  type Redraft,
  type RedraftArguments,
} from '@/domain/invoice/redraft/draft-from-invoice';
import type { OpenedDraft, OpenSources } from './open-target';
import { withFiles } from './redraft-files';
import { redraftTexts } from './redraft-texts';

export async function openCorrection(id: string, sources: OpenSources): Promise<OpenedDraft | null> {
  const corrects = await sources.rejected(id);
  const archived = corrects === null ? null : await sources.archived(id);
  if (archived === null) return null;
  const { invoice } = archived;
  // The lines of two tabs that begin it are the same ones.
  const redraft = draftFromInvoice(invoice, { serialId: '', lineId: (position) => `${id}-${position}` });
  // The draft it was written in says more than the document: partner and products, sums as they were typed.
  const written = archived.draft === null ? redraft : { draft: archived.draft, leftOut: [] };
  const { draft, leftOut } = await withFiles(await withPartner(written, sources), invoice, sources);
  return { id, type: typeOf(invoice, sources), draft, seen: null, corrects, told: toldOf(leftOut) };
}

type Taken = 'copy' | 'credit' | 'storno' | 'amend';

const MAKERS: Readonly<Record<Taken, (invoice: Invoice, args: CreditArguments) => Redraft>> = {
  copy: copyFor,
  credit: creditNoteFor,
  storno: negativeInvoiceFor,
  amend: correctedInvoiceFor,
};

export async function openFromArchive(kind: Taken, id: string, sources: OpenSources): Promise<OpenedDraft | null> {
  const archived = await sources.archived(id);
  if (archived === null) return null;
  const { today: issueDate } = sources;
  const from = MAKERS[kind](archived.invoice, { serialId: '', lineId: lineIds(sources), issueDate });
  const made = await withPartner(from, sources);
  const { draft: taken, leftOut } = kind === 'amend' ? await withFiles(made, archived.invoice, sources) : made;
  const draft = kind === 'copy' ? await ofCompanyNow(taken, typeOf(archived.invoice, sources), sources) : taken;
  const serialId = await sources.serialFor(kindOfType(draft.typeCode) === 'CreditNote' ? 'NC' : 'FCT');
  const changedBy = kind === 'copy' ? [] : await sources.changedBy(id);
  const opened = { id: sources.newId(), type: typeOf(archived.invoice, sources), seen: null, corrects: null } as const;
  const { number } = archived.invoice;
  // Else it may be taken back twice.
  const before = changedBy.length === 0 ? [] : [redraftTexts.changedBefore(number, changedBy)];
  const stays = kind === 'amend' ? [redraftTexts.stays(number)] : [];
  return { ...opened, draft: { ...draft, serialId }, told: [...toldOf(leftOut), ...before, ...stays] };
}

/** As the document decides (docs/decisions/0055); whoever has not the drafts' call writes it in the usual editor. */
function typeOf({ buyer }: Invoice, { mayExternal }: OpenSources): OpenedDraft['type'] {
  return mayExternal && isExternalBuyer(buyer.address.country) ? 'extern' : 'invoice';
}

/**
 * A copy is a new invoice of the company as it is today: registered for VAT or not, under its name and address of now, with VAT on
 * collection where it has chosen that. Of a self-billed one the own company is the buyer, and the regime the supplier's.
 */
async function ofCompanyNow(
  draft: InvoiceDraft,
  type: OpenedDraft['type'],
  sources: OpenSources,
): Promise<InvoiceDraft> {
  const now = await sources.newDraft(type);
  const { seller } = now;
  const usual = now.more?.taxPointCode === VAT_ON_COLLECTION ? VAT_ON_COLLECTION : '';
  const written = draft.more?.taxPointCode ?? '';
  // Another code was chosen for the invoice.
  const isOwn = written === '' || written === VAT_ON_COLLECTION;
  if (draft.typeCode === SELF_BILLED || !isOwn || written === usual) return { ...draft, seller };
  return { ...draft, seller, more: { ...EMPTY_DRAFT_MORE, ...draft.more, taxPointCode: usual } };
}

/** A document names no partner of the company: known by the code, or kept as a new one. */
async function withPartner({ draft, leftOut }: Redraft, { partnerOf }: OpenSources): Promise<Redraft> {
  if (draft.buyer.partnerId !== undefined) return { draft, leftOut };
  const partnerId = await partnerOf(draft.buyer.taxId);
  return { draft: partnerId === undefined ? draft : { ...draft, buyer: { ...draft.buyer, partnerId } }, leftOut };
}

function toldOf(leftOut: readonly LeftOutPart[]): NonNullable<OpenedDraft['told']> {
  return leftOut.length === 0 ? [] : [redraftTexts.leftOut(leftOut)];
}

function lineIds({ newId }: OpenSources): RedraftArguments['lineId'] {
  return () => newId();
}
