/** A lease with what this device did with it. The server's `usedTo` follows later, by its own knowledge of the uploads. */
import type { Lease } from '@/api/entities/serial';
import type { CompanyId, EntityId, Version } from '@/api/ids';
import type { NumberLease } from '@/domain/numbering/lease';
import type { DatedNumber } from '@/domain/numbering/series-draw';

export interface StoredLease {
  readonly id: EntityId;
  readonly companyId: CompanyId;
  readonly version: Version;
  readonly base: Lease;
  /** What this device did with it, by the rules of domain/numbering. */
  readonly numbers: NumberLease;
  /** In rising order: whose dates bound a number that is given back. */
  readonly taken: readonly DatedNumber[];
  /** Granted to a copy of this profile, which bears the same device id: not drawn from here. */
  readonly foreign?: true;
}

/**
 * The lease as both know it: numbers that the server saw used count as taken, its word on the state wins, and so does a
 * void. A number that the server has as given back is so here too, unless an invoice of this device bears it again.
 */
export function withBase(base: Lease, numbers: NumberLease, taken: readonly DatedNumber[] = []): NumberLease {
  const { usedTo, lastDate, state, to } = base;
  const told = [...(base.returned ?? []), ...(base.voided ?? [])].map(({ number }) => number);
  const takenTo = Math.max(numbers.takenTo, usedTo, ...told);
  const voided = [...numbers.voided, ...(base.voided ?? []).filter(unlisted(numbers.voided))];
  const borne = [...taken, ...voided];
  const returned = [...numbers.returned, ...(base.returned ?? []).filter(unlisted(numbers.returned))];
  return {
    ...numbers,
    to,
    // Given back here, and the server does not know yet: an interval is never opened again.
    state: state === 'open' ? numbers.state : state,
    takenTo,
    lastDate: usedTo > numbers.takenTo ? lastDate : numbers.lastDate,
    returned: returned.filter(unlisted(borne)),
    voided,
  };
}

function unlisted(list: readonly { readonly number: number }[]) {
  return ({ number }: { readonly number: number }): boolean => !list.some((one) => one.number === number);
}

/**
 * The fence of a lease. Rows of an older server have none: the newer one counts the intervals of the device in the
 * series by their numbers, and so does this. `all`: the device's leases in the series.
 */
export function fenceOf(lease: Pick<StoredLease, 'base'>, all: readonly Pick<StoredLease, 'base'>[]): number {
  return lease.base.fence ?? all.filter(({ base }) => base.from <= lease.base.from).length;
}
