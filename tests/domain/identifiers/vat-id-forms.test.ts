import { describe, expect, it } from 'vitest';
import { bareTaxId, vatIdOf } from '../../../src/domain/identifiers/vat-id';

describe('the VAT id of a fiscal code as typed', () => {
  it.each([
    ['ro 18.547.290', 'RO', 'RO18547290'],
    ['0018547290', 'RO', 'RO18547290'],
    ['1111111111118', 'RO', 'RO1111111111118'],
    ['be 0417.497.106', 'BE', 'BE0417497106'],
    ['0417-497-106', 'BE', 'BE0417497106'],
    ['atu 12345678', 'AT', 'ATU12345678'],
    ['U12345678', 'AT', 'ATU12345678'],
    // Northern Ireland trades under a prefix of its own.
    ['xi 123456789', 'GB', 'XI123456789'],
    ['12345678', 'DE', 'DE12345678'],
    ['123DE456', 'DE', 'DE123DE456'],
  ])('„%s” in %s is %s', (taxId, country, expected) => {
    expect(vatIdOf(taxId, country)).toBe(expected);
  });

  it('is bare without its prefix, and what is no CUI keeps its own', () => {
    expect(bareTaxId(' RO 18547290 ')).toBe('18547290');
    expect(bareTaxId(' DE811569869 ')).toBe('DE811569869');
  });
});
