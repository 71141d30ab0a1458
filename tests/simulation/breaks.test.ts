import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BREAKS, broken } from './breaks';

describe('a mechanism taken out', () => {
  it.each(BREAKS.map((one) => [one.name, one] as const))('%s changes what is shipped', (_name, one) => {
    for (const { file } of one.changes) {
      const shipped = readFileSync(file, 'utf8');
      expect(broken(one, file, shipped)).not.toBe(shipped);
    }
  });
});
