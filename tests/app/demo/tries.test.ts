import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { FilingStateCode } from '@/api/entities/archive-item';
import { type CompanyId, versionSchema } from '@/api/ids';
import { triesOf } from '@/app/demo/tries';
import { unfinishedOf } from '@/app/demo/unfinished';
import type { OpenDocument } from '@/db/archive/open-filing-queries';
import { companyId } from '../../server/support/samples';
import { listedItem } from '../archive/listed-item';

const [PRESENT, OTHER] = [companyId(1), companyId(2)];

function open(
  companyId: CompanyId,
  number: string,
  state: FilingStateCode,
  issueDate = '2026-11-20',
  sending = false,
): OpenDocument {
  const item = { ...listedItem(number), number, state, issueDate };
  const delivery = sending ? { state: 'queued' as const, attempts: 0, failure: null } : null;
  return { companyId, view: { item, version: v.parse(versionSchema, 1), delivery, hasDraft: false } };
}

describe('what the demonstration offers to try', () => {
  it('leads to the most urgent refusal, to the doubt and to what waits', () => {
    const unfinished = unfinishedOf(
      [
        open(PRESENT, 'FCT-2', 'rejected', '2026-11-19'),
        open(PRESENT, 'FCT-1', 'rejected', '2026-11-16'),
        open(PRESENT, 'FCT-3', 'doubtful'),
        open(PRESENT, 'FCT-4', 'processing'),
        open(OTHER, 'FCT-9', 'rejected', '2026-11-02'),
      ],
      PRESENT,
    );
    const [rejected, doubtful, waiting, ...others] = triesOf(unfinished);
    expect(rejected).toMatchObject({ title: 'Corectați 2 facturi respinse', issueDate: '2026-11-16', tone: 'bad' });
    expect(rejected?.to).toContain(unfinished.rejected[0]?.id);
    expect(doubtful?.title).toContain('FCT-3');
    expect(waiting?.title).toBe('Vedeți factura care așteaptă verdictul ANAF');
    expect(others.map(({ to }) => to)).toEqual(['/app/invoices', '/app/invoices/send']);
  });

  it('says what is done: a correction on its way is', () => {
    const [rejected, doubtful, waiting] = triesOf(
      unfinishedOf([open(PRESENT, 'FCT-1', 'rejected', '2026-11-16', true)], PRESENT),
    );
    expect([rejected?.tone, doubtful?.tone, waiting?.tone]).toEqual(['ok', 'ok', 'ok']);
  });

  it('names the company that has unfinished invoices where the present one has none', () => {
    expect(unfinishedOf([open(OTHER, 'FCT-9', 'rejected')], PRESENT).companyId).toBe(OTHER);
    expect(unfinishedOf([], PRESENT).companyId).toBeUndefined();
  });
});
