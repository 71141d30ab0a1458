/** The stand-ins inside the test's process: no sockets, a clock of the test's own, a log that a restart is made from. */
import { createPrivateKey } from 'node:crypto';
import { readXml } from '@/domain/xml/read-xml';
import { type AnafStandInSettings, DEFAULT_ANAF_SETTINGS } from '../../../server/outside/stand-ins/anaf/anaf-settings';
import { createDocumentCheck } from '../../../server/outside/stand-ins/anaf/check-document';
import { createDocumentSigner, newSigningKey } from '../../../server/outside/stand-ins/anaf/document-signer';
import { memoryLog } from '../../../server/outside/stand-ins/append-log';
import type { RegisteredCompany } from '../../../server/outside/stand-ins/company-register/registered-company';
import type { Fault } from '../../../server/outside/stand-ins/faults/fault';
import type { StandInReply, StandInRequest } from '../../../server/outside/stand-ins/stand-in-http';
import { createStandIns, type StandIns } from '../../../server/outside/stand-ins/stand-ins';

/** Documents whose note says so are refused by a rule. */
export const testCheck = createDocumentCheck({
  readXml,
  validate: (_bytes, root) => {
    const note = root.children.find((child) => child.name === 'Note')?.text ?? '';
    return {
      schemaValid: true,
      errors: note.startsWith('BR-') ? [`E: validari globale SCHEMATRON eroare: [${note}]`] : [],
    };
  },
});

const sealKey = newSigningKey();
const signer = createDocumentSigner(sealKey);
const tokenKey = createPrivateKey(sealKey);

export interface InProcess {
  readonly url: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly standIns: () => StandIns;
  /** As after kill -9: everything but the log and the named faults is forgotten. */
  restart(): void;
}

export interface InProcessOptions {
  readonly now: () => number;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly settings?: Partial<AnafStandInSettings>;
  readonly companies?: readonly RegisteredCompany[];
  readonly registerIntervalMs?: number;
}

export function inProcessStandIns(options: InProcessOptions): InProcess {
  const entries: unknown[] = [];
  let tokens = 0;
  let named: readonly Fault[] = [];
  const keepNamed = (faults: readonly Fault[]): void => {
    named = faults;
  };
  const create = (): StandIns => {
    const opened = memoryLog(entries);
    return createStandIns({
      log: opened.log,
      entries: opened.entries,
      namedFaults: { read: () => named, write: keepNamed },
      check: testCheck,
      signer,
      tokenKey,
      settings: { ...DEFAULT_ANAF_SETTINGS, ...options.settings },
      companies: new Map((options.companies ?? []).map((company) => [company.cui, company])),
      registerIntervalMs: options.registerIntervalMs ?? 0,
      now: options.now,
      sleep: options.sleep ?? (async () => undefined),
      randomToken: () => `token-${++tokens}`,
    });
  };
  let standIns = create();
  return {
    url: 'http://stand-ins.test',
    fetch: async (url, init) => toResponse(await standIns.handle(await toRequest(url, init))),
    standIns: () => standIns,
    restart: () => {
      standIns = create();
    },
  };
}

async function toRequest(url: string, init: RequestInit): Promise<StandInRequest> {
  const { pathname, searchParams } = new URL(url);
  const request = new Request(url, {
    method: init.method ?? 'GET',
    headers: init.headers ?? {},
    body: init.body ?? null,
  });
  const body = new Uint8Array(await request.arrayBuffer());
  return {
    method: request.method,
    path: pathname,
    query: searchParams,
    headers: Object.fromEntries(request.headers),
    body,
  };
}

function toResponse(reply: StandInReply): Response {
  if (reply.kind === 'drop')
    throw new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) });
  return new Response(Buffer.from(reply.body), { status: reply.status, headers: reply.headers });
}
