/** An issued document as migration 0090 reads it, the marks of its row, and its amounts. */

export interface TakenBack {
  readonly id: string;
  readonly number: string;
  readonly total?: string;
  readonly reversed?: boolean;
}

export interface Correction {
  readonly id: string;
  readonly number: string;
  readonly issueDate: string;
  readonly reversed?: boolean;
}

export interface Marks {
  readonly takenBack?: readonly TakenBack[];
  readonly reversed?: boolean;
  readonly correctedBy?: readonly Correction[];
}

/** An issued one as its row has it; `total`: BT-112, of a credit note negative. */
export interface Issued extends Marks {
  readonly id: string;
  readonly number: string;
  readonly issueDate: string;
  readonly total: string;
  readonly typeCode: string;
  readonly currency: string;
  readonly partnerTaxId: string;
  readonly partnerName: string;
  readonly enforcement: boolean;
  readonly accepted: boolean;
}

/** A number and the day beside it (BT-25, BT-26); '' where none is named. */
export interface Named {
  readonly number: string;
  readonly issueDate: string;
}

/** What is told of one. */
export interface Entries {
  readonly document: Issued;
  takenBack: TakenBack[];
  correctedBy: Correction[];
}

export const CORRECTED = '384';

export function isMinus({ total }: Issued): boolean {
  return hundredths(total) < 0n;
}

export function negated(total: string): string {
  return total.startsWith('-') ? total.slice(1) : `-${total}`;
}

/** What stands behind the second decimal is left out. */
export function hundredths(text: string): bigint {
  const negative = text.startsWith('-');
  const [whole = '0', fraction = ''] = (negative ? text.slice(1) : text).split('.');
  const units = BigInt(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`);
  return negative ? -units : units;
}

export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
