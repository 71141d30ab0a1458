/** Whom a document with minus takes back or a 384 corrects, and what is told of it on their rows (docs/decisions/0180, 0181, 0183). */
import type { ArchiveItem } from '@/api/entities/archive-item';
import { isSameCui } from '@/domain/identifiers/cui';
import { CORRECTED } from '@/domain/invoice/document-types';
import type { PrecedingInvoice } from '@/domain/invoice/invoice';
import { decimalText } from '@/domain/money/decimal-text';
import { hundredths } from '@/domain/money/hundredths';
import { fold } from '@/domain/text/fold';

type Note = NonNullable<ArchiveItem['takenBack']>[number];

export function isMinus({ total }: ArchiveItem): boolean {
  return hundredths(total) < 0n;
}

/** Takes back or corrects what it names: neither an invoice after an advance nor any other one does. */
export function isNote(item: ArchiveItem): boolean {
  return isMinus(item) || item.typeCode === CORRECTED;
}

/** With one partner, in one currency. */
function isOfOneDeal(one: ArchiveItem, other: ArchiveItem): boolean {
  if (one.currency !== other.currency) return false;
  const [code, otherCode] = [fold(one.partnerTaxId.trim()), fold(other.partnerTaxId.trim())];
  if (code === '' || otherCode === '') return fold(one.partnerName.trim()) === fold(other.partnerName.trim());
  return code === otherCode || isSameCui(one.partnerTaxId, other.partnerTaxId);
}

/** The rows of those that it names as they are then, where that is not how they are; `found`: issued documents of the numbers named. */
export function toldOfNote(
  note: ArchiveItem,
  named: readonly PrecedingInvoice[],
  found: readonly ArchiveItem[],
): readonly ArchiveItem[] {
  const invoices = [...new Set(named.flatMap((one) => meant(one, found, note) ?? []))];
  const isWhole = invoices.length === named.length && sumOf([note, ...invoices]) === 0n;
  const { id, number } = note;
  return invoices.flatMap((invoice) => {
    const total = named.length === 1 ? note.total : isWhole ? decimalText(`-${invoice.total}`) : undefined;
    const corrected = note.typeCode === CORRECTED ? withCorrection(invoice, note) : invoice;
    const told = isMinus(note)
      ? withNote(corrected, { id, number, ...(total === undefined ? {} : { total }) })
      : corrected;
    return told === invoice ? [] : [told];
  });
}

/** Of a number that stands in several years the one of the day named, else the newest that is not younger than the note. */
function meant(
  { number, issueDate }: PrecedingInvoice,
  found: readonly ArchiveItem[],
  note: ArchiveItem,
): ArchiveItem | undefined {
  // What an advance has paid comes to nothing, and may be corrected.
  const least = isMinus(note) ? 1n : 0n;
  const rank = (item: ArchiveItem): string => `${item.issueDate === issueDate ? 1 : 0} ${item.issueDate}`;
  return found
    .filter((item) => item.number === number && item.state === 'accepted' && hundredths(item.total) >= least)
    .filter((item) => item.id !== note.id && item.issueDate <= note.issueDate && isOfOneDeal(item, note))
    .sort((a, b) => rank(b).localeCompare(rank(a)))[0];
}

/** A note of the same number is the same one, brought by another row. */
function withNote(invoice: ArchiveItem, note: Note): ArchiveItem {
  const before = invoice.takenBack ?? [];
  const known = before.find(({ number }) => number === note.number);
  if (known !== undefined && known.id === note.id && known.total === note.total) return invoice;
  const takenBack = known === undefined ? [...before, note] : before.map((one) => (one === known ? note : one));
  const left = hundredths(invoice.total) + sumOf(takenBack);
  const { reversed: _, ...rest } = invoice;
  return { ...rest, takenBack, ...(left <= roundedOff(takenBack) ? { reversed: true } : {}) };
}

/** As above, one number once. */
function withCorrection(invoice: ArchiveItem, note: ArchiveItem): ArchiveItem {
  const { id, number, issueDate } = note;
  const before = invoice.correctedBy ?? [];
  const known = before.find((one) => one.id === id);
  const told = { id, number, issueDate, ...(stands(note) ? {} : { reversed: true }) };
  if (known === undefined) {
    const others = before.filter((one) => one.number !== number);
    return { ...invoice, correctedBy: [...others, told] };
  }
  if (known.reversed === told.reversed) return invoice;
  return { ...invoice, correctedBy: before.map((one) => (one === known ? told : one)) };
}

/** Not where it was taken back whole, unless something that corrects it stands in its place. */
function stands({ reversed, correctedBy = [] }: ArchiveItem): boolean {
  return reversed !== true || correctedBy.some((one) => one.reversed !== true);
}

/** VAT is rounded once a document: of parts that make a whole each but the first may leave a hundredth. */
function roundedOff(notes: readonly Note[]): bigint {
  return BigInt(Math.max(0, notes.filter(({ total }) => total !== undefined).length - 1));
}

function sumOf(notes: readonly Pick<Note, 'total'>[]): bigint {
  return notes.reduce((sum, { total }) => sum + hundredths(total ?? '0'), 0n);
}
