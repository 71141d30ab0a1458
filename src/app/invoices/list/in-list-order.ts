/** The chosen ones as their list has them, whatever order they were chosen in; those that its filter no longer holds come last. Pure. */
export function inListOrder(chosen: ReadonlySet<string>, listed: readonly string[]): readonly string[] {
  const here = listed.filter((id) => chosen.has(id));
  const known = new Set(here);
  return [...here, ...[...chosen].filter((id) => !known.has(id))];
}
