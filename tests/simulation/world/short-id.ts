/** An id of the world in few letters: its maker and its place among what that one made. */
export function shortId(id: string): string {
  return `${id.slice(5, 8)}:${id.slice(-4)}`;
}
