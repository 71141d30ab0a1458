/**
 * The documents that questions are answered out of, with what was found among them and is kept for the next question. With the documents
 * all of that is let go of.
 *
 * Invariant: what is kept was found among these documents and no others.
 */
import { accountsKey } from '../../db/archive/cold/block-columns';
import { fold } from '../../domain/text/fold';
import { type AccountFinding, SellersAccounts } from './account-watch';
import { type FoundArchive, findInArchive, firstInArchive } from './answer-query';
import { ArchiveColumns } from './archive-columns';
import type { ArchiveQuery } from './archive-query';
import { KeptAnswers, type SnapshotState } from './kept-answers';
import type { Places } from './places';
import type { FoundLines } from './searched-lines';
import { type Radar, type Reference, type Referring, type Reversal, sweepRadar, type Twins } from './twin-radar';

/** Of a received document: what it may be once more, what takes what back, and what refers to what. */
export interface RadarFinding {
  readonly twins: Twins | undefined;
  readonly reverses: Reversal | undefined;
  readonly reversedBy: Reversal | undefined;
  readonly refersTo: Reference | undefined;
  readonly referredBy: Referring | undefined;
  readonly account: AccountFinding | undefined;
}

/** A file of a person, as its seller's documents are compared with it. */
export interface FileOfSeller {
  readonly name: string;
  readonly taxId: string;
  /** `yyyy-MM-dd`; '' where it has none. */
  readonly issueDate: string;
  readonly accounts: readonly string[];
}

/** What the words of lines say to a question. */
interface AskedLines {
  readonly found: FoundLines;
  /** 0 where none are read. */
  readonly edition: number;
}

export class ListedArchive {
  readonly columns = new ArchiveColumns(fold);
  readonly #kept = new KeptAnswers(fold);
  #swept: { readonly documents: number; readonly radar: Radar } | undefined;
  #sellers: { readonly documents: number; readonly accounts: SellersAccounts } | undefined;

  found(query: ArchiveQuery, lines: AskedLines): FoundArchive {
    return this.#kept.answer(this.#state(lines), query, (wider) =>
      findInArchive(this.columns, query, fold, { lines: lines.found, wider, radar: () => this.#radar() }),
    );
  }

  /** The first of the answer, where it is kept, or few documents tell: of those that `found` will look at. */
  first(query: ArchiveQuery, limit: number, lines: AskedLines): Places {
    const { known, wider } = this.#kept.near(this.#state(lines), query);
    if (known !== undefined) return known.places.subarray(0, limit);
    return firstInArchive(this.columns, query, fold, limit, { lines: lines.found, wider, radar: () => this.#radar() });
  }

  #state({ edition: lines }: AskedLines): SnapshotState {
    const { columns } = this;
    return { columns, edition: columns.edition, lines };
  }

  /** What the radar says of these documents; those of which it says nothing are left out. */
  findings(ids: readonly string[]): Readonly<Record<string, RadarFinding>> {
    const { twins, reverses, reversedBy, refersTo, referredBy } = this.#radar();
    const told = ids.flatMap((id) => {
      const entry = this.columns.entryOf(id);
      const account = entry === undefined || entry.out ? undefined : this.#accounts().findingOf(entry);
      const finding = {
        ...{ twins: twins.get(id), reverses: reverses.get(id), reversedBy: reversedBy.get(id) },
        ...{ refersTo: refersTo.get(id), referredBy: referredBy.get(id), account },
      };
      return Object.values(finding).some((one) => one !== undefined) ? [[id, finding] as const] : [];
    });
    return Object.fromEntries(told);
  }

  /** What is said of the account of a file that need not be among them. */
  accountOfFile(file: FileOfSeller): AccountFinding | undefined {
    return this.#accounts().findingOf({
      ...{ id: '', arrived: Number.MAX_SAFE_INTEGER, accounts: accountsKey(file.accounts) },
      partner: this.columns.partners.of(file.name, file.taxId),
      issueDay: file.issueDate === '' ? Number.MAX_SAFE_INTEGER : Number(file.issueDate.replaceAll('-', '')),
    });
  }

  #accounts(): SellersAccounts {
    const { documents, entries } = this.columns;
    if (this.#sellers?.documents !== documents) this.#sellers = { documents, accounts: new SellersAccounts(entries) };
    return this.#sellers.accounts;
  }

  /** Swept anew only where a document is another than it was: a mark, or a state, says nothing to the radar. */
  #radar(): Radar {
    const { documents } = this.columns;
    if (this.#swept?.documents !== documents) this.#swept = { documents, radar: sweepRadar(this.columns) };
    return this.#swept.radar;
  }
}
