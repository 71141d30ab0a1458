import { describe, expect, it } from 'vitest';
import { demoNotices } from '../../../server/demo/demo-notices';

describe('notices of the demonstration', () => {
  it('tells holidays that follow each other as one, with a deadline that leaves them out', () => {
    const [about, holidays] = demoNotices('2026-11-21');
    expect(holidays?.title).toBe('30.11.2026 și 01.12.2026 sunt sărbători legale');
    // Friday 27.11: Wednesday 2.12 is the first day counted, Tuesday 8.12 the fifth.
    expect(holidays?.body).toContain('o factură din 27.11.2026 poate pleca până la 08.12.2026');
    expect(holidays?.shownUntil?.toISOString().slice(0, 10)).toBe('2026-12-02');
    expect(about?.title).toBe('Instalare demonstrativă');
  });

  it('tells none where none is near, and none that falls on a weekend', () => {
    expect(demoNotices('2026-07-01')).toHaveLength(1);
    // 15.08.2026 is a Saturday.
    expect(demoNotices('2026-08-10').map(({ title }) => title)).toEqual(['Instalare demonstrativă']);
  });
});
