/** Whose VAT state is read again before a month is closed, out of what was received and of what is known. */
import { describe, expect, it } from 'vitest';
import { laterState, sellerVatState } from '@/app/defs/vat-check/seller-vat-state';
import { supplierVatTexts } from '@/app/home/supplier-vat/supplier-vat-texts';
import { closingMonth, type KnownPartner, suppliersToCheck } from '@/app/home/supplier-vat/suppliers-to-check';
import { suppliersOfMonth } from '@/db/archive/suppliers-of-month';
import { addPartner } from '@/db/collections/partner';
import { keepSupplierVat, suppliersVat } from '@/db/settings/supplier-vat';
import { PARTNER } from '../../db/support/samples';
import { COMPANY, OTHER_COMPANY, openTestDatabase, testContext } from '../../db/support/test-database';
import { coldItem, twoStores } from '../../db/support/two-stores';

describe('the month that is being closed', () => {
  it('is the one before, until the day of its VAT return', () => {
    expect(closingMonth('2026-11-01')).toEqual({ month: '2026-10', deadline: '2026-11-25' });
    expect(closingMonth('2026-11-25')?.month).toBe('2026-10');
    expect(closingMonth('2026-11-26')).toBeNull();
    // The 25th of October 2026 is a Sunday.
    expect(closingMonth('2026-10-26')).toEqual({ month: '2026-09', deadline: '2026-10-26' });
    expect(closingMonth('2026-01-02')?.month).toBe('2025-12');
  });
});

describe('suppliers of a month', () => {
  const ITEMS = Array.from({ length: 600 }, (_none, place) =>
    coldItem(place, {
      direction: place % 3 === 2 ? 'in' : 'out',
      partnerName: `Furnizor ${place % 5}`,
      partnerTaxId: ['RO14399840', '14399840', '18547290', 'DE811907980', ''][place % 5] ?? '',
    }),
  );

  it('are named once by their Romanian code, the same out of blocks and out of rows', async () => {
    const { blocks, rows } = await twoStores(ITEMS);
    const months = [...new Set(ITEMS.map(({ issueDate }) => issueDate.slice(0, 7)))];
    for (const month of [...months, '2020-01']) {
      const expected = new Set(
        ITEMS.filter((item) => item.direction === 'in' && item.issueDate.startsWith(month)).flatMap(
          ({ partnerTaxId }) => /^(?:RO)?(\d+)$/.exec(partnerTaxId)?.[1] ?? [],
        ),
      );
      for (const db of [blocks, rows])
        expect((await suppliersOfMonth(db, COMPANY, month)).map(({ cui }) => cui)).toEqual([...expected].sort());
    }
    expect(await suppliersOfMonth(rows, OTHER_COMPANY, months[0] ?? '')).toEqual([]);
  });
});

describe('who is to be checked', () => {
  const [ALFA, BETA] = [
    { cui: '14399840', name: 'Alfa' },
    { cui: '18547290', name: 'Beta' },
  ];
  const partners = (checkedOn: string): ReadonlyMap<string, KnownPartner> =>
    new Map([[ALFA.cui, { id: 'p1', vatRegistered: true, vatCheckedOn: checkedOn }]]);

  it('is who was not looked up since the month ended, also who is no partner', () => {
    expect(suppliersToCheck([ALFA, BETA], partners('2026-10-31'), {}, '2026-10')).toEqual([
      { ...ALFA, vatRegistered: true, partner: 'p1' },
      { ...BETA, vatRegistered: null, partner: null },
    ]);
    const noted = { [BETA.cui]: { vatRegistered: false, checkedOn: '2026-11-02' } };
    expect(suppliersToCheck([ALFA, BETA], partners('2026-11-01'), noted, '2026-10')).toEqual([]);
  });

  it('is nobody whose code the register said it does not know', () => {
    const noted = { [ALFA.cui]: { vatRegistered: null, checkedOn: '2026-11-02' } };
    expect(suppliersToCheck([ALFA], partners('2026-10-01'), noted, '2026-10')).toEqual([]);
  });

  it('is said with the month', () => {
    expect(supplierVatTexts.title(1, 'octombrie')).toBe('1 furnizor din luna octombrie de verificat');
    expect(supplierVatTexts.title(23, 'octombrie')).toBe('23 de furnizori din luna octombrie de verificat');
  });
});

describe('the state beside a seller', () => {
  it('is the one that was asked last, by the partner or by the check', async () => {
    const db = openTestDatabase();
    expect(await sellerVatState(db, COMPANY, 'RO14399840')).toBeNull();
    expect(await sellerVatState(db, COMPANY, 'DE811907980')).toBeUndefined();
    await Promise.all([
      keepSupplierVat(db, COMPANY, '14399840', { vatRegistered: false, checkedOn: '2026-11-02' }),
      keepSupplierVat(db, COMPANY, '18547290', { vatRegistered: null, checkedOn: '2026-11-03' }),
    ]);
    expect(Object.keys(await suppliersVat(db, COMPANY))).toHaveLength(2);
    expect(await suppliersVat(db, OTHER_COMPANY)).toEqual({});
    expect(await sellerVatState(db, COMPANY, '14399840')).toEqual({ vatRegistered: false, checkedOn: '2026-11-02' });
    await addPartner(testContext(db), { ...PARTNER, vatRegistered: true, vatCheckedOn: '2026-11-04' });
    expect(await sellerVatState(db, COMPANY, '14399840')).toEqual({ vatRegistered: true, checkedOn: '2026-11-04' });
  });

  it('is not known of a partner that was never looked up, whatever its box says', () => {
    expect(laterState({ vatRegistered: true, vatCheckedOn: '' }, undefined)).toBeNull();
  });
});
