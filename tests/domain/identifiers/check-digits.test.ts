import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCnpShape, isValidCnp } from '../../../src/domain/identifiers/cnp';
import { cuiDigits, isSameCui, isValidCui } from '../../../src/domain/identifiers/cui';
import { isValidIban } from '../../../src/domain/identifiers/iban';

/** The key of the fiscal code read from the right, as the norms describe it: 2 3 5 7 1 2 3 5 7. */
function cuiKey(body: string): number {
  const sum = [...body]
    .reverse()
    .reduce((all, digit, index) => all + Number(digit) * Number('235712357'.charAt(index)), 0);
  return ((sum * 10) % 11) % 10;
}

function cnpKey(body: string): number {
  const sum = [...body].reduce((all, digit, index) => all + Number(digit) * Number('279146358279'.charAt(index)), 0);
  return sum % 11 === 10 ? 1 : sum % 11;
}

/** Mod 97 of the whole number at once. */
function ibanRest(text: string): bigint {
  const moved = `${text.slice(4)}${text.slice(0, 4)}`;
  return BigInt([...moved].map((sign) => Number.parseInt(sign, 36)).join('')) % 97n;
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`));
const RUNS = { seed: 47, numRuns: 100 };

describe('check digits', () => {
  it('of a CUI are right with one last digit only, and are those of real companies', () => {
    for (const real of ['1590082', '5022670', '2816464', '14399840', '11054545', '13267213', '4221306'])
      expect([real, isValidCui(real)]).toEqual([real, true]);
    const body = fc.integer({ min: 1, max: 9 }).chain(digits);
    fc.assert(
      fc.property(body, (start) => {
        const valid = Array.from({ length: 10 }, (_, last) => last).filter((last) => isValidCui(`${start}${last}`));
        expect(valid).toEqual([cuiKey(start)]);
      }),
      RUNS,
    );
  });

  it('of a CNP are right with one last digit only, remainder 10 as 1', () => {
    let tens = 0;
    fc.assert(
      fc.property(digits(12), (start) => {
        const valid = Array.from({ length: 10 }, (_, last) => last).filter((last) => isValidCnp(`${start}${last}`));
        expect(valid).toEqual([cnpKey(start)]);
        const sum = [...start].reduce((all, one, at) => all + Number(one) * Number('279146358279'.charAt(at)), 0);
        if (sum % 11 === 10) tens += 1;
      }),
      RUNS,
    );
    expect(tens).toBeGreaterThan(3);
  });

  it('of an IBAN are right for one pair only, and are those of the register of ISO 13616', () => {
    const examples = [
      'RO49AAAA1B31007593840000',
      'BE68539007547034',
      'FR1420041010050500013M02606',
      'GB29NWBK60161331926819',
      'HU42117730161111101800000000',
      'NO9386011117947',
      'MT84MALT011000012345MTLCAST001S',
    ];
    for (const example of examples) expect([example, isValidIban(example)]).toEqual([example, true]);
    const account = fc.stringMatching(/^[A-Z]{4}[A-Z0-9]{16}$/);
    fc.assert(
      fc.property(account, fc.integer({ min: 2, max: 98 }), (rest, key) => {
        const iban = `RO${String(key).padStart(2, '0')}${rest}`;
        expect(isValidIban(iban)).toBe(ibanRest(iban) === 1n);
        const right = 98n - ibanRest(`RO00${rest}`);
        expect(isValidIban(`RO${String(right).padStart(2, '0')}${rest}`)).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('the shape of an identifier', () => {
  // The remainder is right in each; what is wrong is the length or a sign that does not belong.
  it('is part of its being valid', () => {
    const withKey = (start: string) =>
      `${start.slice(0, 2)}${String(98n - ibanRest(start)).padStart(2, '0')}${start.slice(4)}`;
    const wrong = ['RO00AAAA1B3100759384000', 'RO00AAAA1B310075938400000', 'RO001AAA1B31007593840000', 'BE0053900754'];
    for (const start of wrong) {
      const iban = withKey(start);
      expect([iban, ibanRest(iban), isValidIban(iban)]).toEqual([iban, 1n, false]);
    }
    expect(isValidIban(withKey(`GB00${'A'.repeat(31)}`))).toBe(false);
    expect(isValidIban(withKey('DE00RO49AAAA1B3100'))).toBe(true);
  });

  it('of a CNP is thirteen digits, blanks around aside', () => {
    for (const text of [' 1111111111118 ', '1111111111118'])
      expect([isCnpShape(text), isValidCnp(text)]).toEqual([true, true]);
    for (const text of ['11111111111180', '01111111111118', '111111111111', 'x1111111111118', '1111111111118x'])
      expect([text, isCnpShape(text), isValidCnp(text)]).toEqual([text, false, false]);
  });

  it.each([
    ['RO 0014399840', '14399840'],
    ['0014399840', '14399840'],
    ['19', '19'],
    ['RO19', '19'],
    ['05', undefined],
    ['000', undefined],
    ['ROO14399840', undefined],
    ['14399840RO', undefined],
  ])('of the CUI in „%s” is %s', (text, bare) => {
    expect(cuiDigits(text)).toBe(bare);
  });

  it('of two CUIs is one company’s with RO or without', () => {
    expect(isSameCui('RO 14399840', '14399840')).toBe(true);
    expect(isSameCui('14399840', '1590082')).toBe(false);
    expect(isSameCui('', '')).toBe(false);
    expect(isSameCui('DE811569869', 'DE811569869')).toBe(false);
  });
});
