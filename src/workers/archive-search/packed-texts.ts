/**
 * Short texts by place, one after the other as the codes of their letters: to look for a text in a hundred thousand of them takes a walk
 * over a megabyte, where as many strings would each be fetched from elsewhere.
 *
 * Invariant: the text of a place is what was put there last; what a longer one leaves behind is not read again.
 */
import { compareTexts } from '../../domain/text/compare-texts';
import type { PlaceTest } from './places';

const FIRST_ROOM = 1_024;
/** Of a folded Latin text; another one has two bytes a letter from then on. */
const MOST_OF_BYTE = 0xff;
const MOST_OF_TWO = 0xffff;
/** Longer runs of figures are no counts. */
const COUNTED_FIGURES = 12;

export class PackedTexts {
  #codes: Uint8Array | Uint16Array = new Uint8Array(FIRST_ROOM * 8);
  #used = 0;
  #starts = new Uint32Array(FIRST_ROOM);
  #ends = new Uint32Array(FIRST_ROOM);

  put(place: number, text: string): void {
    this.#makeRoom(place);
    const start = this.#starts[place] ?? 0;
    const fits = text.length <= (this.#ends[place] ?? 0) - start;
    this.#write(place, fits ? start : this.#used, text);
  }

  #write(place: number, start: number, text: string): void {
    const end = start + text.length;
    if (end > this.#codes.length) this.#codes = this.#inRoom(2 * end);
    if (!this.#wrote(start, text)) {
      this.#codes = copied(this.#codes, new Uint16Array(this.#codes.length));
      this.#wrote(start, text);
    }
    this.#starts[place] = start;
    this.#ends[place] = end;
    this.#used = Math.max(this.#used, end);
  }

  /** False: it has a letter that takes two bytes, and a letter has one here. */
  #wrote(start: number, text: string): boolean {
    const codes = this.#codes;
    const most = codes instanceof Uint8Array ? MOST_OF_BYTE : MOST_OF_TWO;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code > most) return false;
      codes[start + at] = code;
    }
    return true;
  }

  #inRoom(room: number): Uint8Array | Uint16Array {
    const codes = this.#codes;
    return copied(codes, codes instanceof Uint8Array ? new Uint8Array(room) : new Uint16Array(room));
  }

  #makeRoom(place: number): void {
    if (place < this.#starts.length) return;
    const room = Math.max(place + 1, Math.ceil(this.#starts.length * 1.5));
    this.#starts = copied(this.#starts, new Uint32Array(room));
    this.#ends = copied(this.#ends, new Uint32Array(room));
  }

  /**
   * Texts as people count: each run of figures by its value, so that FCT-9 stands before FCT-10, all else by code unit. As if the runs
   * had zeros before them up to twelve figures; a longer one is taken as it is written.
   */
  compare(one: number, other: number): number {
    const codes = this.#codes;
    let [a, b] = [this.#starts[one] ?? 0, this.#starts[other] ?? 0];
    const [endA, endB] = [this.#ends[one] ?? 0, this.#ends[other] ?? 0];
    while (a < endA && b < endB) {
      const [codeA = 0, codeB = 0] = [codes[a], codes[b]];
      if (!isFigure(codeA) || !isFigure(codeB)) {
        if (codeA !== codeB) return codeA - codeB;
        a += 1;
        b += 1;
        continue;
      }
      const [lastA, lastB] = [this.#endOfRun(a, endA), this.#endOfRun(b, endB)];
      const most = Math.max(lastA - a, lastB - b);
      if (most > COUNTED_FIGURES) return compareTexts(this.#padded(a, endA), this.#padded(b, endB));
      for (let left = most; left > 0; left -= 1) {
        const [figureA, figureB] = [this.#figure(lastA - left, a), this.#figure(lastB - left, b)];
        if (figureA !== figureB) return figureA - figureB;
      }
      a = lastA;
      b = lastB;
    }
    return endA - a - (endB - b);
  }

  #endOfRun(from: number, end: number): number {
    let at = from;
    while (at < end && isFigure(this.#codes[at] ?? 0)) at += 1;
    return at;
  }

  /** Zero before the run begins. */
  #figure(at: number, first: number): number {
    return at < first ? 0x30 : (this.#codes[at] ?? 0);
  }

  #padded(from: number, end: number): string {
    const text = String.fromCharCode(...this.#codes.subarray(from, end));
    return text.replace(/\d+/g, (figures) => figures.padStart(COUNTED_FIGURES, '0'));
  }

  /** Whether a place's text contains `wanted`, which is not empty. Good until the next text is put. */
  containing(wanted: string): PlaceTest {
    const [codes, starts, ends] = [this.#codes, this.#starts, this.#ends];
    const asked = Uint16Array.from({ length: wanted.length }, (_, at) => wanted.charCodeAt(at));
    const [first, length] = [wanted.charCodeAt(0), wanted.length];
    return (place) => {
      const last = (ends[place] ?? 0) - length;
      for (let at = starts[place] ?? 0; at <= last; at += 1) {
        if (codes[at] !== first) continue;
        let same = 1;
        while (same < length && codes[at + same] === asked[same]) same += 1;
        if (same === length) return true;
      }
      return false;
    };
  }
}

/** 0–9. */
function isFigure(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function copied<A extends Uint8Array | Uint16Array | Uint32Array>(
  from: Uint8Array | Uint16Array | Uint32Array,
  to: A,
): A {
  to.set(from);
  return to;
}
