/** „Today” on a device of another zone: dates of documents and their deadlines are those of Romania. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useToday } from '@/app/state/use-today';
import { deadlineWords } from '@/app/ui/states/deadline-words';

const ZONE = process.env.TZ;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  if (ZONE === undefined) delete process.env.TZ;
  else process.env.TZ = ZONE;
});

/** What a screen takes for today. */
function todayAt(zone: string, instant: string): string {
  process.env.TZ = zone;
  vi.setSystemTime(new Date(instant));
  return renderToStaticMarkup(createElement(() => createElement('b', null, useToday()))).replaceAll(/<.*?>/g, '');
}

describe('today on a screen', () => {
  // Catches: an invoice written at one in the morning in Romania, on a laptop set to UTC or to Germany, is dated yesterday.
  it.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Europe/Bucharest'])(
    'is the day in Romania on a device set to %s',
    (zone) => {
      expect(todayAt(zone, '2026-11-27T21:59:59Z')).toBe('2026-11-27');
      expect(todayAt(zone, '2026-11-27T22:00:00Z')).toBe('2026-11-28');
      // In summer Romania's day begins an hour sooner.
      expect(todayAt(zone, '2026-07-31T20:59:59Z')).toBe('2026-07-31');
      expect(todayAt(zone, '2026-07-31T21:00:00Z')).toBe('2026-08-01');
    },
  );

  it('is told from the day of the device by this test', () => {
    todayAt('UTC', '2026-11-27T22:30:00Z');
    const there = new Date().getDate();
    todayAt('Asia/Tokyo', '2026-11-27T22:30:00Z');
    expect([there, new Date().getDate()]).toEqual([27, 28]);
  });

  // Catches: the last day for sending is counted from a day that is over in Romania.
  it('counts a deadline as Romania does', () => {
    const issued = '2026-11-20';
    const words = deadlineWords(issued, todayAt('Europe/Bucharest', '2026-11-26T22:30:00Z'));
    expect(deadlineWords(issued, todayAt('America/New_York', '2026-11-26T22:30:00Z'))).toBe(words);
    expect(words).not.toBe(deadlineWords(issued, '2026-11-26'));
  });
});
