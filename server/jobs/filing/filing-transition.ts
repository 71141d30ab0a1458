/**
 * What a fact makes of a filing.
 *
 *                    not taken (429, 401, maintenance)
 *                 ┌────────────────────────────────────┐
 *                 ▼                                    │
 *            recorded ──upload-started──────────► uploading ──refused──► refused ■
 *                                                  │    │ ▲
 *                                    outcome-unknown    │ │ upload-started, only after the wait
 *                                                  ▼    │ │
 *                                              doubtful─┼─┘
 *                                                  │    │ taken
 *                                            found │    ▼
 *                                                  └► uploaded ──► processing ──nok──► rejected ■
 *                                                       │              │                  ▲
 *                                                       └──────┬───────┤ nok: duplicate   │ other bytes
 *                                                           ok │       └──► duplicate ────┘
 *                                                              ▼                │ same bytes
 *                                                          accepted ◄──adopted──┘
 *                                                              └─ zip-kept | zip-gone ■
 *
 * Invariants:
 * 1. `uploading` is entered before the call is made and only from `recorded` or `doubtful`; two processes cannot both enter.
 * 2. A filing found in `uploading` by another step than the one that entered it is doubtful, never recorded.
 * 3. An answer that arrives late still counts: an index given to a doubtful filing is taken.
 * 4. A settled filing never changes state.
 */
import type { FilingStateCode } from '@/api/entities/archive-item';
import type { Filing, FilingFact } from './filing';

/** The filing after the fact; undefined where the fact means nothing in this state (another step was quicker). */
export function applyFact(filing: Filing, fact: FilingFact, now: number): Filing | undefined {
  const next = afterFact(filing, fact, now);
  if (next === undefined) return undefined;
  return next.state === filing.state && fact.kind !== 'upload-started' ? next : { ...next, waits: 0 };
}

const FROM: Readonly<Record<FilingFact['kind'], readonly FilingStateCode[]>> = {
  'upload-started': ['recorded', 'doubtful'],
  'upload-taken': ['uploading', 'doubtful'],
  'upload-refused': ['uploading'],
  'upload-not-taken': ['uploading'],
  'outcome-unknown': ['uploading'],
  found: ['doubtful'],
  processing: ['uploaded', 'processing'],
  'verdict-ok': ['uploaded', 'processing'],
  'verdict-rejected': ['uploaded', 'processing'],
  'verdict-duplicate': ['uploaded', 'processing'],
  'not-taken-over': ['uploaded', 'processing'],
  adopted: ['duplicate'],
  'duplicate-differs': ['duplicate'],
  'zip-kept': ['accepted'],
  'zip-gone': ['accepted'],
  blocked: ['recorded', 'uploading', 'doubtful', 'uploaded', 'processing', 'duplicate', 'accepted'],
};

function afterFact(filing: Filing, fact: FilingFact, now: number): Filing | undefined {
  if (!FROM[fact.kind].includes(filing.state)) return undefined;
  switch (fact.kind) {
    case 'upload-started':
      return {
        ...filing,
        state: 'uploading',
        sends: filing.sends + 1,
        firstSentAt: filing.firstSentAt || now,
        messages: [],
      };
    case 'upload-taken':
    case 'found':
      return { ...filing, state: 'uploaded', uploadIndex: fact.index, messages: [] };
    case 'upload-refused':
      return { ...filing, state: 'refused', messages: fact.texts };
    case 'upload-not-taken':
      return { ...filing, state: 'recorded' };
    case 'outcome-unknown':
      return { ...filing, state: 'doubtful', doubtfulSince: now };
    case 'processing':
      return { ...filing, state: 'processing', messages: [] };
    case 'blocked':
      return { ...filing, state: filing.state === 'uploading' ? 'recorded' : filing.state, messages: [fact.text] };
    default:
      return afterVerdict(filing, fact);
  }
}

type Verdict = Extract<
  FilingFact,
  {
    kind:
      | 'verdict-ok'
      | 'verdict-rejected'
      | 'verdict-duplicate'
      | 'not-taken-over'
      | 'adopted'
      | 'duplicate-differs'
      | 'zip-kept'
      | 'zip-gone';
  }
>;

function afterVerdict(filing: Filing, fact: Verdict): Filing {
  switch (fact.kind) {
    case 'verdict-ok':
      return { ...filing, state: 'accepted', downloadId: fact.downloadId, messages: [] };
    case 'verdict-rejected':
      return { ...filing, state: 'rejected', downloadId: fact.downloadId, messages: fact.texts };
    case 'verdict-duplicate':
      return { ...filing, state: 'duplicate', duplicateOf: fact.index, messages: fact.texts };
    case 'not-taken-over':
      return { ...filing, state: 'refused', messages: [fact.text] };
    case 'adopted':
      return {
        ...filing,
        state: 'accepted',
        uploadIndex: filing.duplicateOf,
        downloadId: fact.downloadId,
        messages: [],
      };
    case 'duplicate-differs':
      return { ...filing, state: 'rejected', messages: [...filing.messages, fact.text] };
    case 'zip-kept':
      return { ...filing, zip: 'kept', messages: [] };
    case 'zip-gone':
      return { ...filing, zip: 'gone', messages: [fact.text] };
  }
}
