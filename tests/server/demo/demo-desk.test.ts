import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoDesk } from '../../../server/demo/demo-desk';
import { readDemoState } from '../../../server/demo/demo-state';

function opened(work: { clear?: () => Promise<number>; fill?: () => Promise<number> } = {}) {
  const failures: unknown[] = [];
  const desk = demoDesk((error) => failures.push(error));
  const cleared: number[] = [];
  desk.open({
    clear: async () => {
      cleared.push(cleared.length + 1);
      return work.clear?.() ?? cleared.length;
    },
    fill: async (progress) => {
      progress(1, 2);
      return work.fill?.() ?? desk.state().round;
    },
  });
  return { desk, cleared, failures };
}

it('begins nothing while the start fills, or before it can be put back', async () => {
  const desk = demoDesk(() => undefined);
  expect(await desk.putBack(0)).toMatchObject({ state: 'filling' });
  let done = (_round: number): void => undefined;
  const filling = desk.first(() => new Promise((wake) => (done = wake)));
  const { cleared } = opened();
  expect(await desk.putBack(0)).toMatchObject({ state: 'filling' });
  done(3);
  await filling;
  expect(desk.state()).toMatchObject({ round: 3, state: 'filled' });
  expect(cleared).toEqual([]);
});

it('is put back once of a round, and tells how far it is', async () => {
  const { desk, cleared } = opened();
  await desk.first(async () => 0);
  const [begun] = await Promise.all([desk.putBack(0), desk.putBack(0)]);
  expect(begun).toMatchObject({ round: 1, state: 'filling' });
  await expect.poll(() => desk.state().state).toBe('filled');
  expect(desk.state()).toEqual({ round: 1, state: 'filled', done: 1, of: 2 });
  await desk.putBack(0);
  expect(cleared).toEqual([1]);
});

it('says that it stopped, and can be asked again', async () => {
  let isBroken = true;
  const fails = async (): Promise<number> => {
    if (isBroken) throw new Error('broken');
    return 1;
  };
  const clearing = opened({ clear: fails });
  await clearing.desk.first(async () => 0);
  await expect(clearing.desk.putBack(0)).rejects.toThrow('broken');
  expect(clearing.desk.state()).toMatchObject({ round: 0, state: 'failed' });
  const filling = opened({ fill: fails });
  await filling.desk.first(async () => 0);
  await filling.desk.putBack(0);
  await expect.poll(() => filling.desk.state().state).toBe('failed');
  expect(filling.failures).toHaveLength(1);
  isBroken = false;
  expect(await clearing.desk.putBack(0)).toMatchObject({ round: 1, state: 'filling' });
});

it('reads the file of a version that knew no rounds', () => {
  const folder = mkdtempSync(join(tmpdir(), 'condica-demo-state-'));
  const file = join(folder, 'demo.json');
  const fresh = { day: '2026-11-25', finished: false, round: 0, clearing: false };
  expect(readDemoState(file, '2026-11-25')).toEqual(fresh);
  writeFileSync(file, '{"day":"2026-11-20","finished":true}\n');
  expect(readDemoState(file, '2026-11-25')).toEqual({ ...fresh, day: '2026-11-20', finished: true });
  rmSync(folder, { recursive: true });
});
