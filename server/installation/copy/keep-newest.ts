/** Names of copies in a folder, and which of them a scheduled copy lets go. */

const NAME = /^condica-\d{4}-\d{2}-\d{2}-\d{6}\.copie$/;

/** By the moment it was made, UTC: names stand in the order of time. */
export function copyName(at: number): string {
  const [day = '', time = ''] = new Date(at).toISOString().split('T');
  return `condica-${day}-${time.slice(0, 8).replaceAll(':', '')}.copie`;
}

/** Those beyond the newest `kept`; what does not bear a copy's name is nobody's to remove. */
export function olderCopies(names: readonly string[], kept: number): readonly string[] {
  const copies = names.filter((name) => NAME.test(name)).toSorted();
  return copies.slice(0, Math.max(0, copies.length - kept));
}
