const NAMED = /\bsect(?:or(?:ul)?)?\s*\.?\s*(?:nr\.?\s*)?([1-6])(?!\d)/gi;

/** The Bucharest sector a text names, `1` to `6`; undefined where it names none or several. */
export function sectorNamed(text: string): string | undefined {
  const found = new Set([...text.matchAll(NAMED)].map((match) => match[1]));
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/** Whether a text names more than one sector. */
export function namesSeveralSectors(text: string): boolean {
  return new Set([...text.matchAll(NAMED)].map((match) => match[1])).size > 1;
}

/** The sector of a Bucharest postal code: its second digit (Poșta Română, 0S####). */
export function sectorOfPostCode(code: string): string | undefined {
  return /^\s*0([1-6])\d{4}\s*$/.exec(code)?.[1];
}
