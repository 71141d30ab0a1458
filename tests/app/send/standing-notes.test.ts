import { describe, expect, it } from 'vitest';
import type { BatchFile } from '@/app/invoices/send/batch';
import { sendTexts } from '@/app/invoices/send/send-texts';
import { errorsNote, readyNote } from '@/app/invoices/send/standing-notes';
import { decimalText } from '@/domain/money/decimal-text';
import type { ReadDocument } from '@/workers/document/file-reading';
import { readFile } from './batch-file';

function file(document: Partial<ReadDocument>, repairs = 0): BatchFile {
  return readFile(document, {}, { repairs });
}

describe('under the counts of the summary', () => {
  it('stands the sum of what can be sent, credit notes taken off', () => {
    expect(readyNote([file({}), file({ total: decimalText('1000.5') })])).toBe('1.121,50 lei');
    expect(readyNote([file({}), file({ kind: 'CreditNote', total: decimalText('21') })])).toBe('100,00 lei');
  });

  it('stands no sum of several currencies, nor of nothing', () => {
    expect(readyNote([file({}), file({ currency: 'EUR' })])).toBe(sendTexts.notes.ready);
    expect(readyNote([])).toBe(sendTexts.notes.ready);
  });

  it('stands how many errors are repaired here', () => {
    expect(errorsNote([file({}), file({}, 2)])).toBe('1 se repară aici');
    expect(errorsNote([file({})])).toBe(sendTexts.notes.errors);
  });
});
