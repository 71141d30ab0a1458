/** The stand-ins with their store on disk, listening: what the process entry and the tests start. */
import { createPrivateKey, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnafStandInSettings, DEFAULT_ANAF_SETTINGS } from './anaf/anaf-settings';
import type { CheckDocument } from './anaf/document-check';
import { createDocumentSigner, type DocumentSigner, signingKeyAt } from './anaf/document-signer';
import { openAppendLog } from './append-log';
import type { RegisteredCompany } from './company-register/registered-company';
import { namedFaultsFile } from './faults/named-faults-file';
import { listen } from './listen';
import { createStandIns, type StandIns } from './stand-ins';

export interface StandInOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** Folder of the store, made where absent. */
  readonly directory: string;
  readonly check: CheckDocument;
  readonly companies: readonly RegisteredCompany[];
  readonly settings?: Partial<AnafStandInSettings>;
  /** Shortest time between two requests to the register stand-in. */
  readonly registerIntervalMs?: number;
  readonly now?: () => number;
}

export interface RunningStandIns {
  readonly url: string;
  readonly standIns: StandIns;
  /** The ministry's seal, as this one makes it. */
  readonly signer: DocumentSigner;
  close(): Promise<void>;
}

export async function startStandIns(options: StandInOptions): Promise<RunningStandIns> {
  const { log, entries } = openAppendLog(join(options.directory, 'anaf.jsonl'));
  const sealKey = signingKeyAt(join(options.directory, 'seal.pem'));
  const signer = createDocumentSigner(sealKey);
  const standIns = createStandIns({
    log,
    entries,
    namedFaults: namedFaultsFile(join(options.directory, 'faults.json')),
    check: options.check,
    signer,
    tokenKey: createPrivateKey(sealKey),
    settings: { ...DEFAULT_ANAF_SETTINGS, ...options.settings },
    companies: new Map(options.companies.map((company) => [company.cui, company])),
    registerIntervalMs: options.registerIntervalMs ?? 0,
    now: options.now ?? Date.now,
    sleep: (ms) => sleep(ms),
    randomToken: () => randomBytes(32).toString('base64url'),
  });
  const listening = await listen(standIns.handle, options.port);
  const close = async (): Promise<void> => {
    await listening.close();
    log.close();
  };
  return { url: listening.url, standIns, signer, close };
}
