/**
 * A whole installation for a test: stand-ins and server as processes of their own, on free ports and folders of their own,
 * over the production build. Both can be killed and started again on the same data.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, isFree } from './free-port';
import { copyFolder, DEMO_FOLDERS } from './seeding/demo-cache';
import { type NextProfile, profilesOf } from './seeding/kept-profiles';
import { type PreparedPlace, preparedPlace } from './seeding/prepared-places';

const BUILD = resolve('dist', 'server');
/** A machine that does three other things at once takes its time. */
const READY_TRIES = 1800;
const READY_EVERY_MS = 100;
const LAST_LINES = 40;

/** What the stand-in of ANAF holds. */
export interface StandInUpload {
  readonly index: string;
  readonly number: string;
  readonly sellerCif: string;
  readonly sha256: string;
  /** It came with `extern=DA`. */
  readonly external: boolean;
  readonly verdict: string;
}

/** A document of a transport that the stand-in of ANAF took in. */
export interface StandInTransport {
  readonly index: string;
  readonly cif: string;
  readonly type: 'NOT' | 'COR' | 'DEL' | 'CON' | 'MVH';
  /** The step's own id. */
  readonly reference: string;
  readonly uit: string;
  readonly verdict: 'ok' | 'nok';
}

export interface Installation {
  readonly url: string;
  readonly data: string;
  /** Where the prepared device looks for its server: here, or at a road that leads here. Undefined where none was prepared. */
  readonly devicePort: number | undefined;
  /** Where the letters are read that go no further. */
  readonly mailboxUrl: string;
  /** Uploads of a number, whatever their verdict. */
  uploadsOf(number: string): Promise<readonly StandInUpload[]>;
  uploads(): Promise<readonly StandInUpload[]>;
  /** What a supplier sends by another program: ANAF has it from `at` (ms since 1970) on. */
  deposit(document: { readonly cif: string; readonly at: number; readonly xml: string }): Promise<void>;
  /** Documents of transports in the order taken in, the demonstration's too. */
  transports(): Promise<readonly StandInTransport[]>;
  /** The document of one of them, as it was taken in. */
  transportXml(index: string): Promise<string>;
  /** Switches faults of the stand-in on; see server/outside/stand-ins/faults. */
  fault(body: object): Promise<void>;
  /** Ends all faults, those of the demonstration's unfinished invoices too. */
  endFaults(): Promise<void>;
  /** SIGKILL to the server alone; its database goes on. */
  killServer(): Promise<void>;
  /** SIGKILL to the embedded database; the server starts it again. */
  killDatabase(): Promise<void>;
  startServer(): Promise<void>;
  /** False: its process has ended, by whatever hand. */
  isServerRunning(): boolean;
  /**
   * A copy of a browser's profile that was prepared for this installation, the caller's to remove: with the whole of the demonstration the
   * first time, with the app alone from then on. Undefined where none was prepared.
   */
  nextProfile(...wanted: Parameters<NextProfile>): ReturnType<NextProfile> | undefined;
  /** Until the server says that it can take work. */
  untilReady(): Promise<void>;
  /** SIGKILL to what stands in for ANAF and the register; what they hold is on the disk. */
  killStandIns(): Promise<void>;
  startStandIns(): Promise<void>;
  /** What the server told last, of requests and of sessions. */
  lastLines(): string;
  /** Ends the processes; the data stay. */
  end(): Promise<void>;
  /** Ends the processes and removes the data. */
  stop(): Promise<void>;
}

/** Where the environment says that a filled demonstration lies, to be copied; see seeding/seeded-demo.ts. */
export const SEEDED_DEMO = 'CONDICA_SEEDED_DEMO';

export interface InstallationOptions {
  /** With the demonstration: a copy of the seeded one, else filled as the product's start does. */
  readonly demo?: boolean;
  /**
   * The demonstration with a device that is signed in already (`nextProfile`), at the address that this device knows. Where there is
   * none, or somebody else has that address, one like any other.
   */
  readonly prepared?: boolean;
  /** Of the server: by itself that of the prepared device, else any free one. */
  readonly port?: number;
  readonly environment?: Readonly<Record<string, string>>;
  /** In which the data folder is made. */
  readonly parent?: string;
}

export async function startInstallation({
  demo = true,
  prepared = false,
  port: wantedPort,
  environment = {},
  parent = tmpdir(),
}: InstallationOptions = {}): Promise<Installation> {
  const place = prepared ? await freePlace() : undefined;
  const data = mkdtempSync(join(parent, 'condica-test-'));
  // The database runs as another user where the tests run as root.
  chmodSync(data, 0o755);
  const seeded = place?.folder ?? process.env[SEEDED_DEMO];
  if (demo && seeded !== undefined) copyData(seeded, data);
  const port = wantedPort ?? place?.port ?? (await freePort());
  const [standInsPort, mailboxPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const standInsUrl = `http://127.0.0.1:${standInsPort}`;
  const startStandIns = async (): Promise<ChildProcess> => {
    const started = run('stand-ins', data, {
      STAND_INS_PORT: String(standInsPort),
      STAND_INS_DIR: join(data, 'stand-ins'),
      STAND_INS_REDIRECT_URI: `${url}/auth/callback`,
      ...environment,
    });
    await untilAnswers(`${standInsUrl}/__health`, started, join(data, 'stand-ins.log'));
    return started;
  };
  let standIns = await startStandIns();
  const startServer = async (): Promise<ChildProcess> => {
    const server = run('main', data, {
      PORT: String(port),
      MAILBOX_PORT: String(mailboxPort),
      STAND_INS_URL: standInsUrl,
      CONDICA_DATA: join(data, 'data'),
      CONDICA_DEMO: demo ? '1' : '0',
      NODE_ENV: 'production',
      ...environment,
    });
    await untilAnswers(`${url}/ready`, server, join(data, 'main.log'));
    return server;
  };
  let server = await startServer();
  if (demo) await untilSays('Condica este pornită', join(data, 'main.log'));
  const endAll = async (): Promise<void> => {
    await end(server);
    await end(standIns);
  };
  const held = async () => (await fetch(`${standInsUrl}/__store`)).json();
  const uploads = async (): Promise<readonly StandInUpload[]> => (await held()).uploads;
  return {
    url,
    data,
    devicePort: place?.port,
    mailboxUrl: `http://127.0.0.1:${mailboxPort}`,
    uploads,
    transports: async () => (await held()).transports,
    transportXml: async (index) => {
      const response = await fetch(`${standInsUrl}/__transport?index=${index}`);
      if (!response.ok) throw new Error(`The stand-in has no transport ${index}`);
      return Buffer.from((await response.json()).xml, 'base64').toString();
    },
    uploadsOf: async (number) => (await uploads()).filter((upload) => upload.number === number),
    deposit: async (document) => {
      const response = await fetch(`${standInsUrl}/__deposits`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(document),
      });
      if (!response.ok) throw new Error(`The stand-in refused the document: ${await response.text()}`);
    },
    fault: async (body) => {
      const response = await fetch(`${standInsUrl}/__faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`The stand-in refused the fault: ${await response.text()}`);
    },
    endFaults: async () => {
      await fetch(`${standInsUrl}/__faults`, { method: 'DELETE' });
    },
    killServer: () => kill(server),
    killDatabase: async () => {
      const pid = Number(readFileSync(postmasterFile(data), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGKILL');
    },
    startServer: async () => {
      server = await startServer();
    },
    isServerRunning: () => isRunning(server),
    nextProfile: place === undefined ? () => undefined : profilesOf(place.folder),
    untilReady: () => untilAnswers(`${url}/ready`, server, join(data, 'main.log')),
    killStandIns: () => kill(standIns),
    startStandIns: async () => {
      standIns = await startStandIns();
    },
    lastLines: () =>
      ['server.log', 'security.log', 'security-refused.log'].map((name) => tail(join(data, 'data', name))).join('\n'),
    end: endAll,
    stop: async () => {
      await endAll();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function copyData(from: string, to: string): void {
  for (const folder of DEMO_FOLDERS) copyFolder(join(from, folder), join(to, folder));
}

function tail(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(-LAST_LINES).join('\n') : '';
}

function postmasterFile(data: string): string {
  return join(data, 'data', 'postgres-18', 'postmaster.pid');
}

function run(name: 'main' | 'stand-ins', data: string, environment: Readonly<Record<string, string>>): ChildProcess {
  const log = openSync(join(data, `${name}.log`), 'a');
  return spawn(process.execPath, [join(BUILD, `${name}.mjs`)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', log, log],
  });
}

async function freePlace(): Promise<PreparedPlace | undefined> {
  const place = preparedPlace();
  if (place === undefined || (await isFree(place.port))) return place;
  console.log(`Port ${place.port} is taken: no prepared device is used.`);
  return undefined;
}

/** `log`: what the process writes, told where it does not come. */
async function untilAnswers(url: string, child: ChildProcess, log: string): Promise<void> {
  for (let tries = 0; tries < READY_TRIES; tries += 1) {
    if (child.exitCode !== null) break;
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok === true) return;
    await new Promise((wake) => setTimeout(wake, READY_EVERY_MS));
  }
  throw new Error(`Nothing answers at ${url}, exit code ${child.exitCode}. ${tail(log)}`);
}

async function untilSays(words: string, log: string): Promise<void> {
  for (let tries = 0; tries < READY_TRIES; tries += 1) {
    if (readFileSync(log, 'utf8').includes(words)) return;
    await new Promise((wake) => setTimeout(wake, READY_EVERY_MS));
  }
  throw new Error(`The server did not say «${words}»:\n${readFileSync(log, 'utf8')}`);
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

function gone(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return Promise.resolve();
  return new Promise((wake) => child.once('exit', () => wake()));
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await gone(child);
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await gone(child);
}
