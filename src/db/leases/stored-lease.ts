/** A lease with what this device did with it. The server's `usedTo` follows later, by its own knowledge of the uploads. */
import type { Lease } from '@/api/entities/serial';
import type { CompanyId, EntityId, Version } from '@/api/ids';

/** A number that an invoice of this device bears, with the invoice's date. */
export interface TakenNumber {
  readonly number: number;
  readonly date: string;
}

/** A number that no invoice will bear. */
export interface VoidedNumber {
  readonly number: number;
  readonly reason: string;
  readonly on: string;
}

export interface StoredLease {
  readonly id: EntityId;
  readonly companyId: CompanyId;
  readonly version: Version;
  readonly base: Lease;
  /** In rising order. */
  readonly taken: readonly TakenNumber[];
  /** Taken and given back before anything left; in rising order. */
  readonly returned: readonly number[];
  readonly voided: readonly VoidedNumber[];
}
