import { describe, expect, it } from 'vitest';
import { kindWords, logsTexts, subjectWords } from '@/app/logs/logs-texts';

describe('the words of the audit', () => {
  it('count entries as Romanian does', () => {
    expect([1, 2, 19, 20, 1_246].map((count) => logsTexts.note(count).split(' · ')[0])).toEqual([
      '1 înregistrare',
      '2 înregistrări',
      '19 înregistrări',
      '20 de înregistrări',
      '1.246 de înregistrări',
    ]);
  });

  it('name no row by its id, and a kind of a newer server as it is', () => {
    expect(subjectWords('0b0f9c1e-7f44-4a5b-9d0e-0123456789ab')).toBe('');
    expect(subjectWords('FCT-0145')).toBe('FCT-0145');
    expect([kindWords('lease.added'), kindWords('moon.landed')]).toEqual(['Rezervă de numere adăugată', 'moon.landed']);
  });
});
