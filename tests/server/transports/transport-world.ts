/** The shipped steps of transports over the product's database and ANAF's stand-in, with a clock of the test's own. */
import { randomUUID } from 'node:crypto';
import type { Transport } from '@/api/entities/transport';
import { notificationOfDraft } from '@/domain/transport/draft/declaration-of-draft';
import type { LoggedOutage } from '@/domain/transport/life/outage-window';
import type { StepKind } from '@/domain/transport/life/transport-step';
import type { TransportOperation } from '@/domain/transport/model/declaration';
import { writeDeclaration } from '@/domain/transport/model/write-declaration';
import { publishChanges } from '../../../server/database/publish-changes';
import { STAND_IN_PLAN } from '../../../server/outside/anaf/filing-plan';
import { createTransportClient } from '../../../server/outside/etransport/etransport-client';
import type { AnafStandInSettings } from '../../../server/outside/stand-ins/anaf/anaf-settings';
import type { Fault } from '../../../server/outside/stand-ins/faults/fault';
import { judgeStep } from '../../../server/transports/judge-step';
import { recordStep, type StepOutcome } from '../../../server/transports/record-step';
import { runStepJob, type StepJobParts } from '../../../server/transports/step-job';
import { TRANSPORT_TEXTS } from '../../../server/transports/transport-texts';
import { beginWatch, wantDays } from '../../../server/transports/transport-watch';
import { watchCompany } from '../../../server/transports/watch-company';
import { entityId } from '../../db/support/samples';
import { wholeTransport } from '../../db/support/transport-samples';
import { type FilingTestDatabase, filingTestDatabase } from '../filings/filing-database';
import { type InProcess, inProcessStandIns } from '../outside/in-process-stand-ins';
import { signInToAnaf } from '../outside/sign-in-to-anaf';

/** Of company 1. */
export const OWN_CIF = '18547290';
export const START = '2026-03-16';

export interface TransportWorld {
  readonly database: FilingTestDatabase;
  readonly standIns: InProcess;
  readonly clock: { now: number };
  /** The server's log of outages, as the tests write it. */
  readonly log: LoggedOutage[];
  /** Records what a device would send; `after` '' for the first. */
  record(told: Told): Promise<StepOutcome>;
  /** Runs every step that is due until nothing is due at this time. */
  work(): Promise<void>;
  /** Lets so much time pass in turns of half a second, working. */
  pass(ms: number): Promise<void>;
  /** As the sweep does with a step whose job is lost. */
  resume(step: string): Promise<void>;
  look(days?: number): Promise<void>;
  item(id: string): Promise<Transport>;
  all(): Promise<readonly Transport[]>;
  fault(fault: Partial<Fault> & Pick<Fault, 'kind'>): void;
  close(): Promise<void>;
}

export interface Told {
  readonly transport: string;
  readonly kind?: StepKind;
  readonly step?: string;
  readonly after?: string;
  readonly content?: TransportOperation;
  /** The draft it was written in, and what its device had seen of it. */
  readonly draft?: { readonly id: string; readonly seen: number | undefined };
  readonly afterOutage?: boolean;
  readonly known?: { readonly index: string; readonly uit: string; readonly refused: boolean };
  /** By the device's clock, ms since 1970; absent: the right one. */
  readonly madeAt?: number;
}

export function declaring(startDate = START, organiserCode = '8999990010'): TransportOperation {
  const draft = wholeTransport(startDate);
  return notificationOfDraft({ ...draft, transport: { ...draft.transport, organiserCode } });
}

export async function transportWorld(settings: Partial<AnafStandInSettings> = {}): Promise<TransportWorld> {
  const clock = { now: Date.parse('2026-03-15T08:00:00Z') };
  const now = (): number => clock.now;
  const log: LoggedOutage[] = [];
  const database = await filingTestDatabase();
  const standIns = inProcessStandIns({
    now,
    settings: { processingMs: 1500, listLagMs: 3000, callsPerMinute: 1_000_000, ...settings },
  });
  const etransport = createTransportClient(standIns.fetch, {
    baseUrl: `${standIns.url}/test/ETRANSPORT/ws/v1`,
    uploadTimeoutMs: 1000,
    queryTimeoutMs: 1000,
  });
  const answer = {
    ...{ kind: 'token' as const, token: (await signInToAnaf(standIns.fetch, standIns.url)).accessToken, covers: true },
  };
  const due = new Map<string, number>();
  const schedule = async (_tx: unknown, { id }: { readonly id: string }, at: Date): Promise<void> => {
    due.set(id, at.getTime());
  };
  const ask = {
    tokens: { tokenFor: async () => answer, tokenAfterRefusal: async () => answer },
    budget: { take: async () => 0 },
    plan: STAND_IN_PLAN,
    askTexts: TRANSPORT_TEXTS,
  };
  const parts: StepJobParts = {
    ...ask,
    etransport,
    now,
    random: () => 0,
    outages: async () => log,
    database: { asCompany: database.asCompany, publish: publishChanges, schedule },
  };
  const work = async (): Promise<void> => {
    for (let turns = 0; turns < 200; turns += 1) {
      const [next] = [...due].filter(([, at]) => at <= clock.now).sort((a, b) => a[1] - b[1]);
      if (next === undefined) return;
      due.delete(next[0]);
      await runStepJob(parts, { company: 1, step: next[0] }, async ({ step }, at) => void due.set(step, at.getTime()));
    }
    throw new Error('steps go in circles');
  };
  return {
    ...{ database, standIns, clock, log, work },
    record: (told) => record({ database, clock, log, enqueue: schedule }, told),
    pass: async (ms) => {
      for (const end = clock.now + ms; clock.now < end; clock.now += 500) await work();
      await work();
    },
    resume: async (step) => void due.set(step, clock.now),
    look: async (days) => {
      if (days !== undefined) await database.asCompany(1, (tx) => wantDays(tx, 1, days, clock.now));
      await watchCompany(
        { ...ask, etransport, asCompany: database.asCompany, publish: publishChanges, everyMs: 60_000, now },
        1,
      );
    },
    item: async (id) => {
      const found = (await all(database)).find((one) => one.id === id);
      if (found === undefined) throw new Error(`no transport ${id}`);
      return found;
    },
    all: () => all(database),
    fault: (fault) => standIns.standIns().faults.add({ path: '/ETRANSPORT/', delayMs: 0, ...fault }),
    close: database.close,
  };
}

function all(database: FilingTestDatabase): Promise<readonly Transport[]> {
  return database.asCompany(1, async (tx) =>
    (await tx.selectFrom('transport').select('item').execute()).map(({ item }) => item),
  );
}

interface Recording extends Pick<TransportWorld, 'database' | 'clock' | 'log'> {
  readonly enqueue: (tx: unknown, step: { readonly id: string }, at: Date) => Promise<void>;
}

async function record(
  { database, clock, log, enqueue }: Recording,
  { transport, kind = 'declare', step = randomUUID(), after = '', content = declaring(), ...told }: Told,
): Promise<StepOutcome> {
  const { draft, known, afterOutage = false, madeAt = clock.now } = told;
  const xml = writeDeclaration({ declarant: OWN_CIF, reference: step, afterOutage: afterOutage ? 'D' : '', content });
  const bytes = new TextEncoder().encode(xml);
  const judged = judgeStep(bytes, kind !== 'declare' && kind !== 'correct');
  if (judged.kind !== 'judged') throw new Error(JSON.stringify(judged));
  const around = {
    enqueue,
    watch: (tx: Parameters<typeof beginWatch>[0], companyId: number) => beginWatch(tx, companyId, clock.now),
    publish: publishChanges,
    outages: async () => log,
    now: () => clock.now,
  };
  const upload = {
    ...{ companyId: 1, companyCif: OWN_CIF, transport: entityId(transport), step: entityId(step), kind, after },
    ...{ draft: draft === undefined ? ('' as const) : entityId(draft.id), draftSeen: draft?.seen },
    ...{
      madeAt: new Date(madeAt).toISOString(),
      afterOutage,
      known,
      author: 'Ana Pop',
      idempotencyKey: step,
      bytes,
    },
  };
  return database.asCompany(1, (tx) => recordStep(tx, around, upload, judged.declaration));
}
