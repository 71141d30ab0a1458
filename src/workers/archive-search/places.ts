/** Places of documents in the columns, in the order of an answer: good for one edition of them. */
export type Places = Uint32Array;

/** What a question asks of one document. */
export type PlaceTest = (place: number) => boolean;

export function placesWhere(places: Places, test: PlaceTest): Places {
  const kept = new Uint32Array(places.length);
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
 * The test, good for the places where `of` is `wanted`. `among`: how many of them will be asked for. Where they are many, all are asked
 * beforehand, one after the other: in the order of an answer each lies elsewhere in the memory.
 */
export function askedInTurn(test: PlaceTest, among: number, of: Uint8Array, wanted: number): PlaceTest {
  if (among * FEW < of.length) return test;
  const known = new Uint8Array(of.length);
  for (let place = 0; place < known.length; place += 1) if (of[place] === wanted && test(place)) known[place] = 1;
  return (place) => known[place] === 1;
}
