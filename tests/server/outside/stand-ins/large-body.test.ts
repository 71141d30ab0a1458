/** Bodies beyond what the stand-ins take in, over sockets: they are answered, and the stand-ins live on. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningStandIns, startStandIns } from '../../../../server/outside/stand-ins/start-stand-ins';
import { testCheck } from '../in-process-stand-ins';

const MB = 1024 * 1024;
const directory = mkdtempSync(join(tmpdir(), 'condica-large-'));
let standIns: RunningStandIns;
beforeAll(async () => {
  standIns = await startStandIns({ port: 0, directory, check: testCheck, companies: [] });
});
afterAll(async () => {
  await standIns.close();
  rmSync(directory, { recursive: true, force: true });
});

const upload = () => `${standIns.url}/prod/FCTEL/rest/upload?cif=18547290&standard=UBL`;
const isAlive = async (): Promise<boolean> => (await fetch(`${standIns.url}/__health`)).ok;

it('answers 413 to a body of more than 32 MB, several times and at once', { timeout: 60_000 }, async () => {
  const body = new Uint8Array(34 * MB).fill(0x20);
  for (let time = 0; time < 3; time += 1) {
    expect((await fetch(upload(), { method: 'POST', body })).status).toBe(413);
    expect(await isAlive()).toBe(true);
  }
  const together = await Promise.all([1, 2].map(() => fetch(upload(), { method: 'POST', body })));
  expect(together.map(({ status }) => status)).toEqual([413, 413]);
});

it('outlives a caller that goes away in the middle of it', { timeout: 60_000 }, async () => {
  for (const bytes of [1 * MB, 33 * MB]) {
    const socket = connect(Number(new URL(standIns.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST ${new URL(upload()).pathname} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${40 * MB}\r\n\r\n`,
    );
    await new Promise<void>((sent) => socket.write(Buffer.alloc(bytes), () => sent()));
    socket.destroy();
    expect(await isAlive()).toBe(true);
  }
});
