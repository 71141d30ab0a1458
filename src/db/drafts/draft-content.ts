import type { Draft } from '@/api/entities/invoice-draft';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';

/** The draft as it travels: a copy whose lists nobody else holds. */
export function draftContent(draft: InvoiceDraft): Draft['content'] {
  return { ...draft, lines: [...draft.lines], precedingInvoices: [...draft.precedingInvoices] };
}
