/**
 * The last answers over one state of the snapshot: what is asked again is there, and what narrows one of them looks only at what that
 * one found. Who types goes on from the text before and back to it, and views are gone through one after the other.
 *
 * Invariant: all that is kept answers the same state; another one lets go of everything.
 */
import { wordsOf } from '../../domain/invoice/line-words';
import type { FoundArchive } from './answer-query';
import type { ArchiveColumns } from './archive-columns';
import { type ArchiveQuery, TEXTS_APART } from './archive-query';
import type { Fold } from './columns-entry';

/** What answers are good for. */
export interface SnapshotState {
  readonly columns: ArchiveColumns;
  readonly edition: number;
  /** Of the words of lines; 0 where none are read. */
  readonly lines: number;
}

interface KeptAnswer {
  readonly query: ArchiveQuery;
  readonly key: string;
  readonly found: FoundArchive;
}

/** Each holds a list of up to all documents. */
const MOST_KEPT = 8;
/** What says which documents are matched, beside the typed texts. */
const OTHERS = ['direction', 'external', 'issued', 'due', 'arrived', 'net', 'vat', 'total', 'marks', 'sort'] as const;
const TEXTS = ['text', 'number', 'partner', 'taxId'] as const;

export class KeptAnswers {
  readonly #fold: Fold;
  #state: SnapshotState | undefined;
  /** The one that was asked for last stands at the end. */
  #answers: readonly KeptAnswer[] = [];

  constructor(fold: Fold) {
    this.#fold = fold;
  }

  /** Over the state; `find` is asked where it is not kept, with an answer that holds all it can find, if there is one. */
  answer(
    state: SnapshotState,
    query: ArchiveQuery,
    find: (wider: FoundArchive | undefined) => FoundArchive,
  ): FoundArchive {
    const { known, wider } = this.near(state, query);
    const found = known ?? find(wider);
    const key = keyOf(query);
    const others = this.#answers.filter((one) => one.key !== key);
    this.#answers = [...others, { query, key, found }].slice(-MOST_KEPT);
    return found;
  }

  /** The answer over the state, or of others the one that holds all it can find; as far as they are kept. */
  near(state: SnapshotState, query: ArchiveQuery): { readonly known?: FoundArchive; readonly wider?: FoundArchive } {
    this.#over(state);
    const key = keyOf(query);
    const known = this.#answers.find((one) => one.key === key)?.found;
    const wider = known === undefined ? this.#widerThan(query) : undefined;
    return { ...(known !== undefined && { known }), ...(wider !== undefined && { wider }) };
  }

  #over(state: SnapshotState): void {
    const before = this.#state;
    const same = before?.columns === state.columns && before.edition === state.edition && before.lines === state.lines;
    if (!same) this.#answers = [];
    this.#state = state;
  }

  /** Of several the one with the fewest. */
  #widerThan(query: ArchiveQuery): FoundArchive | undefined {
    const wider = this.#answers.filter((one) => this.#holds(one.query, query));
    return wider.sort((a, b) => a.found.matched.length - b.found.matched.length)[0]?.found;
  }

  #holds(before: ArchiveQuery, next: ArchiveQuery): boolean {
    // Of a sign alone no lines are looked at, and of what follows it they are.
    const isSign = before.text.trim() !== '' && wordsOf(before.text).length === 0;
    if (isSign && before.text !== next.text) return false;
    const goesOn = TEXTS.every((name) => before[name] === next[name] || this.#narrows(before[name], next[name]));
    return goesOn && keyOf(before, OTHERS) === keyOf(next, OTHERS);
  }

  #narrows(before: string, next: string): boolean {
    if (before.includes(TEXTS_APART) || next.includes(TEXTS_APART)) return false;
    return this.#fold(next.trim()).startsWith(this.#fold(before.trim()));
  }
}

function keyOf(query: ArchiveQuery, names?: readonly (keyof ArchiveQuery)[]): string {
  const asked = names === undefined ? query : names.map((name) => query[name]);
  return JSON.stringify(asked, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}
