/**
 * Runs a step as far as it goes now. May run twice at once and may be killed anywhere: every part reads the step again, and one
 * that lost a race learns so from `record`.
 */
import { isStepSettled } from '@/domain/transport/life/transport-step';
import { askAnaf, type Held, readyAfterRefusal, readyToAsk, throttled, turnedAway } from '../filings/ask-anaf';
import type { QueryRefusal } from '../outside/anaf/anaf-port';
import { waitAt } from '../outside/anaf/filing-plan';
import type { TransportUploadAnswer } from '../outside/etransport/etransport-port';
import { findStep } from './find-step';
import { outgoingDocument } from './outgoing-document';
import type { StepFact, StepFiling } from './step-filing';
import type { LoadedStep, StepParts } from './step-parts';
import { TRANSPORT_TEXTS } from './transport-texts';

/** More at once means that something goes in circles. */
const MOST_TURNS = 20;

/** When to run it again, milliseconds since 1970; undefined: settled, gone, or waiting for another. */
export async function runStep(parts: StepParts, id: string): Promise<number | undefined> {
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const loaded = await parts.store.load(id);
    if (loaded === undefined) return undefined;
    const { state, dueAt } = loaded.step;
    if (isStepSettled(state) || state === 'waiting') return undefined;
    if (dueAt > parts.now()) return dueAt;
    if (loaded.putBack !== undefined) await lookFirst(parts, loaded.step, loaded.putBack);
    else if (state === 'recorded') await uploadStep(parts, loaded);
    else if (state === 'uploading') await doubt(parts, loaded.step);
    else if (state === 'doubtful') await doubtfulStep(parts, loaded);
    else await pollStep(parts, loaded.step);
  }
  return parts.now() + parts.plan.blockedMs;
}

async function uploadStep(parts: StepParts, { step, cif, transport }: LoadedStep): Promise<void> {
  const ready = await readyToAsk(parts, step);
  if (ready.kind === 'held') return hold(parts, step, ready);
  const kept = await parts.store.documentBytes(step);
  const startedAt = parts.now();
  // Only what met an outage itself asks for the log.
  const log = step.awayAt === 0 ? [] : await parts.outages();
  const document = outgoingDocument(step, kept, { uit: transport.uit, log, now: startedAt });
  const started = await parts.store.record(step, { kind: 'started', document }, startedAt);
  if (started === undefined) return;
  if (stoodStill(parts, startedAt)) return doubt(parts, started);
  let answer = await parts.etransport.upload(ready.token, cif, document.bytes);
  if (answer.kind === 'unauthorized') {
    const other = await readyAfterRefusal(parts, step, ready.token);
    if (other.kind === 'held') return notSent(parts, started, other);
    if (stoodStill(parts, startedAt)) return notSent(parts, started, { kind: 'held', waitMs: 0 });
    answer = await parts.etransport.upload(other.token, cif, document.bytes);
  }
  await settleUpload(parts, started, answer);
}

/** Another process may have doubted, looked and sent it meanwhile: this one sends no more. */
function stoodStill({ now, plan }: StepParts, since: number): boolean {
  return now() - since > plan.sendWithinMs;
}

async function doubt(parts: StepParts, step: StepFiling): Promise<void> {
  await parts.store.record(step, { kind: 'unknown' }, parts.now() + waitAt(parts.plan.lookMs, 0, parts.random()));
}

async function lookFirst(parts: StepParts, step: StepFiling, since: number): Promise<void> {
  const fact = { kind: 'put-back' as const, since, text: TRANSPORT_TEXTS.putBack };
  await parts.store.record(step, fact, parts.now());
}

async function settleUpload(parts: StepParts, step: StepFiling, answer: TransportUploadAnswer): Promise<void> {
  const { store, plan } = parts;
  const now = parts.now();
  switch (answer.kind) {
    case 'taken':
      await store.record(step, answer, now + waitAt(plan.pollMs, 0, 0));
      return;
    case 'refused':
      await store.record(step, answer, now);
      return;
    case 'declined':
      return notSent(parts, step, {
        kind: 'held',
        waitMs: plan.blockedMs,
        text: TRANSPORT_TEXTS.declined(answer.text),
      });
    case 'bad-request':
      return notSent(parts, step, {
        kind: 'held',
        waitMs: plan.blockedMs,
        text: TRANSPORT_TEXTS.notReceived(answer.message),
      });
    case 'unauthorized':
    case 'forbidden':
      return notSent(parts, step, turnedAway(parts, answer.kind));
    case 'throttled':
      return notSent(parts, step, throttled(parts, answer));
    case 'unknown':
      return doubt(parts, step);
    case 'unavailable': {
      const dueAt = now + waitAt(plan.retryMs, step.sends - 1, parts.random());
      await store.record(step, { kind: 'not-taken', away: true, text: TRANSPORT_TEXTS.away }, dueAt);
    }
  }
}

/** The attempt is taken back: ANAF turned the call away before looking at it. */
async function notSent(parts: StepParts, step: StepFiling, { waitMs, text = '' }: Held): Promise<void> {
  await parts.store.record(step, { kind: 'not-taken', away: false, text }, parts.now() + waitMs);
}

async function hold(parts: StepParts, step: StepFiling, { waitMs, text }: Held): Promise<void> {
  const dueAt = parts.now() + waitMs;
  if (text === undefined || step.messages.includes(text)) await parts.store.postpone(step, dueAt);
  else await parts.store.record(step, { kind: 'blocked', text }, dueAt);
}

/** Looks for it by its reference; sends it again only when the list has been silent for the whole wait (promise 7). */
async function doubtfulStep(parts: StepParts, loaded: LoadedStep): Promise<void> {
  const { step } = loaded;
  const { store, plan } = parts;
  const listedAt = parts.now();
  const found = await findStep(parts, loaded);
  if (found.kind === 'held') return hold(parts, step, found);
  if (found.kind === 'not-told') return trouble(parts, step, found, plan.lookMs);
  if (found.kind === 'fact') {
    await store.record(step, found.fact, parts.now());
    return;
  }
  if (listedAt < step.doubtfulSince + plan.doubtWaitMs) return later(parts, step, plan.lookMs);
  await uploadStep(parts, loaded);
}

async function pollStep(parts: StepParts, step: StepFiling): Promise<void> {
  const { store, plan } = parts;
  const answer = await askAnaf(parts, step, (token) => parts.etransport.state(token, step.uploadIndex));
  const settle = (fact: StepFact) => store.record(step, fact, parts.now());
  switch (answer.kind) {
    case 'ok':
      await settle({ kind: 'accepted', uit: '' });
      return;
    case 'nok':
      await settle(verdictOn(step, answer.texts));
      return;
    case 'not-taken-over':
      await settle({ kind: 'rejected', texts: [TRANSPORT_TEXTS.notTakenOver] });
      return;
    case 'processing':
      return later(parts, step, plan.pollMs);
    case 'held':
      return hold(parts, step, answer);
    case 'query-failed':
      return trouble(parts, step, answer, plan.pollMs);
    default:
      return later(parts, step, plan.pollMs);
  }
}

const GONE = /nu poate fi identificat/i;

/** A deletion sent a second time is told that the UIT is not there: the first one took it away. */
function verdictOn(step: StepFiling, texts: readonly string[]): StepFact {
  if (step.kind === 'delete' && step.sends > 1 && texts.some((text) => GONE.test(text)))
    return { kind: 'accepted', uit: '' };
  return { kind: 'rejected', texts: texts.length > 0 ? texts : [TRANSPORT_TEXTS.notTakenOver] };
}

async function trouble(
  parts: StepParts,
  step: StepFiling,
  { reason, text }: { readonly reason: QueryRefusal; readonly text: string },
  waits: readonly number[],
): Promise<void> {
  const { plan, store } = parts;
  if (reason === 'technical') return later(parts, step, waits);
  if (reason !== 'not-found')
    return hold(parts, step, { kind: 'held', waitMs: plan.blockedMs, text: TRANSPORT_TEXTS.said(text) });
  // States follow uploads with a lag: only what stays unknown for the bound is taken for lost.
  const now = parts.now();
  const since = step.unknownSince === 0 ? now : step.unknownSince;
  if (now - since < plan.unknownMs) return store.postpone(step, now + waitAt(waits, step.waits, parts.random()), since);
  const dueAt = now + waitAt(plan.lookMs, 0, parts.random());
  await store.record(step, { kind: 'lost', text: TRANSPORT_TEXTS.indexUnknown(text) }, dueAt);
}

function later(parts: StepParts, step: StepFiling, waits: readonly number[]): Promise<void> {
  return parts.store.postpone(step, parts.now() + waitAt(waits, step.waits, parts.random()));
}
