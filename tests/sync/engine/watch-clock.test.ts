import { describe, expect, it } from 'vitest';
import { syncTexts } from '@/app/texts/sync-texts';
import { watchClock } from '@/sync/engine/watch-clock';

const SERVER = Date.parse('2026-03-02T09:00:00Z');
const MINUTE = 60_000;

/** What is told of an answer of the server's 9:00:00, asked and heard at these instants of the device. */
async function told(askedAt: number, heardAt: number, headers: Record<string, string> = {}): Promise<number[]> {
  const heard: number[] = [];
  const instants = [askedAt, heardAt];
  const fetch = async () => new Response('{}', { headers: { date: new Date(SERVER).toUTCString(), ...headers } });
  await watchClock(
    fetch,
    () => instants.shift() ?? heardAt,
    (minutes) => heard.push(minutes),
  )('/', {});
  return heard;
}

describe('the clock of the device', () => {
  it.each([
    ['right', 0, 0, 0],
    ['right, over a slow road', -10 * MINUTE, 10 * MINUTE, 0],
    ['a little ahead', 4 * MINUTE, 4 * MINUTE, 0],
    ['an hour ahead', 60 * MINUTE, 60 * MINUTE, 60],
    ['an hour behind', -60 * MINUTE, -60 * MINUTE, -60],
    ['a year ahead', 365 * 24 * 60 * MINUTE, 365 * 24 * 60 * MINUTE, 525_600],
  ])('that is %s', async (_how, asked, heard, minutes) => {
    expect((await told(SERVER + asked, SERVER + heard)).map((one) => one + 0)).toEqual([minutes]);
  });

  it('is not judged by an answer without a date', async () => {
    expect(await told(SERVER, SERVER, { date: 'x' })).toEqual([]);
  });

  it('is told to the person with what is safe and what to do', () => {
    expect(syncTexts.wrongClock(61)).toContain('cu 61 de minute înaintea serverului');
    expect(syncTexts.wrongClock(-7)).toContain('cu 7 minute în urma serverului');
    expect(syncTexts.wrongClock(-180)).toContain('cu 3 ore în urma serverului');
    // Before: 57.600 de minute.
    expect(syncTexts.wrongClock(40 * 24 * 60)).toContain('cu 40 de zile înaintea serverului');
  });
});
