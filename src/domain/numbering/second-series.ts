/**
 * The prefix of a second series beside one whose numbers have passed a date: the letters get another letter, so that no
 * number of one can be read as a number of the other (`FCT-` gives `FCTB-`, then `FCTC-`).
 */
export function secondPrefix(prefix: string, used: readonly string[]): string {
  const end = /[^\p{L}\p{N}]*$/u.exec(prefix)?.[0] ?? '';
  const stem = prefix.slice(0, prefix.length - end.length);
  const free = [...'BCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => !used.includes(`${stem}${letter}${end}`));
  return `${stem}${free ?? 'BB'}${end}`;
}
