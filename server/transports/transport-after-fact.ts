/** What a fact of one step makes of the declaration that every device sees. */
import type { Transport, TransportStep } from '@/api/entities/transport';
import { isStepRefused, isStepSettled } from '@/domain/transport/life/transport-step';
import type { Notification } from '@/domain/transport/model/declaration';
import { summaryOf } from '@/domain/transport/model/declaration-summary';
import type { StepDocument, StepFact, StepFiling } from './step-filing';
import { TRANSPORT_TEXTS } from './transport-texts';

const MOST_MESSAGES = 200;
const LONGEST_MESSAGE = 5000;

export function transportAfterFact(
  item: Transport,
  step: StepFiling,
  fact: StepFact,
  now: number,
  /** What an accepted correction says; undefined: nothing new. */
  said: Notification | undefined,
): Transport {
  const steps = item.steps.map((one) => (one.id === step.id ? shown(one, step, fact, now) : one));
  const uit = 'uit' in fact && fact.uit !== '' && step.kind === 'declare' ? fact.uit : item.uit;
  return { ...item, ...(said === undefined ? {} : summaryOf(said)), uit, steps };
}

function shown(before: TransportStep, step: StepFiling, fact: StepFact, now: number): TransportStep {
  const messages = step.messages.slice(0, MOST_MESSAGES).map((text) => text.slice(0, LONGEST_MESSAGE));
  const settled = isStepSettled(step.state) ? { settledAt: new Date(now).toISOString() } : {};
  const sent = fact.kind === 'started' ? sentAs(fact.document) : {};
  return { ...before, ...sent, ...settled, state: step.state, uploadIndex: step.uploadIndex, messages };
}

function sentAs({ sha256, bytes, afterOutage }: StepDocument): Partial<TransportStep> {
  return { xmlSha256: sha256, xmlBytes: bytes.length, afterOutage };
}

/** The next step of a declaration whose last one is settled, and those that can no longer go. */
export interface NextTurn {
  readonly item: Transport;
  /** Goes now; '' none. */
  readonly turn: string;
  readonly gone: readonly string[];
}

/** Of the steps that wait, those that another database had sent: ANAF's index of each, '' where it is not known. */
export type SentBefore = ReadonlyMap<string, string>;

export function nextTurn(item: Transport, settled: StepFiling, now: number, sent: SentBefore): NextTurn {
  const waiting = item.steps.filter(({ state }) => state === 'waiting');
  const reason = reasonToStop(settled);
  const gone = reason === undefined ? [] : waiting.map(({ id }) => id as string);
  const turn: string = reason === undefined ? (waiting[0]?.id ?? '') : '';
  const settledAt = new Date(now).toISOString();
  const steps = item.steps.map((step) => {
    if (step.id === turn) return { ...step, state: turnState(sent.get(turn)) };
    return reason !== undefined && gone.includes(step.id)
      ? { ...step, state: 'refused' as const, messages: [reason], settledAt }
      : step;
  });
  return { item: { ...item, steps }, turn, gone };
}

/** One that a restored server was given back may be at ANAF: its state is asked for by its index, or it is looked for first. */
export function turnState(index: string | undefined): 'doubtful' | 'recorded' | 'processing' {
  if (index === undefined) return 'recorded';
  return index === '' ? 'doubtful' : 'processing';
}

function reasonToStop({ kind, state }: StepFiling): string | undefined {
  if (kind === 'declare' && isStepRefused(state)) return TRANSPORT_TEXTS.neverDeclared;
  return kind === 'delete' && state === 'accepted' ? TRANSPORT_TEXTS.deleted : undefined;
}
