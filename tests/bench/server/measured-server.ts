/** A server of the production build as a process of its own, with its address, its start and what it holds in memory. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILD = fileURLToPath(new URL('../../../dist/server', import.meta.url));
const READY = /Condica este pornită: (\S+)/;

export interface MeasuredServer {
  readonly url: string;
  /** Milliseconds from the start of the process until it serves. */
  readonly startMs: number;
  /** Bytes in memory now, of the process. */
  memory(): number;
  stop(): Promise<void>;
}

export async function startServer(environment: Readonly<Record<string, string>>): Promise<MeasuredServer> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(BUILD, 'main.mjs')], {
    env: { ...process.env, PORT: '0', MAILBOX_PORT: '0', CONDICA_DEMO: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(child);
  return {
    url,
    startMs: performance.now() - began,
    memory: () => 1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })),
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-2_000);
      const url = READY.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}
