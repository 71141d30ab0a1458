/** Names of files that every system takes: of an invoice one reads its day, number and partner. */

/** Windows refuses these signs, and names that end in a point or blank; a path there has 260 letters. */
const MOST = 60;

export function filePart(text: string): string {
  const clean = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .slice(0, MOST)
    .trim()
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  return clean === '' ? 'fara nume' : clean;
}

export function invoiceName(item: {
  readonly issueDate: string;
  readonly number: string;
  readonly partnerName: string;
  readonly id: string;
}): string {
  // Two of one number and day are told apart by the beginning of their id.
  return `${item.issueDate} ${filePart(item.number)} ${filePart(item.partnerName)} ${item.id.slice(0, 8)}`;
}
