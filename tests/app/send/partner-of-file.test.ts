import { describe, expect, it } from 'vitest';
import type { BatchFile } from '@/app/invoices/send/batch';
import type { FileStanding } from '@/app/invoices/send/file-standing';
import { partnerOfFile } from '@/app/invoices/send/partner-of-file';
import { decimalText } from '@/domain/money/decimal-text';
import type { ReadDocument } from '@/workers/document/file-reading';

const DOCUMENT: ReadDocument = {
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
  lines: 1,
};
const READ = {
  sha256: '',
  bytes: 1,
  readError: null,
  utf8: true,
  accepted: true,
  findings: [],
  repairs: 0,
  warnings: 0,
};

function file(standing: FileStanding, document: Partial<ReadDocument> = {}): BatchFile {
  const reading = { ...READ, document: { ...DOCUMENT, ...document } };
  return { id: '1', path: 'a.xml', content: new Blob(), changes: 0, standing, reading };
}

describe('the other firm of a file', () => {
  it('is the buyer of one’s own document', () => {
    expect(partnerOfFile(file({ kind: 'ready' }))).toBe('Beta SRL');
  });

  // Before: 24 rows said „Alt vânzător” and none said which.
  it('is named with its issuer where the document is of other companies', () => {
    expect(partnerOfFile(file({ kind: 'other-seller' }))).toBe('Alfa SRL către Beta SRL');
    expect(partnerOfFile(file({ kind: 'other-seller' }, { typeCode: '389' }))).toBe('Beta SRL către Alfa SRL');
  });
});
