/** The server's entry: settings from the environment, one line of JSON a log entry, orderly end at SIGTERM. */
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startApplication } from './application';
import { ownDataFolder } from './database/embedded/data-folder';
import { StartError } from './database/embedded/start-error';
import { DEMO_ACCOUNT } from './demo/demo-account';
import { demoServer } from './demo/demo-server';
import { seedDemo } from './demo/seed-demo';
import { logLines } from './log-lines';
import { rotatingFile } from './rotating-file';
import { readSettings } from './settings';
import { tellCrash } from './tell-crash';

declare const __BUILD__: { readonly version: string; readonly date: string };

/** Some weeks of a busy office, and no more than 60 MB. */
const LOG_BOUNDS = { maxBytes: 10_000_000, kept: 5 };

async function main(): Promise<void> {
  const settings = readSettings(process.env, resolve(process.cwd(), 'dist', 'app'));
  const dataFolder = resolve(ownDataFolder(process.env));
  mkdirSync(dataFolder, { recursive: true });
  const logFile = join(dataFolder, 'server.log');
  const log = logLines(
    rotatingFile(logFile, LOG_BOUNDS, (error) => console.error(`Jurnalul ${logFile} nu a putut fi rotit:`, error)),
    () => new Date(),
  );
  tellCrash(process, log, (error) => {
    console.error(error);
    process.exit(1);
  });
  const build = typeof __BUILD__ === 'undefined' ? { version: '0.0.0', date: '' } : __BUILD__;
  const application = await startApplication({ settings, dataFolder, build, log });
  console.log(`Datele sunt în ${dataFolder}; jurnalul în ${logFile}`);
  stopInOrder(application.stop);
  const { owner, db, outside, cipher, url } = application;
  if (settings.demo && owner !== null) {
    const parts = {
      owner,
      db,
      oauth: outside.oauth,
      cipher,
      url,
      stateFile: join(dataFolder, 'demo.json'),
      now: () => Date.now(),
      newId: randomUUID,
    };
    await seedDemo(demoServer(parts), showProgress);
  }
  console.log(`\nCondica este pornită: ${url}`);
  if (settings.demo) console.log(`Cont demonstrativ: ${DEMO_ACCOUNT.email}, parola ${DEMO_ACCOUNT.password}`);
}

function showProgress(done: number, of: number): void {
  if (done === of || done % 25 === 0) console.log(`Se pregătește demonstrația: ${done} din ${of}`);
}

/** A second signal does not wait. */
function stopInOrder(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? `\n${error.message}` : error);
  process.exit(1);
});
