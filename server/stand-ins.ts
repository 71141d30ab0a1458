/**
 * The process entry of the stand-ins: ANAF, the register of companies and BNR on one loopback port.
 *
 * Environment: STAND_INS_PORT (8181), STAND_INS_DIR (beside the product's data), STAND_INS_PROCESSING_MS,
 * STAND_INS_LIST_LAG_MS, STAND_INS_CALLS_PER_MINUTE, STAND_INS_REDIRECT_URI (the callback that is registered at ANAF),
 * STAND_INS_IDENTITY (1: parties that cannot be identified are refused), STAND_INS_RIGHTS (CIFs the person has rights for, with spaces between; absent: all).
 */
import { join } from 'node:path';
import { ownDataFolder } from './database/embedded/data-folder';
import { DEMO_REGISTER } from './demo/demo-register';
import { DEFAULT_ANAF_SETTINGS } from './outside/stand-ins/anaf/anaf-settings';
import { officialCheck } from './outside/stand-ins/anaf/official-check';
import { startStandIns } from './outside/stand-ins/start-stand-ins';
import { stopOnSignals } from './process/stop-on-signals';

function numberFrom(name: string, fallback: number): number {
  const value = Number(process.env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} nu este un număr întreg: ${process.env[name]}`);
  return value;
}

const directory = process.env.STAND_INS_DIR ?? join(ownDataFolder(process.env), 'stand-ins');
const running = await startStandIns({
  port: numberFrom('STAND_INS_PORT', 8181),
  directory,
  check: officialCheck,
  companies: DEMO_REGISTER,
  settings: {
    processingMs: numberFrom('STAND_INS_PROCESSING_MS', DEFAULT_ANAF_SETTINGS.processingMs),
    listLagMs: numberFrom('STAND_INS_LIST_LAG_MS', DEFAULT_ANAF_SETTINGS.listLagMs),
    // ANAF's own thousand a minute would make the demonstration's first filling last minutes.
    callsPerMinute: numberFrom('STAND_INS_CALLS_PER_MINUTE', 6000),
    checksIdentity: process.env.STAND_INS_IDENTITY === '1',
    ...(process.env.STAND_INS_RIGHTS === undefined
      ? {}
      : { rights: process.env.STAND_INS_RIGHTS.split(' ').filter((cif) => cif !== '') }),
    redirectUris: process.env.STAND_INS_REDIRECT_URI?.split(' ') ?? DEFAULT_ANAF_SETTINGS.redirectUris,
  },
});
console.log(`Serviciile de probă (ANAF, registrul firmelor, BNR): ${running.url}, păstrate în ${directory}`);

stopOnSignals(process, running.close);
