import { isExternalBuyer } from '@/domain/invoice/external-buyer';
import { bareCode } from '@/domain/invoice/party-codes';
import type { FilingRequest } from '../../filings/filing';
import type { InvoiceFacts } from '../../filings/invoice-facts';
import type { UploadInput } from './upload-input';

/** CNP, and the thirteen zeros of a consumer who gave none. */
const CONSUMER_CODE = /^\d{13}$/;

/** How ANAF is to take the document (reference, section 3): the twin service for consumers, `extern` for foreign buyers. */
export function filingRequest(
  input: Pick<UploadInput, 'companyCif' | 'selfBilled' | 'enforcement'>,
  facts: InvoiceFacts,
  sha256: string,
): FilingRequest {
  const { buyer, kind } = facts;
  const code = bareCode(buyer.taxId);
  const external = isExternalBuyer(buyer.country);
  return {
    cif: input.companyCif,
    standard: kind === 'CreditNote' ? 'CN' : 'UBL',
    consumer: !external && (code === '' || CONSUMER_CODE.test(code)),
    external,
    selfBilled: input.selfBilled,
    ...(input.enforcement === true ? { enforcement: true as const } : {}),
    sha256,
    issueDate: facts.issueDate,
  };
}

/** `restoredAt`: when this database came from a copy last; 0 never. */
export function afterRestore(restoredAt: number): Pick<FilingRequest, 'restoredAt'> {
  return restoredAt === 0 ? {} : { restoredAt };
}
