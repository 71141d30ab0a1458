import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { tellCrash } from '../../../server/process/tell-crash';

// Before: a crash left its reason on the terminal alone, and the log ended in the middle of the day.
it('says in the log why the process ends, and ends it', () => {
  const process = new EventEmitter();
  const told: unknown[] = [];
  tellCrash(
    process,
    (entry) => told.push(entry),
    (error) => told.push(error),
  );
  const defect = new Error('nimeni nu a prins-o');
  process.emit('uncaughtException', defect);
  expect(told).toEqual([{ event: 'crash', error: expect.stringContaining('nimeni nu a prins-o') }, defect]);
});
