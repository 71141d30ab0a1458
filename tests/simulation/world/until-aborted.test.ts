import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { untilAborted } from './until-aborted';

const REASON = new Error('given up');

function listenersOf(signal: AbortSignal): number {
  return getEventListeners(signal, 'abort').length;
}

it('gives what the work gives, and then listens no more', async () => {
  const { signal } = new AbortController();
  expect(await untilAborted(Promise.resolve(7), { signal, reason: () => REASON })).toBe(7);
  expect(listenersOf(signal)).toBe(0);
});

it('ends where it is given up, before or meanwhile', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const meanwhile = untilAborted(new Promise(() => undefined), { signal, reason: () => REASON });
  controller.abort();
  await expect(meanwhile).rejects.toBe(REASON);
  await expect(untilAborted(Promise.resolve(7), { signal, reason: () => REASON })).rejects.toBe(REASON);
  expect(listenersOf(signal)).toBe(0);
});

it('listens no more where nobody is left', () => {
  const { signal } = new AbortController();
  let end = (): void => undefined;
  const onEnd = (ending: () => void) => {
    end = ending;
    return () => undefined;
  };
  void untilAborted(new Promise(() => undefined), { signal, reason: () => REASON, onEnd });
  expect(listenersOf(signal)).toBe(1);
  end();
  expect(listenersOf(signal)).toBe(0);
});
