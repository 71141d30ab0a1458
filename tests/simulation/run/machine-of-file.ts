/** One machine for all tests of a file, with what its runs say to the console kept from the report. */
import { afterAll, beforeAll } from 'vitest';
import { type Machine, openMachine } from './machine';
import { quietConsole } from './quiet-console';

/** Gives the machine once the tests run. */
export function machineOfFile(): () => Machine {
  let machine: Machine | undefined;
  let speakAgain: () => void = () => undefined;
  beforeAll(async () => {
    speakAgain = quietConsole();
    machine = await openMachine();
  }, 120_000);
  afterAll(async () => {
    speakAgain();
    await machine?.close();
  });
  return () => {
    if (machine === undefined) throw new Error('The machine is opened before the tests.');
    return machine;
  };
}
