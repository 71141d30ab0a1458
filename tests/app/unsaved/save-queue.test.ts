import { expect, it } from 'vitest';
import { createSaveQueue } from '@/app/unsaved/save-queue';

function held() {
  const begun: { readonly content: string; readonly end: (error?: Error) => void }[] = [];
  const store = (content: string): Promise<void> =>
    new Promise((resolve, reject) => {
      begun.push({ content, end: (error) => (error === undefined ? resolve() : reject(error)) });
    });
  return { begun, ...createSaveQueue(store) };
}

// Verifies: G1 (what a page may have left in the storage is known, so that its copy takes the place of nobody else's words)
it('begins a save when the one before has ended, and tells which are under way', async () => {
  const { begun, save, underWayBeside } = held();
  const [first, second] = [save('a'), save('ab')];
  await Promise.resolve();
  expect(begun.map(({ content }) => content)).toEqual(['a']);
  expect(underWayBeside('abc')).toEqual(['a', 'ab']);
  expect(underWayBeside('ab')).toEqual(['a']);
  begun[0]?.end();
  await first;
  await expect.poll(() => begun.map(({ content }) => content)).toEqual(['a', 'ab']);
  expect(underWayBeside('abc')).toEqual(['ab']);
  begun[1]?.end(new Error('quota'));
  await expect(second).rejects.toThrow('quota');
  expect(underWayBeside('abc')).toEqual([]);
});
