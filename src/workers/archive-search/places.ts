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
