/** Pulls of all companies: the current one first, each under a lock so that tabs do not ask for the same pages. */
import type { ApiErrorCode } from '@/api/errors';
import type { CompanyId, DeviceId } from '@/api/ids';
import { inCompanyOrder } from '@/db/companies/company-queries';
import { sealedCompanies } from '@/db/companies/sealed-companies';
import type { CondicaDatabase } from '@/db/condica-database';
import { hasEntryIn } from '@/db/entries/entry-outlines';
import { dexieOutboxStore } from '@/db/entries/outbox-store';
import { maySendAgain, sendAgain } from '@/db/entries/send-again';
import { lastAnafContact } from '@/db/replication/last-anaf-contact';
import { lastWholePull, noteWholePull } from '@/db/replication/last-server-contact';
import { restoredServerSince } from '@/db/replication/set-aside';
import { renewDevice } from '@/db/settings/device-identity';
import { statesBefore } from '@/domain/outbox/entry-state';
import { commandContext } from '../pull/command-context';
import { isAtHead, pullCompanies, type ToldHeads } from '../pull/pull-companies';
import { type PullOutcome, pullCompany } from '../pull/pull-company';
import { refillLeases, seriesInNeed } from '../pull/refill-leases';
import { keepLineWords } from './fetch-line-words';
import { reportDefect } from './report-defect';
import type { SyncStatus, WritableStatusStore } from './status-store';
import type { EnginePorts, SyncPorts } from './sync-ports';

const WITHOUT_ACCESS: ReadonlySet<string> = new Set<ApiErrorCode>(['company-denied', 'account-disabled']);

/** Pulls one company to the head, telling how far it is. `told`: where the server has just said how far it is itself. */
export async function pullOne(
  ports: EnginePorts,
  status: WritableStatusStore,
  company: CompanyId,
  signal: AbortSignal,
  told: ToldHeads | null = null,
): Promise<PullOutcome> {
  const onProgress = (pulling: { company: CompanyId; done: number; total: number }) => status.set({ pulling });
  try {
    const pull = (): Promise<PullOutcome> =>
      ports.locks
        .run(
          `condica-pull ${ports.db.name} ${company}`,
          () => pullCompany(ports, company, { onProgress, signal }),
          signal,
        )
        .catch((error) => stoppedOrThrow(error, signal));
    const rests = told !== null && (await isAtHead(ports.db, company, told));
    const outcome = rests ? AT_HEAD : await pull();
    if (!rests) ports.leasePauses.news(company);
    noteContact(ports, status, outcome);
    if (outcome.kind === 'at-head') {
      if (await maySendAgain(ports.db, company)) await sendAgain(await commandContext(ports, company));
      await askAgainWhereLetIn(ports, company);
      await keepLineWords(ports, company, signal).catch(reportDefect);
    }
    return outcome;
  } finally {
    const { db } = ports;
    status.set({ pulling: null, ...(await keptNews(db)) });
  }
}

/** What the pages have told that is shown beside the exchange. */
function keptNews(db: CondicaDatabase): Promise<Pick<SyncStatus, 'lastAnafContact' | 'restoredServerSince'>> {
  return db.transaction('r', db.kv, async () => ({
    lastAnafContact: await lastAnafContact(db),
    restoredServerSince: await restoredServerSince(db),
  }));
}

/** The pull was let in: so is what was refused for the account's or the company's sake. The drainer's next run sends it. */
async function askAgainWhereLetIn({ db, now, newId }: SyncPorts, company: CompanyId): Promise<void> {
  // Nearly always nothing waits, and a transaction that writes would hold up whoever saves.
  if (!(await hasEntryIn(db, statesBefore('asked-again')))) return;
  const store = dexieOutboxStore({ db, newId, now: () => new Date(now()).toISOString() });
  await store.askAgain(({ companyId, failure }) => companyId === company && WITHOUT_ACCESS.has(failure?.code ?? ''));
}

const AT_HEAD: PullOutcome = { kind: 'at-head' };

/** The companies and every one's changes, the sealed ones last: only a denial says that they are lost. Ends early where nobody answers. */
export async function pullAll(ports: EnginePorts, status: WritableStatusStore, signal: AbortSignal): Promise<void> {
  const session = await ports.session.credentials();
  if (session.kind !== 'ready' || signal.aborted) return;
  const companies = await pullCompanies(ports, signal);
  if (signal.aborted) return;
  if (companies === 'away') {
    status.set({ connected: false });
    return;
  }
  const told = companies === 'refused' ? null : companies;
  const failures: unknown[] = [];
  const known = await companiesInOrder(ports);
  const all = [...known, ...(await sealedCompanies(ports.db))];
  // Else a company's pull tells it.
  if (all.length === 0) status.set(inContact(ports));
  for (const company of all) {
    const pull = { company, home: company === known[0], told };
    const outcome = await pullAndRefill(ports, status, pull, signal).catch((error: unknown) => {
      failures.push(error);
      return null;
    });
    if (outcome?.kind === 'stopped' || (outcome !== null && isAway(outcome))) return;
  }
  // What the storage refuses of one company does not keep the others from being pulled; the loop reports it.
  if (failures.length > 0) throw new AggregateError(failures, 'Companies could not be pulled');
  await noteWholePull(ports.db, ports.now());
}

/** Least pause of the regular pull (`wakeLoop`): a whole pull younger than that was another tab's. */
const SHARED_MS = 45_000;

/** Where another tab has just pulled everything, its result is this tab's too; false: there is none. Nothing is asked. */
export async function takeOverPull(
  { db, now }: Pick<SyncPorts, 'db' | 'now'>,
  status: WritableStatusStore,
): Promise<boolean> {
  const at = await lastWholePull(db);
  const age = at === null ? -1 : now() - at;
  if (at === null || age < 0 || age >= SHARED_MS) return false;
  status.set({ connected: true, lastServerContact: new Date(at).toISOString(), ...(await keptNews(db)) });
  return true;
}

interface CompanyPull {
  readonly company: CompanyId;
  /** It is the one that is worked in. */
  readonly home: boolean;
  readonly told: ToldHeads | null;
}

async function pullAndRefill(
  ports: EnginePorts,
  status: WritableStatusStore,
  { company, home, told }: CompanyPull,
  signal: AbortSignal,
): Promise<PullOutcome> {
  const outcome = await pullOne(ports, status, company, signal, told);
  if (outcome.kind === 'at-head') await refillLeases(ports, company, await ports.device(), home);
  return outcome;
}

/** Numbers for every company that is here, from what is known of their leases: after a drain, when more may have run out. */
export async function refillAll(ports: EnginePorts): Promise<void> {
  const { id } = await ports.device();
  const found = await lookOver(ports, id);
  if (!found.isShared && found.inNeed.length === 0) return;
  if ((await ports.session.credentials()).kind !== 'ready') return;
  if (!found.isShared) return refill(ports, found.inNeed);
  await renewDevice(ports.db, id, ports.newId);
  const renewed = await ports.device();
  await refill(ports, (await lookOver(ports, renewed.id)).inNeed);
}

interface InNeed {
  readonly company: CompanyId;
  readonly home: boolean;
}

interface LookedOver {
  /** An upload was refused because a copy of this profile used its number: from now on this one draws under its own name. */
  readonly isShared: boolean;
  readonly inNeed: readonly InNeed[];
}

/** After every drain, nearly always for nothing: all is read at once, however many companies there are, and nobody is asked. */
async function lookOver(ports: EnginePorts, device: DeviceId): Promise<LookedOver> {
  const { outbox, company, syncState, lease, serial } = ports.db;
  const [rejected, known, states, leases, serials] = await ports.db.transaction(
    'r',
    [outbox, company, syncState, lease, serial],
    async () =>
      Promise.all([
        outbox.where('state').equals('rejected').toArray(),
        companiesInOrder(ports),
        syncState.toArray(),
        lease.toArray(),
        serial.toArray(),
      ]),
  );
  const isShared = rejected.some(
    ({ failure, params }) => failure?.code === 'lease-cloned' && isOfDevice(params, device),
  );
  const pulled = new Set(states.map(({ companyId }) => companyId));
  const [leasesOf, serialsOf] = [byCompany(leases), byCompany(serials)];
  const inNeed = known.flatMap((id) => {
    if (!pulled.has(id)) return [];
    const numbers = { leases: leasesOf.get(id) ?? [], serials: serialsOf.get(id) ?? [] };
    const home = id === known[0];
    return seriesInNeed(numbers, device, home, ports.leasePauses).length > 0 ? [{ company: id, home }] : [];
  });
  return { isShared, inNeed };
}

function byCompany<R extends { readonly companyId: CompanyId }>(
  rows: readonly R[],
): ReadonlyMap<CompanyId, readonly R[]> {
  const groups = new Map<CompanyId, R[]>();
  for (const row of rows) {
    const group = groups.get(row.companyId);
    if (group === undefined) groups.set(row.companyId, [row]);
    else group.push(row);
  }
  return groups;
}

async function refill(ports: EnginePorts, inNeed: readonly InNeed[]): Promise<void> {
  for (const { company, home } of inNeed) await refillLeases(ports, company, await ports.device(), home);
}

function isOfDevice(params: unknown, id: string): boolean {
  return typeof params === 'object' && params !== null && 'device' in params && params.device === id;
}

/** The current company first. */
export async function companiesInOrder({ db, currentCompany }: SyncPorts): Promise<readonly CompanyId[]> {
  const current = currentCompany();
  const ids = inCompanyOrder(await db.company.toArray()).map(({ id }) => id);
  return current !== null && ids.includes(current) ? [current, ...ids.filter((id) => id !== current)] : ids;
}

function noteContact(ports: SyncPorts, status: WritableStatusStore, outcome: PullOutcome): void {
  if (outcome.kind === 'stopped') return;
  status.set(isAway(outcome) ? { connected: false } : inContact(ports));
}

export function inContact({ now }: SyncPorts): Pick<SyncStatus, 'connected' | 'lastServerContact'> {
  return { connected: true, lastServerContact: new Date(now()).toISOString() };
}

function isAway(outcome: PullOutcome): boolean {
  return outcome.kind === 'failed' && outcome.failure.kind !== 'refused';
}

function stoppedOrThrow(error: unknown, signal: AbortSignal): PullOutcome {
  if (signal.aborted) return { kind: 'stopped' };
  throw error;
}
