/**
 * Runs a filing as far as it goes now. May run twice at once and may be killed anywhere: every step re-reads the filing,
 * and a step that lost a race learns so from `record`.
 */
import { doubtfulStep } from './doubtful-step';
import { duplicateStep } from './duplicate-step';
import { type Filing, isSettled } from './filing';
import type { FilingParts } from './filing-parts';
import { waitAt } from './filing-plan';
import { pollStep } from './poll-step';
import { uploadStep } from './upload-step';
import { zipStep } from './zip-step';

/** A settled filing takes at most a handful of steps at once; more means that something goes in circles. */
const MAX_STEPS = 20;

/** When to run it again, milliseconds since 1970; undefined: settled, or gone. */
export async function runFiling(parts: FilingParts, id: string): Promise<number | undefined> {
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const filing = await parts.store.load(id);
    if (filing === undefined || isSettled(filing)) return undefined;
    if (filing.dueAt > parts.now()) return filing.dueAt;
    await step(parts, filing);
  }
  return parts.now() + parts.plan.blockedMs;
}

async function step(parts: FilingParts, filing: Filing): Promise<void> {
  switch (filing.state) {
    case 'recorded':
      return uploadStep(parts, filing);
    case 'uploading':
      return interrupted(parts, filing);
    case 'doubtful':
      return doubtfulStep(parts, filing);
    case 'uploaded':
    case 'processing':
      return pollStep(parts, filing);
    case 'duplicate':
      return duplicateStep(parts, filing);
    case 'accepted':
      return zipStep(parts, filing);
    case 'rejected':
    case 'refused':
      return;
  }
}

/** The process that sent it did not come back: whether ANAF took it is not known. */
async function interrupted(parts: FilingParts, filing: Filing): Promise<void> {
  const dueAt = parts.now() + waitAt(parts.plan.lookMs, 0, parts.random());
  await parts.store.record(filing, { kind: 'outcome-unknown', detail: 'interrupted' }, () => dueAt);
}
