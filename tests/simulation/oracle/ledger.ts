/**
 * What people wrote and issued, so that its loss would show. Every text typed is a word of its own; a word may be gone at the
 * end only where a person who had it before the eyes wrote over it, removed it or decided against it, or where nothing that
 * held it survived.
 */

export interface Written {
  readonly word: string;
  readonly row: string;
  readonly field: string;
  /** What stood in the field before the writer's eyes. */
  readonly saw: string;
  /** The device said that it is written. Else it may be. */
  sure: boolean;
}

/** With when the device said so, ms of the world. */
class TimedWritten implements Written {
  readonly word: string;
  readonly row: string;
  readonly field: string;
  readonly saw: string;
  sureAt: number | null = null;

  constructor(
    { word, row, field, saw }: Omit<Written, 'sure'>,
    private readonly now: () => number,
  ) {
    this.word = word;
    this.row = row;
    this.field = field;
    this.saw = saw;
  }

  get sure(): boolean {
    return this.sureAt !== null;
  }

  set sure(sure: boolean) {
    this.sureAt = sure ? this.now() : null;
  }
}

export interface Issued {
  readonly invoice: string;
  readonly draft: string;
  readonly number: string;
  readonly device: number;
  readonly deviceId: string;
}

/** What stood a second time on a device that has lost its databases. */
export interface Loss {
  /** Of a word, or of an invoice: told to be written before, it may not be gone. */
  readonly since: (one: string) => number;
  /** What the second copy holds by its promise, as text: that may not be gone either, whatever a server has lost. */
  readonly waiting: string;
  /** The invoices whose documents it holds by its promise, in entries that carry them. */
  readonly uploads: ReadonlySet<string>;
}

const EVERYTHING: Loss = { since: () => 0, waiting: '', uploads: new Set() };

export class Ledger {
  readonly written: TimedWritten[] = [];
  readonly issued: Issued[] = [];
  private readonly issuedAt = new Map<string, number>();
  /** Taken back before they left: their numbers are free, their drafts are drafts. */
  readonly takenBack = new Set<string>();
  /** Drafts that a person let become more than one invoice. */
  readonly released = new Set<string>();
  private readonly givenUp = new Map<string, number>();
  private readonly goneWithHolder = new Set<string>();
  /** The server had confirmed it and lost it by a restore: devices alone have it, and keep what is confirmed once. */
  private readonly takenByRestore = new Set<string>();
  private words = 0;

  constructor(private readonly now: () => number = () => 0) {}

  newWord(device: string): string {
    this.words += 1;
    return `cuv${device}n${this.words}.`;
  }

  begin(write: Omit<Written, 'sure'>): Written {
    const written = new TimedWritten(write, this.now);
    this.written.push(written);
    return written;
  }

  /** A person has this before the eyes and decides against it. Gives what takes that back. */
  giveUp(seen: unknown): () => void {
    const words = wordsIn(seen);
    for (const word of words) this.givenUp.set(word, (this.givenUp.get(word) ?? 0) + 1);
    return () => {
      for (const word of words) this.givenUp.set(word, (this.givenUp.get(word) ?? 1) - 1);
    };
  }

  issue(issued: Issued): void {
    this.issued.push(issued);
    this.issuedAt.set(issued.invoice, this.now());
  }

  takeBack(invoice: string): void {
    this.takenBack.add(invoice);
  }

  release(draft: string): void {
    this.released.add(draft);
  }

  /** Words and invoices. */
  takeByRestore(taken: Iterable<string>): void {
    for (const one of taken) this.takenByRestore.add(one);
  }

  /** `survivors`: every word that still is, and every invoice whose document still is. */
  loseAllBut(survivors: ReadonlySet<string>, { since, waiting, uploads }: Loss = EVERYTHING): void {
    const mayBeGone = (one: string, sureAt: number | null, waits: boolean): boolean =>
      sureAt === null || sureAt >= since(one) || (this.takenByRestore.has(one) && !waits);
    for (const { word, sureAt } of this.written)
      if (!survivors.has(word) && mayBeGone(word, sureAt, waiting.includes(word))) this.goneWithHolder.add(word);
    for (const { invoice } of this.issued)
      if (!survivors.has(invoice) && mayBeGone(invoice, this.issuedAt.get(invoice) ?? 0, uploads.has(invoice)))
        this.goneWithHolder.add(invoice);
  }

  /** What should be there and is not. */
  lost(present: ReadonlySet<string>): readonly Written[] {
    const overwritten = new Set(this.written.flatMap(({ saw }) => wordsIn(saw)));
    return this.written.filter(
      ({ word, sure }) =>
        sure &&
        !present.has(word) &&
        (this.givenUp.get(word) ?? 0) === 0 &&
        !this.goneWithHolder.has(word) &&
        !overwritten.has(word),
    );
  }

  /** Numbers that two invoices bear which were issued and stand. */
  drawnTwice(): readonly string[] {
    const numbers = this.standing().map(({ number }) => number);
    return [...new Set(numbers.filter((number, place) => numbers.indexOf(number) !== place))];
  }

  /** The invoices that must be somewhere at the end. */
  standing(): readonly Issued[] {
    return this.issued.filter(({ invoice }) => !this.takenBack.has(invoice) && !this.goneWithHolder.has(invoice));
  }
}

const PATTERN = /cuvd\d+n\d+\./g;

export function wordsIn(something: unknown): readonly string[] {
  const text = typeof something === 'string' ? something : (JSON.stringify(something) ?? '');
  return text.match(PATTERN) ?? [];
}
