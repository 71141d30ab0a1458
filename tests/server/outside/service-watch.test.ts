import { describe, expect, it } from 'vitest';
import { watchServices } from '../../../server/outside/service-watch';

describe('the watch over services outside', () => {
  it('notes the last contact of each service and passes answers and failures on', async () => {
    let now = Date.parse('2026-11-26T08:41:00Z');
    let answer: () => Promise<Response> = async () => new Response('', { status: 200 });
    const watch = watchServices(
      () => {
        now += 1200;
        return answer();
      },
      () => now,
    );
    expect(watch.states()).toEqual([]);
    const anaf = watch.watched('efactura');
    expect((await anaf('http://x', {})).status).toBe(200);
    expect(watch.states()).toEqual([
      { service: 'efactura', answered: true, tookMs: 1200, at: '2026-11-26T08:41:01.200Z' },
    ]);
    answer = async () => new Response('', { status: 503 });
    await anaf('http://x', {});
    expect(watch.states().map(({ answered }) => answered)).toEqual([false]);
    // A refusal is an answer.
    answer = async () => new Response('', { status: 403 });
    await anaf('http://x', {});
    expect(watch.states().map(({ answered }) => answered)).toEqual([true]);
    answer = () => Promise.reject(new TypeError('fetch failed'));
    await expect(anaf('http://x', {})).rejects.toThrow('fetch failed');
    await expect(watch.watched('register')('http://y', {})).rejects.toThrow();
    expect(watch.states().map(({ service, answered }) => [service, answered])).toEqual([
      ['efactura', false],
      ['register', false],
    ]);
  });
});
