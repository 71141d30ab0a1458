/** The server's entry: settings from the environment, one line of JSON a log entry, orderly end at SIGTERM. */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startApplication } from './application';
import { JUDGE_SETTINGS, openJudgePool } from './calls/invoices/judging/judge-pool';
import { ownDataFolder } from './database/embedded/data-folder';
import { DEMO_ACCOUNT } from './demo/demo-account';
import { DEMO_CONSENT_EVERY_MS, keepDemoAuthorized } from './demo/demo-consent';
import { demoDesk } from './demo/demo-desk';
import { demoServer, putDemoBack } from './demo/demo-server';
import { seedDemo } from './demo/seed-demo';
import { outgoingFetch } from './outside/outgoing-fetch';
import { type LogEntry, logLines } from './process/log-lines';
import { type FileBounds, rotatingFile } from './process/rotating-file';
import { readSettings } from './process/settings';
import { StartError } from './process/start-error';
import { stopOnSignals } from './process/stop-on-signals';
import { tellCrash } from './process/tell-crash';
import { realParts } from './real-parts';

declare const __BUILD__: { readonly version: string; readonly date: string };

/** Some weeks of a busy office, and no more than 60 MB. */
const LOG_BOUNDS = { maxBytes: 10_000_000, kept: 5 };
/** Of each: at its bound (TELLING_BOUNDS) for days, and else for years. */
const SECURITY_BOUNDS = { maxBytes: 10_000_000, kept: 9 };

let isStopping = (): boolean => false;

async function main(): Promise<void> {
  const settings = readSettings(process.env, resolve(process.cwd(), 'dist', 'app'));
  const dataFolder = resolve(ownDataFolder(process.env));
  mkdirSync(dataFolder, { recursive: true });
  const logFile = join(dataFolder, 'server.log');
  const log = logTo(logFile, LOG_BOUNDS);
  tellCrash(process, log, (error) => {
    console.error(error);
    process.exit(1);
  });
  const build = typeof __BUILD__ === 'undefined' ? { version: '0.0.0', date: '' } : __BUILD__;
  const desk = demoDesk((error) => log({ event: 'error', error: String(error) }));
  const starting = startApplication({
    settings,
    dataFolder,
    build,
    log,
    securityLogs: {
      ofAccount: logTo(join(dataFolder, 'security.log'), SECURITY_BOUNDS),
      ofAnybody: logTo(join(dataFolder, 'security-refused.log'), SECURITY_BOUNDS),
    },
    parts: { ...realParts, fetch: outgoingFetch(settings.outgoingProxy) },
    filling: desk,
    // Built beside this entry.
    judging: openJudgePool({ ...JUDGE_SETTINGS, worker: new URL('./judge-worker.mjs', import.meta.url) }),
  });
  // Also of a start under way: the database that it has begun to start is stopped with it.
  isStopping = stopOnSignals(process, async () => (await starting.catch(() => undefined))?.stop());
  const application = await starting;
  console.log(`Datele sunt în ${dataFolder}; jurnalul în ${logFile}`);
  const { owner, db, outside, queue, cipher, url } = application;
  if (settings.demo && owner !== null && outside.standIns !== undefined) {
    const parts = {
      owner,
      db,
      oauth: outside.oauth,
      cipher,
      standIns: outside.standIns,
      url,
      stateFile: join(dataFolder, 'demo.json'),
      queue,
      now: realParts.now,
      newId: realParts.newId,
    };
    await desk.first((progress) =>
      seedDemo(demoServer(parts), (done, of) => {
        progress(done, of);
        showProgress(done, of);
      }),
    );
    desk.open({
      clear: () => putDemoBack(parts),
      fill: (progress) => seedDemo(demoServer(parts), progress),
    });
    const renewed = setInterval(() => {
      keepDemoAuthorized(parts).catch((error: unknown) => log({ event: 'error', error: String(error) }));
    }, DEMO_CONSENT_EVERY_MS);
    renewed.unref();
  }
  console.log(`\nCondica este pornită: ${url}`);
  if (application.mailboxUrl !== undefined)
    console.log(`Poșta de probă (mesajele care ar pleca pe e-mail): ${application.mailboxUrl}`);
  if (settings.demo && owner !== null)
    console.log(
      `Cont demonstrativ: ${DEMO_ACCOUNT.email}, parola ${DEMO_ACCOUNT.password}\nCe puteți încerca: ${url}/app/demo`,
    );
}

function logTo(file: string, bounds: FileBounds): (entry: LogEntry) => void {
  const onFailure = (error: unknown): void => console.error(`Jurnalul ${file} nu a putut fi rotit:`, error);
  return logLines(rotatingFile(file, bounds, onFailure), () => new Date());
}

function showProgress(done: number, of: number): void {
  if (done === of || done % 25 === 0) console.log(`Se pregătește demonstrația: ${done} din ${of}`);
}

main().catch((error: unknown) => {
  // What was cut off by the stop; the process ends when the rest has.
  if (isStopping()) return;
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exit(1);
});
