import { describe, expect, it } from 'vitest';
import type { AlertToAdd } from '@/app/state/alerts';
import { createGlobalFailures } from '@/app/state/global-failures';
import { watchedFetch } from '@/app/state/watched-fetch';

function world() {
  const alerts: AlertToAdd[] = [];
  let time = 0;
  const report = createGlobalFailures({ now: () => time, addAlert: (alert) => alerts.push(alert) });
  return { alerts, report, at: (ms: number) => (time = ms) };
}

describe('global failures', () => {
  it('shows the server error for three seconds, at most once in two', () => {
    const { alerts, report, at } = world();
    report('server');
    at(1999);
    report('server');
    expect(alerts).toHaveLength(1);
    expect(alerts[0]).toMatchObject({ message: 'Eroare de Server', delay: 3000, type: 'error' });
    at(2000);
    report('server');
    expect(alerts).toHaveLength(2);
  });

  it('counts the two kinds apart', () => {
    const { alerts, report } = world();
    report('server');
    report('network');
    expect(alerts.map(({ type }) => type)).toEqual(['error', 'offline']);
  });

  it('hears of 500s and lost networks from the fetch, and not of what was cancelled', async () => {
    const told: string[] = [];
    const answers = [new Response('', { status: 500 }), new Response('', { status: 404 })];
    const fetch = watchedFetch(
      async () => {
        const answer = answers.shift();
        if (answer !== undefined) return answer;
        throw new TypeError('Failed to fetch');
      },
      (failure) => told.push(failure),
    );
    await fetch('/a', {});
    await fetch('/b', {});
    await expect(fetch('/c', {})).rejects.toThrow('Failed to fetch');
    const cancelled = watchedFetch(
      () => Promise.reject(Object.assign(new Error('x'), { name: 'AbortError' })),
      (failure) => told.push(failure),
    );
    await expect(cancelled('/d', {})).rejects.toThrow('x');
    expect(told).toEqual(['server', 'network']);
  });
});
