/** What the audit's page says: counts as Romanian joins them, rows without a name, every collection in words. */
import { describe, expect, it } from 'vitest';
import { COLLECTION_SCHEMAS } from '@/api/collections';
import { logsCsv } from '@/app/logs/logs-csv';
import { kindWords, logsTexts, subjectWords } from '@/app/logs/logs-texts';

const ID = '0f1d6a52-7c1b-4a3e-9d55-0c2f6e1b7a90';

describe('the journal', () => {
  it.each([
    [0, '0 înregistrări'],
    [1, '1 înregistrare'],
    [19, '19 înregistrări'],
    [1246, '1.246 de înregistrări'],
    [2101, '2.101 înregistrări'],
  ])('counts %i as %s', (total, words) => {
    expect(logsTexts.note(total)).toBe(`${words} · nu se poate schimba sau șterge`);
  });

  it('shows no id for a row without a name, on the page and in the file', () => {
    expect(subjectWords(ID)).toBe('');
    expect(subjectWords('FCT-0415')).toBe('FCT-0415');
    const record = {
      ...{ seq: 1, at: '2026-11-23T10:00:00.000Z', kind: 'lease.added', group: 'invoices', who: 'A', actor: 1 },
      ...{ from: '', subject: ID, before: {}, after: {}, hash: 'ab' },
    };
    expect(logsCsv([record])).not.toContain(ID);
  });

  it('has words for what is done to each collection', () => {
    for (const name of Object.keys(COLLECTION_SCHEMAS))
      for (const verb of ['added', 'changed', 'removed']) expect(kindWords(`${name}.${verb}`)).not.toContain(name);
    expect(kindWords('of-a-newer.server')).toBe('of-a-newer.server');
  });
});
