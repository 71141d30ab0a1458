/** Pulls of all companies: the current one first, each under a lock so that tabs do not ask for the same pages. */
import type { CompanyId } from '@/api/ids';
import type { CommandContext } from '@/db/command-context';
import { listCompanies } from '@/db/companies/company-queries';
import { lastAnafContact } from '@/db/replication/last-anaf-contact';
import { restoredServerSince } from '@/db/replication/restored-server';
import { sendAgain } from '@/db/replication/send-again';
import { pullCompanies } from '../pull/pull-companies';
import { type PullOutcome, pullCompany } from '../pull/pull-company';
import { refillLeases } from '../pull/request-lease';
import type { WritableStatusStore } from './status-store';
import type { SyncPorts } from './sync-ports';

/** Pulls one company to the head, telling how far it is. */
export async function pullOne(
  ports: SyncPorts,
  status: WritableStatusStore,
  company: CompanyId,
  signal: AbortSignal,
): Promise<PullOutcome> {
  const onProgress = (pulling: { company: CompanyId; done: number; total: number }) => status.set({ pulling });
  try {
    const outcome = await ports.locks
      .run(
        `condica-pull ${ports.db.name} ${company}`,
        () => pullCompany(ports, company, { onProgress, signal }),
        signal,
      )
      .catch((error) => stoppedOrThrow(error, signal));
    noteContact(ports, status, outcome);
    if (outcome.kind === 'at-head') await sendAgain(await commandContext(ports, company));
    return outcome;
  } finally {
    const { db } = ports;
    status.set({
      pulling: null,
      lastAnafContact: await lastAnafContact(db),
      restoredServerSince: await restoredServerSince(db),
    });
  }
}

async function commandContext(ports: SyncPorts, companyId: CompanyId): Promise<CommandContext> {
  const { db, now, newId } = ports;
  const device = await ports.device();
  return {
    db,
    companyId,
    deviceId: device.id,
    deviceName: device.name,
    now: () => new Date(now()).toISOString(),
    newId,
  };
}

/** The companies and every one's changes. Ends early where nobody answers. */
export async function pullAll(ports: SyncPorts, status: WritableStatusStore, signal: AbortSignal): Promise<void> {
  const session = await ports.session.credentials();
  if (session.kind !== 'ready' || signal.aborted) return;
  const companies = await pullCompanies(ports, signal);
  if (signal.aborted) return;
  if (companies === 'away') {
    status.set({ connected: false });
    return;
  }
  const failures: unknown[] = [];
  for (const company of await companiesInOrder(ports)) {
    const outcome = await pullAndRefill(ports, status, company, signal).catch((error: unknown) => {
      failures.push(error);
      return null;
    });
    if (outcome?.kind === 'stopped' || (outcome !== null && isAway(outcome))) return;
  }
  // What the storage refuses of one company does not keep the others from being pulled; the loop reports it.
  if (failures.length > 0) throw new AggregateError(failures, 'Companies could not be pulled');
}

async function pullAndRefill(
  ports: SyncPorts,
  status: WritableStatusStore,
  company: CompanyId,
  signal: AbortSignal,
): Promise<PullOutcome> {
  const outcome = await pullOne(ports, status, company, signal);
  if (outcome.kind === 'at-head') await refillLeases(ports, company, await ports.device());
  return outcome;
}

/** The current company first. */
export async function companiesInOrder({ db, currentCompany }: SyncPorts): Promise<readonly CompanyId[]> {
  const current = currentCompany();
  const ids = (await listCompanies(db)).map(({ id }) => id);
  return current !== null && ids.includes(current) ? [current, ...ids.filter((id) => id !== current)] : ids;
}

function noteContact({ now }: SyncPorts, status: WritableStatusStore, outcome: PullOutcome): void {
  if (outcome.kind === 'stopped') return;
  if (isAway(outcome)) status.set({ connected: false });
  else status.set({ connected: true, lastServerContact: new Date(now()).toISOString() });
}

function isAway(outcome: PullOutcome): boolean {
  return outcome.kind === 'failed' && outcome.failure.kind !== 'refused';
}

function stoppedOrThrow(error: unknown, signal: AbortSignal): PullOutcome {
  if (signal.aborted) return { kind: 'stopped' };
  throw error;
}
