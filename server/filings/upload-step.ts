/** Sends the document: the attempt is recorded before the call (promise 7). */
import type { UploadAnswer } from '../outside/anaf/anaf-port';
import { waitAt } from '../outside/anaf/filing-plan';
import { mayGoAfterRestore } from './after-restore';
import { type Held, type Ready, readyAfterRefusal, readyToAsk, throttled, turnedAway } from './ask-anaf';
import type { Filing } from './filing';
import type { FilingParts } from './filing-parts';
import { FILING_TEXTS } from './filing-texts';
import { hold } from './step-ends';

export async function uploadStep(parts: FilingParts, filing: Filing): Promise<void> {
  if (!(await mayGoAfterRestore(parts, filing))) return;
  const ready = covering(parts, await readyToAsk(parts, filing));
  if (ready.kind === 'held') return hold(parts, filing, ready);
  const bytes = await parts.store.documentBytes(filing);
  // Before the call: what fails after it would cost the answer.
  const isListed = await parts.readsList(filing.companyId);
  const startedAt = parts.now();
  const started = await parts.store.record(filing, { kind: 'upload-started' }, () => parts.now());
  if (started === undefined) return;
  const request = { ...started.request, bytes };
  if (stoodStill(parts, startedAt)) return doubt(parts, started, NOT_CALLED);
  let answer = await parts.anaf.upload(ready.token, request);
  if (answer.kind === 'unauthorized') {
    const other = covering(parts, await readyAfterRefusal(parts, filing, ready.token));
    if (other.kind === 'held') return notSent(parts, started, other);
    if (stoodStill(parts, startedAt)) return notSent(parts, started, { kind: 'held', waitMs: 0 });
    answer = await parts.anaf.upload(other.token, request);
  }
  await settleUpload(parts, started, answer, isListed);
}

/**
 * A fiscal code proves nothing: what files is a right at ANAF that somebody of the company has. Until ANAF has said that, the
 * filing waits; the answer wakes it (connections/cover-company.ts).
 */
function covering({ plan }: FilingParts, ready: Ready | Held): Ready | Held {
  if (ready.kind === 'held' || ready.covers === true) return ready;
  return ready.covers === null
    ? { kind: 'held', waitMs: plan.throttledMs }
    : { kind: 'held', waitMs: plan.blockedMs, text: FILING_TEXTS.notCovered };
}

const NOT_CALLED = 'interrupted before the call';

/**
 * Whether the process stood still (a paused machine, a full disk) since the attempt was recorded: another one may have
 * doubted, looked and sent it meanwhile, so this one sends no more.
 */
function stoodStill({ now, plan }: FilingParts, since: number): boolean {
  return now() - since > plan.sendWithinMs;
}

async function doubt(parts: FilingParts, filing: Filing, detail: string): Promise<void> {
  const dueAt = parts.now() + waitAt(parts.plan.lookMs, filing.sends - 1, parts.random());
  await parts.store.record(filing, { kind: 'outcome-unknown', detail }, () => dueAt);
}

async function settleUpload(
  parts: FilingParts,
  filing: Filing,
  answer: UploadAnswer,
  isListed: boolean,
): Promise<void> {
  const { store, plan } = parts;
  const now = parts.now();
  const later = (waits: readonly number[]): number => now + waitAt(waits, filing.sends - 1, parts.random());
  switch (answer.kind) {
    case 'taken':
      await store.record(
        filing,
        { kind: 'upload-taken', index: answer.index },
        () => now + (isListed ? waitAt([plan.lists.patienceMs], 0, parts.random()) : waitAt(plan.pollMs, 0, 0)),
      );
      return;
    case 'refused':
      await store.record(filing, { kind: 'upload-refused', texts: answer.texts }, () => now);
      return;
    case 'declined':
      return notSent(parts, filing, {
        kind: 'held',
        waitMs: plan.blockedMs,
        text: FILING_TEXTS.declined(answer.text),
      });
    case 'bad-request':
      return notSent(parts, filing, {
        kind: 'held',
        waitMs: plan.blockedMs,
        text: FILING_TEXTS.notReceived(answer.message),
      });
    case 'unknown':
      return doubt(parts, filing, answer.detail);
    case 'unauthorized':
    case 'forbidden':
      return notSent(parts, filing, turnedAway(parts, answer.kind));
    case 'throttled':
      return notSent(parts, filing, throttled(parts, answer));
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
