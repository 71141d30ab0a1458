/** A step on its way to ANAF: what the server must remember to settle it, and what can become known of it. */
import {
  isStepSettled,
  nextStepState,
  type StepEvent,
  type StepKind,
  type StepState,
} from '@/domain/transport/life/transport-step';

/** Times are milliseconds since 1970; 0 stands for never. */
export interface StepFiling {
  readonly id: string;
  readonly companyId: number;
  readonly transportId: string;
  readonly kind: StepKind;
  readonly state: StepState;
  readonly xmlSha256: string;
  /** Digits; '' until known. */
  readonly uploadIndex: string;
  /** Uploads begun. */
  readonly sends: number;
  readonly firstSentAt: number;
  /** As loaded of one in doubt: not before the database came from a copy last. */
  readonly doubtfulSince: number;
  /** Since when ANAF answers that it does not know the index. */
  readonly unknownSince: number;
  /** Since when ANAF's service has been away for it. */
  readonly awayAt: number;
  readonly waits: number;
  readonly messages: readonly string[];
  readonly dueAt: number;
}

export interface StepDocument {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  /** It says that it is declared after an outage. */
  readonly afterOutage: boolean;
}

export type StepFact =
  /** The attempt, with the document as it goes. */
  | { readonly kind: 'started'; readonly document: StepDocument }
  | { readonly kind: 'taken'; readonly index: string; readonly uit: string }
  | { readonly kind: 'refused'; readonly texts: readonly string[] }
  /** Certain that nothing was taken: it is sent again later. `away`: the service did not answer. */
  | { readonly kind: 'not-taken'; readonly away: boolean; readonly text: string }
  | { readonly kind: 'unknown' }
  /** It stood so in a copy that was put in place: the lost database may have sent it from `since` on. */
  | { readonly kind: 'put-back'; readonly since: number; readonly text: string }
  | { readonly kind: 'found'; readonly index: string; readonly uit: string }
  | { readonly kind: 'lost'; readonly text: string }
  | { readonly kind: 'accepted'; readonly uit: string }
  | { readonly kind: 'rejected'; readonly texts: readonly string[] }
  /** Nothing can go on until a person does something; `text` says what. The state stays. */
  | { readonly kind: 'blocked'; readonly text: string };

/** What a process that slept through another's attempt must not say of it. */
const OF_ONE_SENDING: ReadonlySet<StepFact['kind']> = new Set<StepFact['kind']>([
  ...(['refused', 'not-taken', 'unknown', 'put-back', 'accepted', 'rejected'] as const),
]);

/** The step after the fact; undefined where the fact means nothing in this state. `sends`: how many the teller knew of. */
export function applyStepFact(step: StepFiling, fact: StepFact, now: number, sends: number): StepFiling | undefined {
  if (fact.kind === 'blocked')
    return isStepSettled(step.state) ? undefined : { ...step, messages: [fact.text], waits: 0 };
  if (OF_ONE_SENDING.has(fact.kind) && sends !== step.sends) return undefined;
  const state = nextStepState(step.state, eventOf(step, fact));
  if (state === step.state) return undefined;
  return { ...step, ...learned(step, fact, now), state, waits: 0, unknownSince: 0 };
}

function eventOf(step: StepFiling, fact: Exclude<StepFact, { kind: 'blocked' }>): StepEvent {
  if (fact.kind === 'started') return step.state === 'doubtful' ? 'resend' : 'started';
  return fact.kind === 'taken' && step.state === 'doubtful' ? 'found' : fact.kind;
}

function learned(step: StepFiling, fact: StepFact, now: number): Partial<StepFiling> {
  switch (fact.kind) {
    case 'started': {
      const firstSentAt = step.firstSentAt === 0 ? now : step.firstSentAt;
      return { sends: step.sends + 1, firstSentAt, xmlSha256: fact.document.sha256, messages: [] };
    }
    case 'taken':
    case 'found':
      return { uploadIndex: fact.index, messages: [], awayAt: 0 };
    case 'not-taken': {
      const awayAt = !fact.away ? 0 : step.awayAt === 0 ? now : step.awayAt;
      return { awayAt, messages: fact.text === '' ? [] : [fact.text] };
    }
    case 'unknown':
      return { doubtfulSince: now };
    case 'put-back':
      return {
        doubtfulSince: now,
        firstSentAt: step.firstSentAt === 0 ? fact.since : step.firstSentAt,
        messages: [fact.text],
      };
    case 'lost':
      return { doubtfulSince: now, messages: [fact.text] };
    case 'refused':
    case 'rejected':
      return { messages: fact.texts };
    case 'accepted':
      return { messages: [] };
    case 'blocked':
      return {};
  }
}
