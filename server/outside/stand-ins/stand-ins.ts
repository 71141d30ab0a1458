/** All stand-ins behind one door, with their faults; no sockets here. */
import type { KeyObject } from 'node:crypto';

import { createAdminRoutes } from './admin-routes';
import { calendarDay, hourOfDay } from './anaf/anaf-clock';
import type { AnafContext } from './anaf/anaf-context';
import type { AnafStandInSettings } from './anaf/anaf-settings';
import { createAnafStandIn, refusalOf } from './anaf/anaf-stand-in';
import { type AnafStore, createAnafStore } from './anaf/anaf-store';
import { createCallLimits } from './anaf/call-limits';
import type { CheckDocument } from './anaf/document-check';
import { documentOfRequest } from './anaf/document-of-request';
import type { DocumentSigner } from './anaf/document-signer';
import { inProcessing } from './anaf/state-route';
import type { AppendLog } from './append-log';
import { createBnrStandIn } from './bnr/bnr-stand-in';
import { createRegisterStandIn } from './company-register/register-stand-in';
import type { RegisteredCompany } from './company-register/registered-company';
import { answerTransport, isTransportPath, refusalOfTransport } from './etransport/etransport-stand-in';
import { isTransportState, transportInWork } from './etransport/state-route';
import { transportOfRequest } from './etransport/transport-of-request';
import { createTransportStore, type TransportStore } from './etransport/transport-store';
import { createFaultSwitch, type FaultSwitch, type NamedFaults } from './faults/fault-switch';
import { jsonReply, type StandInReply, type StandInRequest, type StandInService } from './stand-in-http';
import { createViesStandIn } from './vies/vies-stand-in';

export interface StandInParts {
  readonly log: AppendLog;
  readonly entries: readonly unknown[];
  readonly namedFaults: NamedFaults;
  readonly check: CheckDocument;
  readonly signer: DocumentSigner;
  readonly tokenKey: KeyObject;
  readonly settings: AnafStandInSettings;
  readonly companies: ReadonlyMap<string, RegisteredCompany>;
  readonly registerIntervalMs: number;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly randomToken: () => string;
}

export interface StandIns {
  handle(request: StandInRequest): Promise<StandInReply>;
  readonly faults: FaultSwitch;
  readonly store: AnafStore;
  readonly transports: TransportStore;
}

/** Hour of Bucharest at which a day's rates are out. */
const RATES_HOUR = 13;

export function createStandIns(parts: StandInParts): StandIns {
  const { settings, signer, tokenKey, randomToken } = parts;
  const now = (): number => parts.now() + settings.clockAheadMs;
  const isOf = (entry: unknown, ...kinds: readonly unknown[]): boolean =>
    typeof entry === 'object' && entry !== null && 'kind' in entry && kinds.includes(entry.kind);
  const store = createAnafStore(
    parts.log,
    parts.entries.filter((entry) => !isOf(entry, 'transport')),
  );
  const transports = createTransportStore(
    parts.log,
    parts.entries.filter((entry) => isOf(entry, 'transport', 'forgotten')),
  );
  const limits = createCallLimits(settings.callsPerMinute);
  const invoiceOf = documentOfRequest(store, parts.check);
  const faults = createFaultSwitch({
    named: parts.namedFaults,
    documentOf: (request) => transportOfRequest(request) ?? invoiceOf(request),
    inWork: ({ path }) =>
      path.endsWith('/stareMesaj') ? inProcessing() : isTransportState(path) ? transportInWork(now()) : undefined,
    sleep: parts.sleep,
    refuse: (request, why) =>
      isTransportPath(request.path) ? refusalOfTransport(now(), request, why) : refusalOf(now(), request, why),
  });
  const check = faults.withNewerRule(parts.check);
  const context: AnafContext = { store, settings, limits, check, signer, tokenKey, now, randomToken };
  const admin = createAdminRoutes({ faults, store, transports, check: parts.check, settings, now });
  const services: readonly StandInService[] = [
    createAnafStandIn(context, [
      { takes: isTransportPath, answer: (gated, request) => answerTransport({ ...gated, transports }, request) },
    ]),
    createRegisterStandIn({ companies: parts.companies, now, intervalMs: parts.registerIntervalMs }),
    createBnrStandIn(() => ({ today: calendarDay(now()), published: hourOfDay(now()) >= RATES_HOUR })),
    createViesStandIn(now),
  ];
  const outside = faults.through((request) => firstAnswer(services, request));
  return {
    faults,
    store,
    transports,
    handle: async (request) => {
      const answer = (await admin(request)) ?? (await outside(request));
      return answer ?? jsonReply({ status: 404, error: 'Not Found' }, 404);
    },
  };
}

async function firstAnswer(
  services: readonly StandInService[],
  request: StandInRequest,
): Promise<StandInReply | undefined> {
  for (const service of services) {
    const answer = await service(request);
    if (answer !== undefined) return answer;
  }
  return undefined;
}
