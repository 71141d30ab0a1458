/** Whose VAT state is to be read again before a month is closed. Pure. */
import { laterState } from '@/app/defs/vat-check/seller-vat-state';
import type { MonthSupplier } from '@/db/archive/suppliers-of-month';
import type { SuppliersVat } from '@/db/settings/supplier-vat';
import { monthAfter } from '@/domain/calendar/months';
import { vatReturnDay } from '@/domain/calendar/vat-return';
import type { IsoDate } from '@/domain/invoice/invoice';

/** A month that is over and whose VAT return is still to be filed. */
export interface ClosingMonth {
  /** `yyyy-MM`. */
  readonly month: string;
  /** The last day for its return. */
  readonly deadline: IsoDate;
}

/** Null once the return of the last month had to be filed. */
export function closingMonth(today: IsoDate): ClosingMonth | null {
  const month = monthAfter(today.slice(0, 7), -1);
  const deadline = vatReturnDay(month);
  return today <= deadline ? { month, deadline } : null;
}

export interface KnownPartner {
  readonly id: string;
  readonly vatRegistered: boolean;
  readonly vatCheckedOn: IsoDate;
}

export interface SupplierToCheck extends MonthSupplier {
  /** As it was known; null where it never was. */
  readonly vatRegistered: boolean | null;
  /** The partner that it is; null where it is none. */
  readonly partner: string | null;
}

/** Those who were not looked up since the month ended; the state on a day within it may have changed in the rest. `partners`: by digits. */
export function suppliersToCheck(
  suppliers: readonly MonthSupplier[],
  partners: ReadonlyMap<string, KnownPartner>,
  noted: SuppliersVat,
  month: string,
): readonly SupplierToCheck[] {
  const after = `${monthAfter(month, 1)}-01`;
  return suppliers.flatMap((supplier) => {
    const partner = partners.get(supplier.cui);
    const state = laterState(partner, noted[supplier.cui]);
    if (state !== null && state.checkedOn >= after) return [];
    return [{ ...supplier, vatRegistered: state?.vatRegistered ?? null, partner: partner?.id ?? null }];
  });
}
