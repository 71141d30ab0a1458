/** Fetching the words of lines: pages to the end, what a lost answer leaves, and another database of the server. */
import { describe, expect, it } from 'vitest';
import { wordsIn } from '@/db/archive/lines/line-words-block';
import { lineWordsState } from '@/db/archive/lines/line-words-state';
import { pullLineWords } from '@/sync/pull/pull-line-words';
import { COMPANY } from '../../db/support/test-database';
import { testDevice } from '../support/test-device';

const idOf = (place: number) => `00000000-0000-4000-8000-${place.toString(16).padStart(12, '0')}`;

function deviceWithWords(count: number) {
  const device = testDevice();
  for (let place = 0; place < count; place += 1)
    device.server.words.push({ id: idOf(place), words: `cablu ${place}`, version: place + 1 });
  const stored = async () => (await device.db.lineWords.toArray()).flatMap(wordsIn);
  const asked = () => device.road.requests.filter(({ call }) => call === 'LineWords').length;
  return { ...device, stored, asked };
}

describe('the words of lines', () => {
  it('come page by page, and are asked for once where there are none', async () => {
    const { pull, stored, asked } = deviceWithWords(4_500);
    expect(await pullLineWords(pull, COMPANY)).toBe('whole');
    expect(await stored()).toHaveLength(4_500);
    expect(asked()).toBe(3);
    expect(await pullLineWords(testDevice().pull, COMPANY)).toBe('whole');
  });

  it('go on where they stopped', async () => {
    const { pull, road, stored, asked, db } = deviceWithWords(4_500);
    road.fate = () => (asked() === 2 ? 'lost-answer' : 'ok');
    expect(await pullLineWords(pull, COMPANY)).toBe('away');
    expect(await lineWordsState(db, COMPANY)).toMatchObject({ cursor: 2_000, whole: false });
    expect(await pullLineWords(pull, COMPANY)).toBe('whole');
    expect(new Set((await stored()).map(({ id }) => id)).size).toBe(4_500);
  });

  it('are fetched anew from a server of another database', async () => {
    const { pull, server, stored } = deviceWithWords(3);
    server.epoch = 'first';
    await pullLineWords(pull, COMPANY);
    server.epoch = 'second';
    server.words.splice(0, 3, { id: idOf(9), words: 'alt cablu', version: 2 });
    expect(await pullLineWords(pull, COMPANY)).toBe('whole');
    expect(await stored()).toEqual([{ id: idOf(9), words: 'alt cablu' }]);
  });
});
