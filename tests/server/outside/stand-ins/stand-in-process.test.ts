/** The stand-ins as a process of their own, killed with -9 while they take uploads: what was answered is there. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAnafClient } from '../../../../server/outside/anaf/anaf-client';
import { demoDocument } from '../../invoices/demo-document';
import { signInToAnaf } from '../sign-in-to-anaf';

let directory: string;
let child: ChildProcess | undefined;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'condica-stand-ins-'));
});
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

/** Starts the process entry and reads from its first line where it listens. */
async function start(): Promise<string> {
  const started = spawn(process.execPath, ['--import', 'tsx', 'server/stand-ins.ts'], {
    env: { ...process.env, STAND_INS_PORT: '0', STAND_INS_DIR: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  return new Promise((resolve, reject) => {
    started.once('exit', () => reject(new Error('the stand-ins ended')));
    started.stdout.on('data', (chunk: Buffer) => {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(chunk.toString())?.[0];
      if (url !== undefined) resolve(url);
    });
  });
}

async function kill(): Promise<void> {
  const dying = child;
  if (dying === undefined || dying.signalCode !== null) return;
  const ended = new Promise((resolve) => dying.once('exit', resolve));
  dying.kill('SIGKILL');
  await ended;
}

it('keeps every upload it acknowledged', { timeout: 60_000 }, async () => {
  const url = await start();
  const { accessToken } = await signInToAnaf(fetch, url);
  const client = (at: string) =>
    createAnafClient(fetch, { baseUrl: `${at}/test/FCTEL/rest`, uploadTimeoutMs: 5000, queryTimeoutMs: 5000 });
  const acknowledged: string[] = [];
  const uploads = Array.from({ length: 60 }, async (_none, place) => {
    await sleep(place * 3);
    const answer = await client(url).upload(accessToken, {
      cif: '18547290',
      standard: 'UBL',
      consumer: false,
      external: false,
      selfBilled: false,
      bytes: demoDocument(`KILL-${place}`),
    });
    if (answer.kind === 'taken') acknowledged.push(answer.index);
    if (acknowledged.length === 15) child?.kill('SIGKILL');
  });
  await Promise.all(uploads);
  await kill();
  expect(acknowledged.length).toBeGreaterThanOrEqual(15);
  expect(acknowledged.length).toBeLessThan(60);
  const again = await start();
  for (const index of acknowledged) {
    const state = await client(again).state(accessToken, index);
    expect(['ok', 'processing']).toContain(state.kind);
  }
});
