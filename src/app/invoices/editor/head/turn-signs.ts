/** Chosen after the sheet stands, so it comes when the kind of a document with lines is changed. */
import { addAlert } from '@/app/state/alerts';
import { kindOfType } from '@/domain/invoice/document-types';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { retypedSigns } from '@/domain/invoice/redraft/retyped';
import { doubtTexts } from '../doubt-texts';

/** The fields of the kind, with the lines' signs where these turn with it, which is told. */
export function withTurnedSigns(
  draft: InvoiceDraft,
  fields: Partial<InvoiceDraft> & Pick<InvoiceDraft, 'typeCode'>,
): Partial<InvoiceDraft> {
  const signed = retypedSigns(draft, fields.typeCode);
  if (signed === undefined) return fields;
  const description = kindOfType(fields.typeCode) === 'CreditNote' ? doubtTexts.withPlus : doubtTexts.withMinus;
  addAlert({ type: 'warning', message: doubtTexts.signsTurned, description });
  return { ...fields, ...signed };
}
