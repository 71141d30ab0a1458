/** A server of the production build, a process of its own over a database that it shares with others; killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';

export interface ServerProcess {
  /** SIGKILL: nothing is put in order. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** SIGTERM: it ends what it holds. */
  stop(): Promise<void>;
}

export interface ServerSetting {
  /** Folder of the built server. */
  readonly build: string;
  readonly data: string;
  readonly environment: Readonly<Record<string, string>>;
}

const READY = /Condica este pornită/;

export function serverProcess({ build, data, environment }: ServerSetting): ServerProcess {
  let running: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const child = running;
    running = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return {
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    start: async () => {
      const child = spawn(process.execPath, [join(build, 'main.mjs')], {
        env: { ...process.env, ...environment, PORT: '0', MAILBOX_PORT: '0', CONDICA_DATA: data, CONDICA_DEMO: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running = child;
      let said = '';
      await new Promise<void>((resolve, reject) => {
        child.stdout.on('data', (text: Buffer) => {
          said = (said + text.toString()).slice(-2_000);
          if (READY.test(said)) resolve();
        });
        child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
      });
    },
  };
}

/** Another server of the same installation has the same secrets. */
export function shareSecrets(from: string, to: string): void {
  cpSync(join(from, 'secrets'), join(to, 'secrets'), { recursive: true });
}
