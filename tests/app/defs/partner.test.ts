import { describe, expect, it } from 'vitest';
import type { CompanyDetailsResult } from '@/api/calls/outside-calls';
import { arrangedRows, EVERYTHING } from '@/app/defs/arranged-rows';
import { EMPTY_PARTNER, PARTNER_FIELDS } from '@/app/defs/partner/partner-fields';
import { partnerKind } from '@/app/defs/partner/partner-kind';
import { partnerTexts } from '@/app/defs/partner/partner-texts';
import { shownTaxId } from '@/app/defs/partner/tax-id';
import { twinOfNew } from '@/app/defs/partner/twin-partner';
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

  it('comes with a readable name, and leaves one written so', () => {
    expect(partnerOfRegister(FOUND).name).toBe('Hotel SRL');
    expect(partnerOfRegister(FOUND, 'Hôtel SRL').name).toBe('Hôtel SRL');
  });

  it('is said with what matters most first', () => {
    expect(noteOf({ ...FOUND, inactive: true, fromCache: true }).text).toBe(partnerTexts.inactive);
    const gone = { ...FOUND, inactive: true, registrationState: 'RADIERE din data 01.02.2024' };
    expect(noteOf(gone)).toMatchObject({ tone: 'warning', text: partnerTexts.struckOff('01.02.2024') });
    expect(noteOf({ ...FOUND, found: false }).tone).toBe('warning');
    expect(noteOf({ ...FOUND, fromCache: true }).text).toContain('26.11.2026');
    expect(noteOf(FOUND).tone).toBe('plain');
  });
});

describe('a new partner', () => {
  it('is not filled where another has its fiscal code, with RO or without', () => {
    const content = { ...EMPTY_PARTNER, name: 'Hotel SRL', taxId: 'RO18547290' };
    const rows = [{ id: '1', pending: false, content }];
    expect(twinOfNew(rows, { ...EMPTY_PARTNER, taxId: '18547290' })).toBe('Hotel SRL');
    expect(twinOfNew(rows, { ...EMPTY_PARTNER, taxId: '14399840' })).toBeUndefined();
    expect(twinOfNew(rows, EMPTY_PARTNER)).toBeUndefined();
    // The one in the list is not its own twin.
    expect(twinOfNew(rows, content)).toBeUndefined();
  });
});

describe('the list of partners', () => {
  it('shows no country in place of a Romanian county', () => {
    const county = partnerKind('2026-11-26').columns.find(({ id }) => id === 'county');
    const shown = (address: Partial<typeof EMPTY_PARTNER.address>): string | undefined =>
      county?.text({ ...EMPTY_PARTNER, address: { ...EMPTY_PARTNER.address, ...address } });
    expect(shown({})).toBe('');
    expect(shown({ countrySubdivision: 'RO-CJ' })).toBe('CJ');
    expect(shown({ country: 'DE' })).toBe('DE');
  });

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

describe('a partner’s place', () => {
  const [country, county] = ['country', 'countrySubdivision'].map((name) =>
    PARTNER_FIELDS.find((field) => field.name === name),
  );
  const abroad = { ...EMPTY_PARTNER, address: { ...EMPTY_PARTNER.address, country: 'DE' } };

  it('takes a country by code or name, and leaves a county of ours behind', () => {
    const home = { ...EMPTY_PARTNER, address: { ...EMPTY_PARTNER.address, countrySubdivision: 'RO-CJ' } };
    expect(country?.set(home, 'germania').address).toMatchObject({ country: 'DE', countrySubdivision: '' });
    expect(country?.set(home, 'ro').address).toMatchObject({ country: 'RO', countrySubdivision: 'RO-CJ' });
    expect(country?.check?.({ ...home, address: { ...home.address, country: 'ZZ' } })).toContain('Alegeți țara');
  });

  it('offers counties at home, and takes a region abroad as it is written', () => {
    expect(county?.offers?.(EMPTY_PARTNER)?.('cj')).toEqual([{ value: 'RO-CJ', label: 'Cluj' }]);
    expect(county?.set(EMPTY_PARTNER, 'jud. Cluj').address).toMatchObject({ countrySubdivision: 'RO-CJ' });
    expect(county?.offers?.(abroad)).toBeNull();
    expect(county?.set(abroad, 'Bayern').address).toMatchObject({ countrySubdivision: 'Bayern' });
  });
});

describe('the field of the fiscal code', () => {
  it('asks a phone for figures where the code has figures alone', () => {
    const figures = PARTNER_FIELDS.find(({ name }) => name === 'taxId')?.figures;
    const abroad = { ...EMPTY_PARTNER, address: { ...EMPTY_PARTNER.address, country: 'DE' } };
    expect(figures?.(EMPTY_PARTNER)).toBe(true);
    expect(figures?.(abroad)).toBe(false);
    expect(figures?.({ ...EMPTY_PARTNER, external: true })).toBe(false);
  });
});
