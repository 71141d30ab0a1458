/** What the pool bounds, with workers of the test's own. */
import { afterEach, describe, expect, it } from 'vitest';
import {
  JUDGE_SETTINGS,
  type JudgePool,
  type JudgePoolSettings,
  openJudgePool,
} from '../../../server/calls/invoices/judging/judge-pool';

/** Its verdict names the document's first byte; 1 is never judged, 2 ends the worker, 3 throws. */
const WORKER = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ([first]) => {
      if (first === 2) process.exit(1);
      if (first === 3) throw new Error('defect');
      if (first !== 1) parentPort.postMessage({ accepted: false, messages: [String(first)] });
    });`)}`,
);
let pool: JudgePool | undefined;
afterEach(() => pool?.close());

function open(more: Partial<JudgePoolSettings> = {}): JudgePool {
  pool = openJudgePool({ ...JUDGE_SETTINGS, worker: WORKER, workers: 1, smallBytes: 0, deadlineMs: 20_000, ...more });
  return pool;
}
const document = (first: number): Uint8Array => Uint8Array.of(first);
const verdict = (first: number) => ({ accepted: false, messages: [String(first)] });

describe('the judging pool', () => {
  it('judges all that waits, in turn', async () => {
    const { judge } = open();
    const answers = await Promise.all([10, 11, 12, 13].map((first) => judge(document(first), 1)));
    expect(answers).toEqual([10, 11, 12, 13].map(verdict));
  });

  it.each([
    ['ends', 2],
    ['throws', 3],
  ])('answers busy where the worker %s, and goes on with another', async (_name, first) => {
    const { judge } = open();
    const answers = await Promise.all([judge(document(first), 1), judge(document(20), 1)]);
    expect(answers).toEqual(['busy', verdict(20)]);
  });

  it('gives up what takes longer than its deadline, and goes on', async () => {
    const { judge } = open({ deadlineMs: 300 });
    expect(await judge(document(1), 1)).toBe('busy');
    // The deadline must not meet the start of the next worker on a busy machine.
    await pool?.close();
    const again = open();
    expect(await again.judge(document(21), 1)).toEqual(verdict(21));
  });

  it('judges one at a time of an account, while others have their turn', async () => {
    const { judge, close } = open({ workers: 2 });
    const stuck = judge(document(1), 1);
    const behind = judge(document(30), 1);
    expect(await judge(document(31), 2)).toEqual(verdict(31));
    expect(await Promise.race([behind, judge(document(32), 2)])).toEqual(verdict(32));
    await close();
    expect(await Promise.all([stuck, behind])).toEqual(['busy', 'busy']);
  });

  it('bounds what waits, of an account and in all', async () => {
    const { judge, close } = open({ waiting: 3, waitingOfAccount: 2 });
    const kept = [judge(document(1), 1), judge(document(40), 1), judge(document(41), 1)];
    expect(await judge(document(42), 1)).toBe('busy');
    kept.push(judge(document(43), 2));
    expect(await judge(document(44), 3)).toBe('busy');
    await close();
    expect(await Promise.all(kept)).toEqual(['busy', 'busy', 'busy', 'busy']);
  });

  it('judges a small document where it is', async () => {
    const { judge } = open({ smallBytes: 10, waiting: 0 });
    expect(await judge(document(50), 1)).toMatchObject({ accepted: false });
    expect(await judge(new Uint8Array(11), 1)).toBe('busy');
  });
});
