/** In place of an id: the panel of a row that is not there yet. */
export const NEW_ROW = 'new';

/** Where what is typed into a row, or into the new one, is kept. */
export function placeOf({ id }: { readonly id: string }, row: string): string {
  return `${id} ${row}`;
}
