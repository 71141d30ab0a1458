/** A file of a batch that was read: an accepted invoice of Alfa to Beta, but for what a test says. */
import type { BatchFile } from '@/app/invoices/send/batch';
import { decimalText } from '@/domain/money/decimal-text';
import type { FileReading, ReadDocument } from '@/workers/document/file-reading';

export const READ_INVOICE: ReadDocument = {
  kind: 'Invoice',
  typeCode: '380',
  number: 'A-1',
  issueDate: '2026-11-20',
  dueDate: '',
  seller: { name: 'Alfa SRL', taxId: '18547290', country: 'RO' },
  buyer: { name: 'Beta SRL', taxId: '14399840', country: 'RO' },
  currency: 'RON',
  net: decimalText('100'),
  vat: decimalText('21'),
  total: decimalText('121'),
  payable: decimalText('121'),
  vatInTaxCurrency: undefined,
  precedingNumber: '',
  accounts: [],
  lines: 1,
};

/** What the worker told of it. */
export const READING: FileReading = {
  sha256: 'a'.repeat(64),
  bytes: 10,
  document: READ_INVOICE,
  readError: null,
  utf8: true,
  accepted: true,
  findings: [],
  repairs: 0,
  warnings: 0,
};

export function readFile(
  document: Partial<ReadDocument> = {},
  more: Partial<Omit<BatchFile, 'reading'>> = {},
  reading: Partial<FileReading> = {},
): BatchFile {
  return {
    id: '1',
    path: 'a.xml',
    content: new Blob(),
    changes: 0,
    reading: { ...READING, ...reading, document: { ...READ_INVOICE, ...document } },
    ...more,
  };
}
