import { describe, expect, it } from 'vitest';
import type { BatchFile } from '@/app/invoices/send/batch';
import type { FileStanding } from '@/app/invoices/send/file-standing';
import { passedDeadline } from '@/app/invoices/send/passed-deadline';
import { decimalText } from '@/domain/money/decimal-text';

const PARTY = { name: 'Firma', taxId: '18547290', country: 'RO' };

function file(issueDate: string, standing: FileStanding, more: Partial<BatchFile> = {}): BatchFile {
  const amounts = { net: decimalText('1'), vat: decimalText('0'), total: decimalText('1'), payable: decimalText('1') };
  const document = {
    ...amounts,
    kind: 'Invoice' as const,
    typeCode: '380',
    number: 'A-1',
    issueDate,
    dueDate: '',
    seller: PARTY,
    buyer: PARTY,
    currency: 'RON',
    vatInTaxCurrency: undefined,
    lines: 1,
  };
  const reading = {
    sha256: '',
    bytes: 1,
    readError: null,
    utf8: true,
    accepted: true,
    findings: [],
    repairs: 0,
    warnings: 0,
  };
  return {
    id: '1',
    path: 'a.xml',
    content: new Blob(),
    changes: 0,
    reading: { ...reading, document },
    standing,
    ...more,
  };
}

describe('the deadline of a file that can be sent', () => {
  // Friday 6 November 2026 and five working days: Friday 13.
  it('is told from the day after it', () => {
    const ready = file('2026-11-06', { kind: 'ready' });
    expect(passedDeadline(ready, '2026-11-13')).toBeUndefined();
    expect(passedDeadline(ready, '2026-11-14')).toBe('2026-11-13');
  });

  it('is not told of what cannot be sent, was sent, or bears no day', () => {
    expect(passedDeadline(file('2026-11-06', { kind: 'errors' }), '2026-12-01')).toBeUndefined();
    expect(passedDeadline(file('2026-11-06', { kind: 'ready' }, { sentAs: 'x' }), '2026-12-01')).toBeUndefined();
    expect(passedDeadline(file('06.11.2026', { kind: 'ready' }), '2026-12-01')).toBeUndefined();
  });
});
