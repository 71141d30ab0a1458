/**
 * What a fact makes of a filing: the state by the domain's machine (drawn in src/domain/invoice/filing-state.ts), and what
 * must be remembered with it.
 *
 * Invariants, beside the machine's own:
 * 1. Two processes cannot both begin an upload: the second finds `uploading`, where beginning means nothing.
 * 2. A filing found in `uploading` by another step than the one that began it is doubtful, never recorded.
 * 3. An answer that arrives late still counts where it gives an index: a doubtful filing takes it. Any other answer, and a
 *    verdict, counts only for the sending it belongs to: a process that slept through the wait must not take back, or
 *    settle, another's attempt. Of its own sending a late refusal or verdict ends the doubt.
 */
import { type FilingEvent, isSettled, nextFilingState } from '@/domain/invoice/filing-state';
import type { Filing, FilingFact } from './filing';

/** The filing after the fact; undefined where the fact means nothing in this state (another step was quicker). */
export function applyFact(
  filing: Filing,
  fact: FilingFact,
  now: number,
  /** How many sendings the teller of the fact knew of. */
  sends = filing.sends,
): Filing | undefined {
  if (fact.kind === 'zip-kept' || fact.kind === 'zip-gone' || fact.kind === 'zip-other') return afterZip(filing, fact);
  if (fact.kind === 'blocked') return blocked(filing, fact.text);
  if (OF_ONE_SENDING.has(fact.kind) && sends !== filing.sends) return undefined;
  const state = nextFilingState(filing.state, eventOf(filing, fact));
  const moved = state !== filing.state;
  return moved ? { ...filing, ...learned(filing, fact, now), state, waits: 0, unknownSince: 0 } : undefined;
}

type ZipFact = Extract<FilingFact, { kind: 'zip-kept' | 'zip-gone' | 'zip-other' }>;
type MovingFact = Exclude<FilingFact, ZipFact | { kind: 'blocked' }>;

const OF_ONE_SENDING: ReadonlySet<FilingFact['kind']> = new Set<FilingFact['kind']>([
  'upload-refused',
  'upload-not-taken',
  'turned-away',
  'outcome-unknown',
  'verdict-ok',
  'verdict-rejected',
  'verdict-duplicate',
  'not-taken-over',
  'lost',
  'held-back',
]);

function eventOf({ state }: Filing, fact: MovingFact): FilingEvent {
  return fact.kind === 'upload-started' && state === 'doubtful' ? 'resend' : EVENTS[fact.kind];
}

const EVENTS: Readonly<Record<MovingFact['kind'], FilingEvent>> = {
  'upload-started': 'started',
  'upload-taken': 'taken',
  'upload-refused': 'refused',
  'upload-not-taken': 'not-taken',
  'outcome-unknown': 'unknown',
  found: 'found',
  lost: 'lost',
  'held-back': 'held-back',
  processing: 'in-work',
  'verdict-ok': 'accepted',
  'verdict-rejected': 'rejected',
  'verdict-duplicate': 'duplicate',
  // It has an index, so it was taken once; whatever the system says, a person must look at it.
  'not-taken-over': 'rejected',
  adopted: 'adopted',
  'duplicate-differs': 'other-bytes',
  'turned-away': 'not-taken',
};

/** Settled invoices are left alone; only a missing zip of an accepted one may still be waited for. */
function blocked(filing: Filing, text: string): Filing | undefined {
  const waitsForZip = filing.state === 'accepted' && filing.zip === 'none';
  return isSettled(filing.state) && !waitsForZip ? undefined : { ...filing, messages: [text] };
}

function afterZip(filing: Filing, fact: ZipFact): Filing | undefined {
  if (filing.state !== 'accepted' || filing.zip !== 'none') return undefined;
  if (fact.kind === 'zip-gone') return { ...filing, zip: 'gone', messages: [fact.text] };
  if (fact.kind === 'zip-other') return { ...filing, zip: 'other', messages: [fact.text] };
  return { ...filing, zip: 'kept', messages: [] };
}

function learned(filing: Filing, fact: MovingFact, now: number): Partial<Filing> {
  switch (fact.kind) {
    case 'upload-started':
      return { sends: filing.sends + 1, firstSentAt: filing.firstSentAt || now, messages: [] };
    case 'upload-taken':
    case 'found':
      return { uploadIndex: fact.index, messages: [] };
    case 'upload-refused':
      return { messages: fact.texts };
    case 'outcome-unknown':
      return { doubtfulSince: now };
    case 'lost':
      return { doubtfulSince: now, messages: [fact.text] };
    case 'verdict-ok':
      return { downloadId: fact.downloadId, messages: [] };
    case 'verdict-rejected':
      return { downloadId: fact.downloadId, messages: fact.texts };
    case 'verdict-duplicate':
      return { duplicateOf: fact.index, messages: fact.texts };
    case 'not-taken-over':
    case 'turned-away':
      return { messages: [fact.text] };
    case 'adopted':
      return { uploadIndex: filing.duplicateOf, downloadId: fact.downloadId, messages: [] };
    case 'duplicate-differs':
      return { messages: [...filing.messages, fact.text] };
    case 'processing':
    case 'upload-not-taken':
    case 'held-back':
      return {};
  }
}
