/**
 * Every number of a series with its invoice, its lease or its reason: what an inspection asks for. Runs of numbers with
 * the same answer are one row; a number that is nowhere is a gap and stands out.
 *
 * Time and memory go with the numbers that are known one by one, never with the width of what lies between them.
 */
import type { IsoDate } from '../invoice/invoice';
import type { NumberInterval } from './end-numbers';
import type { NumberLease, VoidedNumber } from './lease';

export interface NumberedInvoice {
  readonly number: number;
  readonly date: IsoDate;
  readonly id: string;
}

export interface ReportedLease extends NumberLease {
  readonly id: string;
  readonly deviceName: string;
  /** The end of the interval as it was granted; `to` where nothing after it was given back. */
  readonly grantedTo: number;
  /** Of a lease that is not open: why and when it ended; '' where nobody said. */
  readonly endReason: string;
  readonly endedOn: IsoDate;
}

/**
 * `given-back`: may still be used on the device · `reserved`: of a device, not yet taken · `ended`: on no invoice, explained
 * by the end of its interval · `gap`: unexplained.
 */
export type NumberUse =
  | { readonly kind: 'invoice'; readonly id: string; readonly date: IsoDate }
  | { readonly kind: 'voided'; readonly reason: string; readonly on: IsoDate }
  | { readonly kind: 'given-back'; readonly deviceName: string; readonly lease: string }
  | { readonly kind: 'in-use-elsewhere'; readonly deviceName: string }
  | { readonly kind: 'reserved'; readonly deviceName: string }
  | { readonly kind: 'ended'; readonly deviceName: string; readonly reason: string; readonly on: IsoDate }
  | { readonly kind: 'gap' };

export interface NumberRow extends NumberInterval {
  readonly use: NumberUse;
}

/** The rows from the series' first number to its highest known one, in order and without holes. */
export function numbersReport(
  firstNumber: number,
  invoices: readonly NumberedInvoice[],
  leases: readonly ReportedLease[],
  voided: readonly VoidedNumber[] = [],
): NumberRow[] {
  const known = [...exactUses(invoices, leases, voided)].sort(([a], [b]) => a - b);
  const spans = leases.flatMap(heldSpans).sort(byFrom);
  const tails = leases.flatMap(givenBackTail).sort(byFrom);
  const last = Math.max(known.at(-1)?.[0] ?? 0, spans.at(-1)?.to ?? 0);
  const rows: NumberRow[] = [];
  let next = firstNumber;
  const fill = (to: number): void => {
    for (const hole of over(spans, { from: next, to })) {
      if (hole.use !== undefined) appendRow(rows, hole, hole.use);
      else for (const rest of over(tails, hole)) appendRow(rows, rest, rest.use ?? { kind: 'gap' });
    }
  };
  for (const [number, use] of known) {
    if (number < firstNumber) continue;
    fill(number - 1);
    appendRow(rows, { from: number, to: number }, use);
    next = number + 1;
  }
  fill(last);
  return rows;
}

/** Uses known number by number; an invoice outweighs anything else said of its number. */
function exactUses(
  invoices: readonly NumberedInvoice[],
  leases: readonly ReportedLease[],
  voided: readonly VoidedNumber[],
): Map<number, NumberUse> {
  const uses = new Map<number, NumberUse>();
  for (const { id, deviceName, returned } of leases) {
    for (const { number } of returned) uses.set(number, { kind: 'given-back', deviceName, lease: id });
  }
  for (const { number, reason, on } of [...voided, ...leases.flatMap((lease) => lease.voided)]) {
    uses.set(number, { kind: 'voided', reason, on });
  }
  for (const { number, id, date } of invoices) uses.set(number, { kind: 'invoice', id, date });
  return uses;
}

/** A taken number without an invoice here is on one that its device has not sent yet. */
function heldSpans({ from, to, takenTo, state, deviceName, endReason, endedOn }: ReportedLease): readonly NumberRow[] {
  if (state !== 'open' && endReason !== '')
    return whole({ from, to, use: { kind: 'ended', deviceName, reason: endReason, on: endedOn } });
  const taken = whole({ from, to: takenTo, use: { kind: 'in-use-elsewhere', deviceName } });
  return state === 'open'
    ? [...taken, ...whole({ from: takenTo + 1, to, use: { kind: 'reserved', deviceName } })]
    : taken;
}

/** Nobody's, unless another lease has them. */
function givenBackTail({ to, grantedTo, deviceName, endReason, endedOn }: ReportedLease): readonly NumberRow[] {
  if (endReason === '') return [];
  return whole({ from: to + 1, to: grantedTo, use: { kind: 'ended', deviceName, reason: endReason, on: endedOn } });
}

function whole(row: NumberRow): readonly NumberRow[] {
  return row.from <= row.to ? [row] : [];
}

function byFrom(a: NumberInterval, b: NumberInterval): number {
  return a.from - b.from;
}

interface Piece extends NumberInterval {
  readonly use?: NumberUse;
}

/** The interval in pieces, each what a span says of it or nothing. `spans` in rising order. */
function over(spans: readonly NumberRow[], { from, to }: NumberInterval): readonly Piece[] {
  const pieces: Piece[] = [];
  let next = from;
  if (next > to) return pieces;
  for (const span of spans) {
    if (span.to < next) continue;
    if (span.from > to) break;
    if (span.from > next) pieces.push({ from: next, to: span.from - 1 });
    pieces.push({ from: Math.max(span.from, next), to: Math.min(span.to, to), use: span.use });
    next = Math.min(span.to, to) + 1;
    if (next > to) return pieces;
  }
  pieces.push({ from: next, to });
  return pieces;
}

function appendRow(rows: NumberRow[], { from, to }: NumberInterval, use: NumberUse): void {
  const before = rows.at(-1);
  if (before !== undefined && sameRun(before.use, use)) rows[rows.length - 1] = { ...before, to };
  else rows.push({ from, to, use });
}

/**
 * What is said of one number alone, of an invoice or a reason, always has a row of its own; so has what another interval
 * says, though its device bears the same name: each use of an interval is one object.
 */
function sameRun(a: NumberUse, b: NumberUse): boolean {
  return a === b || (a.kind === 'gap' && b.kind === 'gap');
}
