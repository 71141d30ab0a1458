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

/** With one partner, in one currency. What is filed for a debtor names the debtor's numbers, and its row does not say whose they are. */
function isOfOneDeal(one: ArchiveItem, other: ArchiveItem): boolean {
  if (one.currency !== other.currency || one.enforcement === true || other.enforcement === true) return false;
  const [code, otherCode] = [fold(one.partnerTaxId.trim()), fold(other.partnerTaxId.trim())];
  if (code === '' || otherCode === '') return fold(one.partnerName.trim()) === fold(other.partnerName.trim());
  return code === otherCode || isSameCui(one.partnerTaxId, other.partnerTaxId);
}

/** What the archive has of the numbers that a note bears and names. */
export interface Numbered {
  /** Issued documents of the numbers that it names, in any state. */
  readonly found: readonly ArchiveItem[];
  /** Ids of other documents of its own number: those of another day. */
  readonly namesakes: ReadonlySet<string>;
}

/** The rows of those that it names, and of those that it was taken to name, as they are then, where that is not how they are. */
export function toldOfNote(
  note: ArchiveItem,
  named: readonly PrecedingInvoice[],
  { found, namesakes }: Numbered,
): readonly ArchiveItem[] {
  const ofNumber = byNumber(found);
  const invoices = new Set(named.flatMap((one) => meant(one, ofNumber.get(one.number) ?? [], note) ?? []));
  const isWhole = invoices.size === named.length && sumOf([note, ...invoices]) === 0n;
  const { id, number } = note;
  return found.flatMap((invoice) => {
    const told = invoices.has(invoice) ? withBoth(invoice) : withoutNote(invoice, note);
    return told === invoice ? [] : [told];
  });

  function withBoth(invoice: ArchiveItem): ArchiveItem {
    const total = named.length === 1 ? note.total : isWhole ? decimalText(`-${invoice.total}`) : undefined;
    const corrected = note.typeCode === CORRECTED ? withCorrection(invoice, note, namesakes) : invoice;
    return isMinus(note)
      ? withNote(corrected, { id, number, ...(total === undefined ? {} : { total }) }, namesakes)
      : corrected;
  }
}

function byNumber(items: readonly ArchiveItem[]): ReadonlyMap<string, readonly ArchiveItem[]> {
  const ofNumber = new Map<string, ArchiveItem[]>();
  for (const item of items) {
    const known = ofNumber.get(item.number);
    if (known === undefined) ofNumber.set(item.number, [item]);
    else known.push(item);
  }
  return ofNumber;
}

/**
 * Of a number that stands in several years the one of the day named, also while ANAF has not accepted it: it is told once it is. Where there
 * is none of that day, the newest accepted one that is not younger than the note.
 */
function meant(
  { issueDate }: PrecedingInvoice,
  ofNumber: readonly ArchiveItem[],
  note: ArchiveItem,
): ArchiveItem | undefined {
  // What an advance has paid comes to nothing, and may be corrected.
  const least = isMinus(note) ? 1n : 0n;
  const fitting = ofNumber
    .filter((item) => hundredths(item.total) >= least && item.issueDate <= note.issueDate)
    .filter((item) => item.id !== note.id && isOfOneDeal(item, note));
  const ofDay = fitting.filter((item) => item.issueDate === issueDate);
  return (ofDay.length > 0 ? ofDay : fitting)
    .filter(({ state }) => state === 'accepted')
    .sort((a, b) => b.issueDate.localeCompare(a.issueDate))[0];
}

/** It was the newest of its number until a newer one was accepted. */
function withoutNote(invoice: ArchiveItem, note: ArchiveItem): ArchiveItem {
  const { takenBack = [], correctedBy = [] } = invoice;
  if (![...takenBack, ...correctedBy].some(({ id }) => id === note.id)) return invoice;
  const { takenBack: _taken, correctedBy: _corrected, reversed: _reversed, ...rest } = invoice;
  const corrections = correctedBy.filter(({ id }) => id !== note.id);
  const plain = { ...rest, ...(corrections.length === 0 ? {} : { correctedBy: corrections }) };
  return withSums(
    plain,
    takenBack.filter(({ id }) => id !== note.id),
  );
}

/** A note of the same number and day is the same one, brought by another row. */
function withNote(invoice: ArchiveItem, note: Note, namesakes: ReadonlySet<string>): ArchiveItem {
  const before = invoice.takenBack ?? [];
  const known = before.find(({ id, number }) => number === note.number && !namesakes.has(id));
  if (known !== undefined && known.id === note.id && known.total === note.total) return invoice;
  return withSums(invoice, known === undefined ? [...before, note] : before.map((one) => (one === known ? note : one)));
}

function withSums(invoice: ArchiveItem, takenBack: readonly Note[]): ArchiveItem {
  const left = hundredths(invoice.total) + sumOf(takenBack);
  const { reversed: _, ...rest } = invoice;
  if (takenBack.length === 0) return rest;
  return { ...rest, takenBack: [...takenBack], ...(left <= roundedOff(takenBack) ? { reversed: true } : {}) };
}

/** As above, one number of a day once; `note`: as its own row is by now. */
function withCorrection(invoice: ArchiveItem, note: ArchiveItem, namesakes: ReadonlySet<string>): ArchiveItem {
  const { id, number, issueDate } = note;
  const before = invoice.correctedBy ?? [];
  const known = before.find((one) => one.id === id);
  const told = { id, number, issueDate, ...(stands(note) ? {} : { reversed: true }) };
  if (known === undefined) {
    const others = before.filter((one) => one.number !== number || namesakes.has(one.id));
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
