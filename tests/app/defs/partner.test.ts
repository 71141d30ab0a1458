import { describe, expect, it } from 'vitest';
import type { CompanyDetailsResult } from '@/api/calls/outside-calls';
import { arrangedRows, EVERYTHING } from '@/app/defs/arranged-rows';
import { EMPTY_PARTNER } from '@/app/defs/partner/partner-fields';
import { partnerKind } from '@/app/defs/partner/partner-kind';
import { partnerTexts } from '@/app/defs/partner/partner-texts';
import { shownTaxId } from '@/app/defs/partner/tax-id';
import { noteOf, partnerOfRegister } from '@/app/defs/partner/use-company-look-up';
import { isVatCheckOld } from '@/app/defs/partner/vat-check-age';
import { standardRate } from '@/app/defs/product/standard-rate';
import { decimalText } from '@/domain/money/decimal-text';

const FOUND: CompanyDetailsResult = {
  cui: '18547290',
  found: true,
  name: 'HOTEL SRL',
  registration: 'J08/1/2003',
  address: {
    line1: 'STR. LUNGĂ 1',
    city: 'Sector 5',
    postCode: '',
    countrySubdivision: 'MUNICIPIUL BUCUREȘTI',
    country: 'RO',
  },
  telephone: '',
  vatRegistered: true,
  cashVat: false,
  inactive: false,
  splitVat: false,
  eInvoiceRegistered: true,
  registrationState: '',
  checkedOn: '2026-11-26',
  fromCache: false,
};

describe('the register’s answer', () => {
  it('fills the partner with the codes that the rules ask for', () => {
    const partner = partnerOfRegister(FOUND);
    expect(partner).toMatchObject({ taxId: '18547290', vatRegistered: true, vatCheckedOn: '2026-11-26' });
    expect(partner.address).toMatchObject({ countrySubdivision: 'RO-B', city: 'SECTOR5' });
    // A telephone typed by hand is not wiped out by an empty one.
    expect(partner).not.toHaveProperty('telephone');
  });

  it('is said with what matters most first', () => {
    expect(noteOf({ ...FOUND, inactive: true, fromCache: true }).text).toBe(partnerTexts.inactive);
    expect(noteOf({ ...FOUND, found: false }).tone).toBe('warning');
    expect(noteOf({ ...FOUND, fromCache: true }).text).toContain('26.11.2026');
    expect(noteOf(FOUND).tone).toBe('plain');
  });
});

describe('the list of partners', () => {
  it('finds whatever the accents and sorts as Romanian does', () => {
    const rows = ['Țara', 'Zona', 'Șoimul', 'Sibiu'].map((name) => ({
      id: name,
      pending: false,
      content: { ...EMPTY_PARTNER, name },
    }));
    const kind = partnerKind('2026-11-26');
    const names = (text: string): readonly string[] =>
      arrangedRows(rows, kind, { ...EVERYTHING, search: text }, { column: 'name', direction: 'ascending' }).map(
        ({ id }) => id,
      );
    expect(names('')).toEqual(['Sibiu', 'Șoimul', 'Țara', 'Zona']);
    expect(names('tara')).toEqual(['Țara']);
  });

  it('shows RO only before a Romanian VAT number', () => {
    expect(shownTaxId({ ...EMPTY_PARTNER, taxId: '18547290', vatRegistered: true })).toBe('RO18547290');
    expect(shownTaxId({ ...EMPTY_PARTNER, taxId: '18547290' })).toBe('18547290');
  });

  it('trusts a VAT state for thirty days', () => {
    expect(isVatCheckOld('2026-10-27', '2026-11-26')).toBe(false);
    expect(isVatCheckOld('2026-10-26', '2026-11-26')).toBe(true);
    expect(isVatCheckOld('', '2026-11-26')).toBe(true);
  });
});

describe('the rate of a new product', () => {
  it('is the highest standard one of the company', () => {
    const rates = [
      { category: 'S', rate: decimalText('9') },
      { category: 'S', rate: decimalText('21.00') },
      { category: 'AE', rate: decimalText('99') },
    ];
    expect(standardRate(rates)).toBe('21.00');
    expect(standardRate([])).toBe('');
  });
});
