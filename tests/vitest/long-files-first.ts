/**
 * The order of the test files: what takes minutes begins first. Vitest knows how long a file took only where it ran before;
 * elsewhere it takes small files last, and a small one that waits for two servers was waited for by all the others.
 */
import { readFileSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/** A test that may take 100 s or longer. */
const LONG = /(timeout: |\}, )[1-9]\d{2}_000\b/;

type Files = Parameters<BaseSequencer['sort']>[0];

export class LongFilesFirst extends BaseSequencer {
  override async sort(files: Files): Promise<Files> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: Files[number]): boolean => LONG.test(readFileSync(moduleId, 'utf8'));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
