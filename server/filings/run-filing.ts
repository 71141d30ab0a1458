/**
 * Runs a filing as far as it goes now. May run twice at once and may be killed anywhere: every step re-reads the filing,
 * and a step that lost a race learns so from `record`.
 */

import { waitAt } from '../outside/anaf/filing-plan';
import { doubtfulStep } from './doubtful-step';
import { duplicateStep } from './duplicate-step';
import { type Filing, isSettled } from './filing';
import type { FilingParts } from './filing-parts';
import { filingRank } from './filing-rank';
import { pollStep } from './poll-step';
import { uploadStep } from './upload-step';
import { zipStep } from './zip-step';

/** A settled filing takes at most a handful of steps at once; more means that something goes in circles. */
const MAX_STEPS = 20;

/** When to run it again, milliseconds since 1970, and its place among the company's then (filing-rank.ts). */
export interface NextRun {
  readonly at: number;
  readonly rank: number;
}

/** Undefined: settled, or gone. */
export async function runFiling(parts: FilingParts, id: string): Promise<NextRun | undefined> {
  let rank = 0;
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const filing = await parts.store.load(id);
    if (filing === undefined || isSettled(filing)) return undefined;
    rank = filingRank(filing);
    if (filing.dueAt > parts.now()) return { at: filing.dueAt, rank };
    await step(parts, filing);
  }
  return { at: parts.now() + parts.plan.blockedMs, rank };
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
