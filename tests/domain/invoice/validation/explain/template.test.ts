import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderTemplate } from '@/domain/invoice/validation/explain/template';

const said = (template: string, values: Readonly<Record<string, string>> = {}) =>
  renderTemplate(template, (name) => values[name]);

describe('sentences with values', () => {
  it('says a bracket only where all its values are known, else the part after the bar', () => {
    expect(said('Este[ {a}][, nu {b}|, fără b].', { a: '1' })).toBe('Este 1, fără b.');
    expect(said('Este[ {a}][, nu {b}|, fără b].', { b: '2' })).toBe('Este, nu 2.');
    expect(said('[{a} și {b}|nimic]', { a: '1' })).toBe('nimic');
  });

  it('nests', () => {
    expect(said('[{a}|[{b}|niciunul]]', { b: '2' })).toBe('2');
    expect(said('[{a}|[{b}|niciunul]]')).toBe('niciunul');
    expect(said('[x [{a}|y] {b}|z]', { b: '2' })).toBe('x y 2');
  });

  it.each([
    ['{v:sum}', '1234567.5', '1.234.567,50'],
    ['{v:sum}', '-0.05', '−0,05'],
    ['{v:sum}', '12.345', '12,345'],
    ['{v:sum}', 'abc', '„abc”'],
    ['{v:num}', '-12.5', '−12,5'],
    ['{v:pct}', '21.00', '21%'],
    ['{v:pct}', '0.50', '0,5%'],
    ['{v:pct}', '20', '20%'],
    ['{v:date}', '2026-11-21', '21.11.2026'],
    ['{v:date}', 'ieri', '„ieri”'],
    ['{v:chars}', '1', '1 caracter'],
    ['{v:chars}', '19', '19 caractere'],
    ['{v:chars}', '20', '20 de caractere'],
    ['{v:chars}', '101', '101 caractere'],
    ['{v:chars}', '1000', '1.000 de caractere'],
    ['{v:times}', '1', 'o dată'],
    ['{v:times}', '2', 'de 2 ori'],
    ['{v:note}', '25', '25 de note'],
    ['{v:q}', 'a'.repeat(80), `„${'a'.repeat(60)}…”`],
  ])('%s of %s is %s', (template, value, text) => {
    expect(said(template, { v: value })).toBe(text);
  });

  it('groups any whole amount by thousands and loses no digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const text = said('{v:sum}', { v: `${whole}.${String(cents).padStart(2, '0')}` });
        expect(text).toMatch(/^\d{1,3}(\.\d{3})*,\d{2}$/);
        expect(text.replaceAll('.', '').replace(',', '.')).toBe(`${whole}.${String(cents).padStart(2, '0')}`);
      }),
      { seed: 20261121 },
    );
  });

  it('keeps a value that looks like a template as it is', () => {
    expect(said('{v:q}', { v: '{a}[b|c]' })).toBe('„{a}[b|c]”');
  });
});
