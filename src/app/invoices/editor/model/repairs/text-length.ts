/** Lengths as the rules count them: characters of Unicode, not units of UTF-16. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** As the rules count it: without blanks at the ends, and with one where there were several. */
export function squeezed(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Cuts before the word that would be too much, or within a word that has more than half of the room to itself. */
export function cutAtWord(text: string, max: number): { readonly head: string; readonly rest: string } {
  const characters = Array.from(text);
  if (characters.length <= max) return { head: text, rest: '' };
  const blank = characters.slice(0, max + 1).lastIndexOf(' ');
  const at = blank > max / 2 ? blank : max;
  return { head: characters.slice(0, at).join('').trim(), rest: characters.slice(at).join('').trim() };
}
