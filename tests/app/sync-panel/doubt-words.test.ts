/** What the panel says of a document in doubt. */
import { describe, expect, it } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { doubtWords } from '@/app/sync-panel/doubt-words';

/** By Romania's clock, as they are read. */
const at = (hour: string, day = '26'): string => new Date(`2026-11-${day}T${hour}:00+02:00`).toISOString();
const NOW = new Date(at('10:42'));
const SEARCHED = 'Factura se caută la ANAF; nu se trimite a doua oară.';

function event(name: string, when: string, detail = ''): ArchiveItem['events'][number] {
  return { event: name, at: when, detail };
}

const SENT = [event('recorded', at('10:29')), event('uploading', at('10:30'), '1')];
const LOST = [...SENT, event('doubtful', at('10:31'), 'unavailable')];

// Before: one sentence for every doubt, with no word on since when and what is being done.
describe('a document in doubt', () => {
  it.each([
    ['an answer that was lost', LOST, 'Răspunsul ANAF s-a pierdut la 10:31.'],
    [
      'of the day before',
      [...SENT, event('doubtful', at('23:10', '25'), 'unavailable')],
      'Răspunsul ANAF s-a pierdut pe 25.11.2026, la 23:10.',
    ],
    [
      'a server that stopped meanwhile',
      [...SENT, event('doubtful', at('10:31'), 'interrupted')],
      'Trimiterea s-a întrerupt la 10:31 și nu se știe dacă a ajuns la ANAF.',
    ],
    [
      'an index that ANAF has lost',
      [...SENT, event('uploaded', at('10:30'), '5003'), event('doubtful', at('10:35'), 'Index necunoscut')],
      'ANAF a spus la 10:35 că nu mai găsește indexul pe care l-a dat.',
    ],
    [
      'of a restored server',
      [event('recorded', at('10:29'))],
      'Poate a plecat la ANAF înainte de restaurarea serverului.',
    ],
  ])('says why and since when: %s', (_name, events, words) => {
    expect(doubtWords({ events }, false, NOW)).toBe(`${words} ${SEARCHED} Se caută la câteva minute.`);
  });

  it('says when it was looked for, and when it is again', () => {
    const search = { at: at('10:41'), next: at('10:46') };
    expect(doubtWords({ events: LOST, search }, false, NOW)).toBe(
      `Răspunsul ANAF s-a pierdut la 10:31. ${SEARCHED} Căutată ultima dată la 10:41, fără să apară încă; se caută din nou la 10:46.`,
    );
    expect(doubtWords({ events: LOST, search: { ...search, next: at('10:42') } }, false, NOW)).toMatch(
      /se caută din nou acum\.$/,
    );
  });

  it('says nothing of the search of an earlier doubt', () => {
    const search = { at: at('10:20'), next: at('10:25') };
    expect(doubtWords({ events: LOST, search }, false, NOW)).toMatch(/Se caută la câteva minute\.$/);
  });

  it('says what it waits for where the search is held up', () => {
    const blocked = event('blocked', at('10:40'), 'Limita zilnică ANAF este atinsă. Se continuă mâine.');
    const search = { at: at('10:36'), next: at('10:40') };
    expect(doubtWords({ events: [...LOST, blocked], search }, false, NOW)).toMatch(/ Se continuă mâine\.$/);
    const later = { at: at('10:41'), next: at('10:46') };
    expect(doubtWords({ events: [...LOST, blocked], search: later }, false, NOW)).toMatch(/din nou la 10:46\.$/);
  });

  it('says without network that the server goes on', () => {
    expect(doubtWords({ events: LOST }, true, NOW)).toMatch(/ce a aflat se vede aici când revine\.$/);
  });
});
