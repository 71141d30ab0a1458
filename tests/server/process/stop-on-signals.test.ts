import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { stopOnSignals } from '../../../server/process/stop-on-signals';

function openProcess() {
  const told: string[] = [];
  const signals = new EventEmitter();
  let finish: (error?: Error) => void = () => undefined;
  const process = {
    on: (signal: string, listener: () => void) => signals.on(signal, listener),
    exit: (code: number) => told.push(`exit ${code}`),
  };
  const stopping = stopOnSignals(process, () => {
    told.push('stop');
    return new Promise((resolve, reject) => {
      finish = (error) => (error === undefined ? resolve() : reject(error));
    });
  });
  return { told, stopping, signal: (name: string) => signals.emit(name), finish: () => finish() };
}

// Before: the second signal ended the process at once, and its database went on without it.
it.each([
  ['two signals to end', ['SIGTERM', 'SIGTERM', 'SIGTERM']],
  ['Ctrl+C, handed on by the starting process too', ['SIGINT', 'SIGTERM']],
  ['the same the other way round', ['SIGTERM', 'SIGINT']],
])('one stop, waited for: %s', async (_name, names) => {
  const { told, stopping, signal, finish } = openProcess();
  expect(stopping()).toBe(false);
  for (const name of names) signal(name);
  await turn();
  expect([told, stopping()]).toEqual([['stop'], true]);
  finish();
  await turn();
  expect(told).toEqual(['stop', 'exit 0']);
});

it('a person who presses Ctrl+C again does not wait', () => {
  const { told, signal } = openProcess();
  for (const name of ['SIGINT', 'SIGINT']) signal(name);
  expect(told).toEqual(['stop', 'exit 130']);
});
