import { describe, expect, it } from 'vitest';
import { partnerOfFile } from '@/app/invoices/send/partner-of-file';
import { readFile } from './batch-file';

describe('the other firm of a file', () => {
  it('is the buyer of one’s own document', () => {
    expect(partnerOfFile(readFile({}, { standing: { kind: 'ready' } }))).toBe('Beta SRL');
  });

  // Before: 24 rows said „Alt vânzător” and none said which.
  it('is named with its issuer where the document is of other companies', () => {
    expect(partnerOfFile(readFile({}, { standing: { kind: 'other-seller' } }))).toBe('Alfa SRL către Beta SRL');
    expect(partnerOfFile(readFile({ typeCode: '389' }, { standing: { kind: 'other-seller' } }))).toBe(
      'Beta SRL către Alfa SRL',
    );
  });
});
