import { describe, expect, it } from 'vitest';
import { type SyncSummary, syncWords } from '@/app/layout/sync-words';

const QUIET: SyncSummary = {
  offline: false,
  networkUp: false,
  waiting: 0,
  heldBack: 0,
  rejected: 0,
  toChoose: 0,
  toLoad: 0,
  coming: false,
};

/** In the order in which they win (look/README.md, „Sync chip”). */
const CASES: readonly (readonly [string, Partial<SyncSummary>, string, boolean])[] = [
  ['nothing to do', {}, 'Sincronizat', false],
  ['work on its way', { waiting: 3 }, '3 în așteptare', false],
  ['waiting for the sign-in', { heldBack: 2 }, '2 în așteptare', false],
  ['a first load', { toLoad: 25_400, waiting: 1 }, 'Se aduc 25.400', false],
  ['a first load of which nothing has come', { coming: true }, 'Se aduc datele', false],
  ['a first load that is counted', { coming: true, toLoad: 300 }, 'Se aduc 300', false],
  ['no network before the first load', { coming: true, offline: true }, 'Fără rețea', false],
  ['rejected', { rejected: 2, waiting: 3 }, '2 respinse', true],
  ['one rejected', { rejected: 1 }, '1 respinsă', true],
  ['a choice is asked for', { toChoose: 1, waiting: 3 }, '1 de ales', false],
  ['no network, nothing waits', { offline: true, rejected: 2 }, 'Fără rețea', false],
  ['no answer on a network, nothing waits', { offline: true, networkUp: true }, 'Serverul nu răspunde', false],
  ['no answer on a network, work waits', { offline: true, networkUp: true, waiting: 3 }, '3 în așteptare', false],
  ['no network, work waits', { offline: true, waiting: 3, rejected: 2 }, '3 în așteptare', false],
];

describe('the sync chip', () => {
  it.each(CASES)('%s', (_name, summary, words, filled) => {
    expect(syncWords({ ...QUIET, ...summary })).toMatchObject({ words, filled });
  });
});
