/** Names of files that every file system takes, and of which none stands twice in one zip. */

/** What no file system refuses: numbers of invoices may hold `/`. */
export function safeName(name: string): string {
  return name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-').trim() || 'document';
}

/** A name met again, in small letters or great, gets a number: `FCT-1.xml`, `FCT-1 (2).xml`. What is given is taken from then on. */
export function freeName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, end] = dot <= 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${end}`;
  taken.add(free.toLowerCase());
  return free;
}

/** Letters of a name before its ending: with the folder that it is unpacked into it stays under what Windows takes. */
const LONGEST_STEM = 150;

/** The name in plain letters, which every program that opens a zip shows: `Mălina „Nord”.xml` is `Malina -Nord-.xml`. */
export function plainName(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? plainStem(name) : `${plainStem(name.slice(0, dot))}${safeName(name.slice(dot))}`;
}

/** The same of a name without its ending. */
export function plainStem(stem: string): string {
  const plain = stem
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[^ -~]+/g, '-')
    .replace(/^[\s.]+/, '')
    .slice(0, LONGEST_STEM)
    .replace(/[\s.]+$/, '');
  return safeName(plain);
}

/** Letters of a name that come into the name of a file. */
const READ_AT_A_GLANCE = 60;

/** `FCT-0406 Liceul Tehnologic Nr. 3.pdf`: whose it is, told without opening it. */
export function pdfName(number: string, partner: string): string {
  // Marks of direction would turn the rest of a listing round; a name cut in its middle ends without a stop or a blank.
  const shown = Array.from(partner.replaceAll(/\p{Cf}/gu, '').trim());
  const short = shown
    .slice(0, READ_AT_A_GLANCE)
    .join('')
    .replace(/[\s.]+$/, '');
  return safeName(`${`${number} ${short}`.trim()}.pdf`);
}
