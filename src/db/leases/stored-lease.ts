/** A lease with what this device did with it. The server's `usedTo` follows later, by its own knowledge of the uploads. */
import type { Lease } from '@/api/entities/serial';
import type { CompanyId, EntityId, Version } from '@/api/ids';
import type { NumberLease } from '@/domain/numbering/lease';

/** A number that an invoice of this device bears, with the invoice's date. */
export interface TakenNumber {
  readonly number: number;
  readonly date: string;
}

export interface StoredLease {
  readonly id: EntityId;
  readonly companyId: CompanyId;
  readonly version: Version;
  readonly base: Lease;
  /** What this device did with it, by the rules of domain/numbering. */
  readonly numbers: NumberLease;
  /** In rising order: whose dates bound a number that is given back. */
  readonly taken: readonly TakenNumber[];
}

/** The lease as both know it: numbers that the server saw used count as taken, and its word on the state wins. */
export function withBase(base: Lease, numbers: NumberLease): NumberLease {
  const { usedTo, lastDate, state, to } = base;
  if (usedTo <= numbers.takenTo) return { ...numbers, to, state };
  return { ...numbers, to, state, takenTo: usedTo, lastDate };
}
