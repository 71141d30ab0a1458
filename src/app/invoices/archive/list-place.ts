/** Where one is in a list of invoices: kept over leaving it, and followed by the page of one invoice. */
import * as v from 'valibot';

export const listPlaceSchema = v.object({
  /** The row that has the keyboard: its id, and where it stood. */
  row: v.nullable(v.string()),
  index: v.number(),
  /** The document beside the list; null none. */
  open: v.nullable(v.string()),
});
export type ListPlace = Readonly<v.InferOutput<typeof listPlaceSchema>>;

export const NO_PLACE: ListPlace = { row: null, index: -1, open: null };

/** Its name among what is kept (use-kept.ts); `list`: the kind's id. */
export function placeName(list: string): string {
  return `${list} place`;
}

/** The page of a document was looked at: its row is the one to come back to, and what stands beside the list if something did. */
export function placeAt(place: ListPlace, id: string): ListPlace {
  return place.row === id ? place : { ...place, row: id, open: place.open === null ? null : id };
}
