/**
 * Every number of a series with its invoice, its lease or its reason: what an inspection asks for. Runs of numbers with
 * the same answer are one row; a number that is nowhere is a gap and stands out.
 */
import type { IsoDate } from '../invoice/invoice';
import type { NumberLease, VoidedNumber } from './lease';

export interface NumberedInvoice {
  readonly number: number;
  readonly date: IsoDate;
  readonly id: string;
}

export interface ReportedLease extends NumberLease {
  readonly deviceName: string;
}

/** `given-back`: may still be used on the device · `reserved`: of a device, not yet taken · `gap`: unexplained. */
export type NumberUse =
  | { readonly kind: 'invoice'; readonly id: string; readonly date: IsoDate }
  | { readonly kind: 'voided'; readonly reason: string; readonly on: IsoDate }
  | { readonly kind: 'given-back'; readonly deviceName: string }
  | { readonly kind: 'in-use-elsewhere'; readonly deviceName: string }
  | { readonly kind: 'reserved'; readonly deviceName: string }
  | { readonly kind: 'gap' };

export interface NumberRow {
  readonly from: number;
  readonly to: number;
  readonly use: NumberUse;
}

/** The rows from the series' first number to its highest known one, in order and without holes. */
export function numbersReport(
  firstNumber: number,
  invoices: readonly NumberedInvoice[],
  leases: readonly ReportedLease[],
  voided: readonly VoidedNumber[] = [],
): NumberRow[] {
  const last = Math.max(
    firstNumber - 1,
    ...invoices.map(({ number }) => number),
    ...voided.map(({ number }) => number),
    ...leases.map((lease) => (lease.state === 'open' ? lease.to : lease.takenTo)),
  );
  const known = exactUses(invoices, leases, voided);
  const rows: NumberRow[] = [];
  for (let number = firstNumber; number <= last; number += 1) {
    appendRow(rows, number, known.get(number) ?? leasedUse(number, leases));
  }
  return rows;
}

/** Uses known number by number; an invoice outweighs anything else said of its number. */
function exactUses(
  invoices: readonly NumberedInvoice[],
  leases: readonly ReportedLease[],
  voided: readonly VoidedNumber[],
): Map<number, NumberUse> {
  const uses = new Map<number, NumberUse>();
  for (const lease of leases) {
    for (const { number } of lease.returned) uses.set(number, { kind: 'given-back', deviceName: lease.deviceName });
  }
  for (const { number, reason, on } of [...voided, ...leases.flatMap((lease) => lease.voided)]) {
    uses.set(number, { kind: 'voided', reason, on });
  }
  for (const { number, id, date } of invoices) uses.set(number, { kind: 'invoice', id, date });
  return uses;
}

/** A taken number without an invoice here is on one that its device has not sent yet. */
function leasedUse(number: number, leases: readonly ReportedLease[]): NumberUse {
  const lease = leases.find(({ from, to }) => number >= from && number <= to);
  if (lease === undefined) return { kind: 'gap' };
  if (number <= lease.takenTo) return { kind: 'in-use-elsewhere', deviceName: lease.deviceName };
  return lease.state === 'open' ? { kind: 'reserved', deviceName: lease.deviceName } : { kind: 'gap' };
}

function appendRow(rows: NumberRow[], number: number, use: NumberUse): void {
  const before = rows.at(-1);
  if (before !== undefined && sameRun(before.use, use)) rows[rows.length - 1] = { ...before, to: number };
  else rows.push({ from: number, to: number, use });
}

/** Invoices and voided numbers always have rows of their own. */
function sameRun(a: NumberUse, b: NumberUse): boolean {
  if (a.kind === 'gap') return b.kind === 'gap';
  return a.kind === b.kind && 'deviceName' in a && 'deviceName' in b && a.deviceName === b.deviceName;
}
