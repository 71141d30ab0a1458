import { bareCode, type InvoiceFacts } from './invoice-facts';
import type { UploadInput } from './upload-input';
import { UPLOAD_TEXTS } from './upload-texts';

/** Why the document is not what the call says it is; undefined where it is. */
export function mismatchOf(
  input: Pick<UploadInput, 'type' | 'selfBilled' | 'companyCif'>,
  facts: InvoiceFacts,
): string | undefined {
  if ((facts.kind === 'CreditNote') !== (input.type === 'NC')) return UPLOAD_TEXTS.otherType(facts.kind);
  const sender = bareCode(input.selfBilled ? facts.buyer.taxId : facts.seller.taxId);
  if (sender === input.companyCif) return undefined;
  return input.selfBilled
    ? UPLOAD_TEXTS.otherBuyer(sender, input.companyCif)
    : UPLOAD_TEXTS.otherSeller(sender, input.companyCif);
}
