/**
 * What answers test and count of a document, each fact as one array by place: a scan of a hundred thousand documents goes through some
 * hundred kilobytes, where it would follow as many pointers.
 *
 * Invariant: a place that was put reads as its entry does; an array is good until the next one is put.
 */
import type { Amount } from './amount';
import { CodedTexts } from './coded-texts';
import type { ColumnsEntry } from './columns-entry';
import { PackedTexts } from './packed-texts';

const FIRST_ROOM = 1_024;

/** The sums of a document, in hundredths; NaN where the entry has a big integer. */
export type SumFact = 'net' | 'vat' | 'total';

export class DocumentFacts {
  readonly states = new CodedTexts();
  readonly currencies = new CodedTexts();
  readonly numbers = new PackedTexts();
  #room = FIRST_ROOM;
  /** Codes of `states` and `currencies`, and the partner's place. */
  state = new Uint32Array(FIRST_ROOM);
  currency = new Uint32Array(FIRST_ROOM);
  partner = new Uint32Array(FIRST_ROOM);
  /** As the entry has them. */
  issueDay = new Uint32Array(FIRST_ROOM);
  dueDay = new Uint32Array(FIRST_ROOM);
  arrived = new Uint32Array(FIRST_ROOM);
  marks = new Uint16Array(FIRST_ROOM);
  /** 1 issued, 0 received. */
  out = new Uint8Array(FIRST_ROOM);
  net = new Float64Array(FIRST_ROOM);
  vat = new Float64Array(FIRST_ROOM);
  total = new Float64Array(FIRST_ROOM);

  /** At its place. */
  put(entry: ColumnsEntry): void {
    const { place } = entry;
    if (place >= this.#room) this.#makeRoom(place + 1);
    this.state[place] = this.states.codeOf(entry.state);
    this.currency[place] = this.currencies.codeOf(entry.currency);
    this.partner[place] = entry.partner.place;
    this.issueDay[place] = entry.issueDay;
    this.dueDay[place] = entry.dueDay;
    this.arrived[place] = entry.arrived;
    this.marks[place] = entry.marks;
    this.out[place] = entry.out ? 1 : 0;
    this.net[place] = numberOf(entry.net);
    this.vat[place] = numberOf(entry.vat);
    this.total[place] = numberOf(entry.total);
    this.numbers.put(place, entry.numberText);
  }

  #makeRoom(least: number): void {
    this.#room = Math.max(least, Math.ceil(this.#room * 1.5));
    for (const name of ['state', 'currency', 'partner', 'issueDay', 'dueDay', 'arrived'] as const)
      this[name] = grown(this[name], new Uint32Array(this.#room));
    for (const name of ['net', 'vat', 'total'] as const) this[name] = grown(this[name], new Float64Array(this.#room));
    this.marks = grown(this.marks, new Uint16Array(this.#room));
    this.out = grown(this.out, new Uint8Array(this.#room));
  }
}

function numberOf(amount: Amount): number {
  return typeof amount === 'number' ? amount : Number.NaN;
}

function grown<A extends Uint32Array | Float64Array | Uint16Array | Uint8Array>(from: A, to: A): A {
  to.set(from);
  return to;
}
