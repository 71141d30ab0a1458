/** Sends the document: the attempt is recorded before the call (promise 7). */
import type { UploadAnswer } from '../../outside/anaf/anaf-port';
import { type Held, heldWithout, readyToAsk } from './ask-anaf';
import type { Filing } from './filing';
import type { FilingParts } from './filing-parts';
import { waitAt } from './filing-plan';
import { FILING_TEXTS } from './filing-texts';
import { hold } from './step-ends';

export async function uploadStep(parts: FilingParts, filing: Filing): Promise<void> {
  const bytes = await parts.store.documentBytes(filing);
  const ready = await readyToAsk(parts, filing);
  if (ready.kind === 'held') return hold(parts, filing, ready);
  const started = await parts.store.record(filing, { kind: 'upload-started' }, () => parts.now());
  if (started === undefined) return;
  const request = { ...started.request, bytes };
  let answer = await parts.anaf.upload(ready.token, request);
  if (answer.kind === 'unauthorized') {
    const other = heldWithout(parts, await parts.tokens.tokenAfterRefusal(filing.companyId, ready.token));
    if (other.kind === 'held') return notSent(parts, started, other);
    answer = await parts.anaf.upload(other.token, request);
  }
  await settleUpload(parts, started, answer);
}

async function settleUpload(parts: FilingParts, filing: Filing, answer: UploadAnswer): Promise<void> {
  const { store, plan } = parts;
  const now = parts.now();
  const later = (waits: readonly number[]): number => now + waitAt(waits, filing.sends - 1, parts.random());
  switch (answer.kind) {
    case 'taken':
      await store.record(filing, { kind: 'upload-taken', index: answer.index }, () => now + waitAt(plan.pollMs, 0, 0));
      return;
    case 'refused':
      await store.record(filing, { kind: 'upload-refused', texts: answer.texts }, () => now);
      return;
    case 'bad-request':
      await store.record(
        filing,
        { kind: 'upload-refused', texts: [FILING_TEXTS.badRequest(answer.message)] },
        () => now,
      );
      return;
    case 'unknown':
      await store.record(filing, { kind: 'outcome-unknown', detail: answer.detail }, () => later(plan.lookMs));
      return;
    case 'unauthorized':
      return notSent(parts, filing, { kind: 'held', waitMs: plan.blockedMs, text: FILING_TEXTS.accessEnded });
    case 'throttled':
      return notSent(parts, filing, { kind: 'held', waitMs: plan.throttledMs });
    case 'unavailable':
    case 'technical': {
      const detail = answer.kind === 'technical' ? answer.text : answer.detail;
      await store.record(filing, { kind: 'upload-not-taken', detail }, () => later(plan.retryMs));
    }
  }
}

/** The attempt is taken back: ANAF turned the call away before looking at it. */
async function notSent(parts: FilingParts, filing: Filing, held: Held): Promise<void> {
  const { text } = held;
  const fact =
    text === undefined ? { kind: 'upload-not-taken' as const, detail: '' } : { kind: 'turned-away' as const, text };
  await parts.store.record(filing, fact, () => parts.now() + held.waitMs);
}
