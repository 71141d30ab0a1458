import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Company } from '@/api/entities/company';
import { companyIdSchema } from '@/api/ids';
import { companyInitials, currentCompany, MAX_RECENT, shownCif, withRecent } from '@/app/state/company-choice';

const id = (value: number) => v.parse(companyIdSchema, value);

/** Only what the choice reads. */
function company(value: number): Company {
  return { id: id(value), name: `Firma ${value}`, cif: String(value), vatRegistered: true } as Company;
}

describe('the current company', () => {
  const companies = [company(2), company(1), company(3)];

  it('is the first of their order where none was chosen', () => {
    expect(currentCompany(companies, [])?.id).toBe(2);
  });

  it('is the one chosen last', () => {
    expect(currentCompany(companies, [id(3), id(1)])?.id).toBe(3);
  });

  // Catches: a removed company staying current, its screens reading what left the device.
  it('falls back to the first when the chosen one was taken away', () => {
    expect(currentCompany(companies, [id(9), id(1)])?.id).toBe(2);
    expect(currentCompany([], [id(9)])).toBeUndefined();
  });

  it('remembers the last ones, each once, newest first', () => {
    expect(withRecent([id(1), id(2), id(3)], id(3))).toEqual([3, 1, 2]);
    expect(withRecent([1, 2, 3, 4, 5].map(id), id(6))).toHaveLength(MAX_RECENT);
  });
});

describe('what stands for a company', () => {
  it('takes two words without the legal form', () => {
    expect(companyInitials('Măgura Distribuție S.R.L.')).toBe('MD');
    expect(companyInitials('Țesătoria Arieș SA')).toBe('ȚA');
    expect(companyInitials('Dental SRL')).toBe('DE');
  });

  it('writes RO only where the company is registered for VAT', () => {
    expect(shownCif({ cif: '18547290', vatRegistered: true })).toBe('RO18547290');
    expect(shownCif({ cif: '18547290', vatRegistered: false })).toBe('18547290');
  });
});
