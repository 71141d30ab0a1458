/**
 * Places of documents in the columns, in the order of an answer, and what is kept of them by tests.
 *
 * What a scan notes of all documents stands in two arrays that every scan uses: as many made anew with each key have the collector go
 * through the whole archive, and a key wait for it. Invariant: nobody keeps them beyond a call, and no test begins a scan.
 */

/** Good for one edition of the columns. */
export type Places = Uint32Array;

/** What a question asks of one document. */
export type PlaceTest = (place: number) => boolean;

let noted = new Uint32Array();
let marked = new Uint8Array();

const UNMARKED = 0;
const MARKED = 1;
const TAKEN = 2;

export function placesWhere(places: Places, test: PlaceTest): Places {
  if (noted.length < places.length) noted = new Uint32Array(Math.ceil(places.length * 1.5));
  const kept = noted;
  let count = 0;
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    if (!test(place)) continue;
    kept[count] = place;
    count += 1;
  }
  return count === places.length ? places : kept.slice(0, count);
}

/** One in so many places is few. */
const FEW = 4;

/**
 * The same for a test that reads much of each document. `all`: how many the columns have. Where the places are many of them, it is asked
 * one after the other: in the order of an answer each lies elsewhere in the memory.
 */
export function placesInTurn(places: Places, all: number, test: PlaceTest): Places {
  if (places.length * FEW < all) return placesWhere(places, test);
  const marks = marksOf(places, all);
  for (let place = 0; place < all; place += 1) if (marks[place] === MARKED && test(place)) marks[place] = TAKEN;
  return placesWhere(places, (place) => marks[place] === TAKEN);
}

/** In the order of `places`: `some` of them, and of the others those that the test takes. */
export function placesBeside(places: Places, some: Places, all: number, test: PlaceTest): Places {
  const marks = marksOf(some, all);
  let isMore = false;
  for (let place = 0; place < all; place += 1) {
    if (marks[place] !== UNMARKED || !test(place)) continue;
    marks[place] = MARKED;
    isMore = true;
  }
  return isMore ? placesWhere(places, (place) => marks[place] === MARKED) : some;
}

/** 1 at each of the places, 0 elsewhere. */
function marksOf(places: Places, all: number): Uint8Array {
  if (marked.length < all) marked = new Uint8Array(Math.ceil(all * 1.5));
  const marks = marked;
  marks.fill(UNMARKED, 0, all);
  for (let at = 0; at < places.length; at += 1) marks[places[at] ?? 0] = MARKED;
  return marks;
}
