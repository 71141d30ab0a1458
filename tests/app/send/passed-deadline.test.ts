import { describe, expect, it } from 'vitest';
import type { BatchFile } from '@/app/invoices/send/batch';
import type { FileStanding } from '@/app/invoices/send/file-standing';
import { passedDeadline } from '@/app/invoices/send/passed-deadline';
import { readFile } from './batch-file';

function file(issueDate: string, standing: FileStanding, more: Partial<Omit<BatchFile, 'reading'>> = {}): BatchFile {
  return readFile({ issueDate }, { standing, ...more });
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
