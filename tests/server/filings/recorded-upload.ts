/** An upload as a device makes it, recorded as InvoiceUpload records it, and its filing driven to an end. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { checkUpload } from '../../../server/calls/invoices/check-upload';
import { findArchiveItem } from '../../../server/calls/invoices/read-archive';
import type { UploadInput } from '../../../server/calls/invoices/upload-input';
import { recordUpload } from '../../../server/calls/invoices/upload-invoice';
import { publishChanges } from '../../../server/database/publish-changes';
import type { Filing } from '../../../server/filings/filing';
import { type FilingJobParts, type FilingPayload, runFilingJob } from '../../../server/filings/filing-job';
import type { FilingPlan } from '../../../server/outside/anaf/filing-plan';
import type { FilingTestDatabase } from './filing-database';

/** Of the first demonstration company. */
export const FIRST_CIF = '18547290';

/** Everything ten times as fast as against the stand-ins of a running product. */
export const FAST_PLAN: FilingPlan = {
  pollMs: [30, 60],
  retryMs: [30],
  lookMs: [40],
  doubtWaitMs: 1500,
  clockMarginMs: 20,
  throttledMs: 100,
  unknownMs: 1000,
  sendWithinMs: 2000,
  examineMs: 300,
  blockedMs: 200,
  lists: { few: { own: 3, everyone: 5 }, everyMs: 50, callsAMinute: 6000, overlapMs: 1000, patienceMs: 60_000 },
};

/** A foreign number of the first demonstration company, issued now. */
export function uploadOf(bytes: Uint8Array, more: Partial<UploadInput> = {}): UploadInput {
  return {
    companyId: 1,
    companyCif: FIRST_CIF,
    serialId: '',
    selfBilled: false,
    type: 'FCT',
    invoiceId: randomUUID(),
    deviceId: randomUUID(),
    draftId: '',
    issuedAt: new Date().toISOString(),
    author: 'Ana Pop',
    idempotencyKey: randomUUID(),
    bytes,
    ...more,
  };
}

/** Its filing; throws what was refused. `now` as the server's clock has it. */
export async function recordedUpload(
  { asCompany }: Pick<FilingTestDatabase, 'asCompany'>,
  input: UploadInput,
  now: () => number = Date.now,
): Promise<Filing> {
  const filings: Filing[] = [];
  const enqueue = async (_tx: unknown, filing: Filing): Promise<void> => void filings.push(filing);
  const around = { enqueue, publish: publishChanges, now, newId: () => randomUUID() };
  const checked = checkUpload(input);
  if (checked.kind === 'refused') throw new Error(checked.messages.join());
  const outcome = await asCompany(input.companyId, (tx) => recordUpload(tx, around, input, checked.facts));
  const [filing] = filings;
  if (outcome.kind !== 'recorded' || filing === undefined) throw new Error(JSON.stringify(outcome));
  return filing;
}

/** Runs the job again and again as the runner would, until it plans no more. */
export async function driveFiling(
  parts: FilingJobParts,
  payload: FilingPayload,
  afterRun: () => Promise<void> = async () => undefined,
): Promise<void> {
  for (let next: Date | undefined = new Date(); next !== undefined; ) {
    await sleep(Math.max(0, next.getTime() - Date.now()));
    next = undefined;
    await runFilingJob(parts, payload, async (_payload, runAt) => {
      next = runAt;
    });
    await afterRun();
  }
}

/** An invoice as its company's archive has it. */
export async function archivedItem({ asCompany }: FilingTestDatabase, id: string, companyId = 1): Promise<ArchiveItem> {
  const item = await asCompany(companyId, (tx) => findArchiveItem(tx, companyId, id));
  if (item === undefined) throw new Error('not in the archive');
  return item;
}
