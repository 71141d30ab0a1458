/** What the audit's page and its file say: no ids, every collection and every field of an account in words. */
import { describe, expect, it } from 'vitest';
import { COLLECTION_SCHEMAS } from '@/api/collections';
import { logsCsv } from '@/app/logs/logs-csv';
import { changedName, kindWords, logsTexts } from '@/app/logs/logs-texts';

const ID = '0f1d6a52-7c1b-4a3e-9d55-0c2f6e1b7a90';

describe('the journal', () => {
  it('shows no id for a row without a name in its file', () => {
    const record = {
      ...{ seq: 1, at: '2026-11-23T10:00:00.000Z', kind: 'lease.added', group: 'invoices', who: 'A', actor: 1 },
      ...{ from: '', subject: ID, before: {}, after: {}, hash: 'ab' },
    };
    expect(logsCsv([record])).not.toContain(ID);
  });

  it('counts entries as Romanian does', () => {
    expect([1, 2, 19, 20, 1_246].map((count) => logsTexts.note(count).split(' · ')[0])).toEqual([
      '1 înregistrare',
      '2 înregistrări',
      '19 înregistrări',
      '20 de înregistrări',
      '1.246 de înregistrări',
    ]);
  });

  it('has words for what is done to each collection', () => {
    for (const name of Object.keys(COLLECTION_SCHEMAS))
      for (const verb of ['added', 'changed', 'removed']) expect(kindWords(`${name}.${verb}`)).not.toContain(name);
  });

  it('names the fields of access and of an account', () => {
    expect(['role', 'firstName', 'lastName', 'name'].map(changedName)).toEqual(['Rol', 'Prenume', 'Nume', 'Denumire']);
  });
});
