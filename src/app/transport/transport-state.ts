/** The state of a declaration as every screen shows it: its life, and how near its end is. */
import {
  CircleArrowUp,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Clock,
  ClockAlert,
  Hourglass,
  type LucideIcon,
  PencilLine,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import type { Transport } from '@/api/entities/transport';
import type { Tone } from '@/app/ui/states/tone';
import { actionFacts } from '@/db/transport/transport-queries';
import {
  expiryWarning,
  isConfirmed,
  type Life,
  legalDay,
  lifeOf,
  uitWindow,
} from '@/domain/transport/life/declaration-life';
import { transportTexts } from './transport-texts';

export type TransportState = keyof typeof transportTexts.states;

interface StateLook {
  readonly icon: LucideIcon;
  readonly tone: Tone;
  /** A filled badge in lists: the person should look. */
  readonly filled: boolean;
}

const look = (icon: LucideIcon, tone: Tone, filled = false): StateLook => ({ icon, tone, filled });

export const TRANSPORT_LOOKS: Readonly<Record<TransportState, StateLook>> = {
  draft: look(PencilLine, 'idle'),
  queued: look(Clock, 'wait'),
  sent: look(CircleArrowUp, 'wait'),
  doubtful: look(CircleQuestionMark, 'doubt', true),
  pending: look(Hourglass, 'wait', true),
  // ANAF has accepted it, and nobody may start with it before its day (pictures 05b, 41).
  announced: look(Hourglass, 'wait', true),
  valid: look(CircleCheck, 'ok'),
  ending: look(TriangleAlert, 'wait', true),
  endingToday: look(TriangleAlert, 'wait', true),
  expired: look(ClockAlert, 'idle'),
  deleting: look(Trash2, 'wait'),
  deleted: look(Trash2, 'idle'),
  refused: look(CircleX, 'bad', true),
  confirmed: look(CircleCheck, 'idle'),
};

const STATES = Object.keys(TRANSPORT_LOOKS).filter(isTransportState);

export function isTransportState(text: string): text is TransportState {
  return text in transportTexts.states;
}

const OF_LIFE: Readonly<Record<Exclude<Life, 'valid' | 'processing'>, TransportState>> = {
  queued: 'queued',
  sent: 'sent',
  doubtful: 'doubtful',
  announced: 'announced',
  expired: 'expired',
  deleted: 'deleted',
  refused: 'refused',
};

/** `now`: ms since 1970. */
export function transportState(item: Transport, now: number): TransportState {
  const facts = actionFacts(item);
  const life = lifeOf(facts, now);
  const deleting = item.steps.some(
    ({ kind, state }) => kind === 'delete' && state !== 'accepted' && state !== 'rejected' && state !== 'refused',
  );
  if (deleting && life !== 'deleted') return 'deleting';
  // The code is there at once and counts once ANAF's state is ok.
  if (life === 'processing') return 'pending';
  if (life !== 'valid') return OF_LIFE[life];
  if (isConfirmed(facts)) return 'confirmed';
  if (expiryWarning(facts, now) === null) return 'valid';
  return uitWindow(facts)?.lastDay === legalDay(now) ? 'endingToday' : 'ending';
}

/** The states that a person tells apart: of those with one word, the first. */
export function toldState(state: TransportState): TransportState {
  const word = transportTexts.states[state];
  return STATES.find((one) => transportTexts.states[one] === word) ?? state;
}

/** Whether the UIT may be shown at a control now. */
export function isShownAsValid(state: TransportState): boolean {
  return state === 'valid' || state === 'ending' || state === 'endingToday' || state === 'confirmed';
}
