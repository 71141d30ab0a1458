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
