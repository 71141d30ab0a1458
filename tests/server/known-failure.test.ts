import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { knownFailure } from '../../server/http/known-failure';

// Before: a defect with its stack in the log, for every caller that left in the middle of its answer.
it('an answer whose reader went away is no defect', async () => {
  const reader = new Writable({
    write() {
      this.destroy();
    },
  });
  const error = await pipeline(Readable.from(['a', 'b']), reader).catch((reason: unknown) => reason);
  expect(knownFailure(error)).toMatchObject({ kind: 'refused', code: 'busy' });
  expect(knownFailure(new TypeError('x is not a function'))).toBeUndefined();
});
