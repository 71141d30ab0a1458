import { describe, expect, it } from 'vitest';
import { newestOnly } from '@/app/state/newest-only';

function handAsked() {
  const asked: number[] = [];
  const ends: { readonly done: (answer: string) => void; readonly fail: (error: Error) => void }[] = [];
  const told: string[] = [];
  const failures: unknown[] = [];
  const put = newestOnly(
    (question: number) => {
      asked.push(question);
      return new Promise<string>((done, fail) => ends.push({ done, fail }));
    },
    (question, answer) => told.push(`${question}: ${answer}`),
    (error) => failures.push(error),
  );
  const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
  return { asked, ends, told, failures, put, turn };
}

describe('newest only', () => {
  it('passes over what came and went while one was asked, and tells the newest last', async () => {
    const { asked, ends, told, put, turn } = handAsked();
    for (const question of [1, 2, 3]) put(question);
    expect(asked).toEqual([1]);
    ends[0]?.done('a');
    await turn();
    expect(asked).toEqual([1, 3]);
    ends[1]?.done('b');
    await turn();
    expect(told).toEqual(['1: a', '3: b']);
  });

  it('goes on after a failure', async () => {
    const { asked, ends, told, failures, put, turn } = handAsked();
    put(1);
    put(2);
    ends[0]?.fail(new Error('planted'));
    await turn();
    ends[1]?.done('b');
    await turn();
    put(3);
    expect([asked, told, failures.length]).toEqual([[1, 2, 3], ['2: b'], 1]);
  });
});
