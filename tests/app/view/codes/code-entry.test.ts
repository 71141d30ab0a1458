/** What is offered while an own code is typed, and what the keys do there. */
import { describe, expect, it } from 'vitest';
import type { InternCode } from '@/api/entities/intern-code';
import { codeChoices, firstChoice } from '@/app/invoices/view/codes/code-choices';
import { entryMove } from '@/app/invoices/view/codes/entry-keys';
import type { CodedLine } from '@/domain/line-codes/coded-lines';
import { rankable } from '@/domain/line-codes/rank-codes';
import type { ChosenCode } from '@/domain/line-codes/suggest-code';
import { entityId } from '../../../db/support/samples';

const LINE: CodedLine = {
  ...{ id: '1', name: 'Șurub M8 zincat', sellerItem: 'SB-8', standardItem: '', unitCode: 'H87' },
  ...{ state: 'new', code: '', reason: null, gone: false },
};
const own = (...codes: readonly (readonly [code: string, name: string])[]) =>
  rankable(
    codes.map(([code, name], place): InternCode => {
      const id = entityId(`00000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`);
      return { id, code, name, unitCode: 'H87', group: '', account: '' };
    }),
  );
const OWN = own(['A100', 'Șurub M8'], ['A200', 'Piuliță M8'], ['B100', 'Grindă']);
const offered = (line: CodedLine, typed: string, codes = OWN) =>
  codeChoices(line, codes, typed).map((choice) => `${choice.kind} ${choice.code}`);

describe('the codes offered for a line', () => {
  it('begin with what resembles it, and end with a code made of the seller’s', () => {
    const choices = offered(LINE, '');
    expect(choices[0]).toBe('own A100');
    expect(choices.at(-1)).toBe('create SB-8');
    expect(choices).not.toContain('own B100');
  });

  it('follow what is typed; what is typed can be made where it is not there', () => {
    expect(offered(LINE, 'b1')).toEqual(['own B100', 'create b1']);
    expect(offered(LINE, 'B100')).toEqual(['own B100']);
    expect(offered(LINE, ' nou ')).toEqual(['create nou']);
    expect(offered({ ...LINE, sellerItem: ' ' }, '').some((choice) => choice.startsWith('create'))).toBe(false);
    expect(offered(LINE, 'x'.repeat(80))).toEqual([`create ${'x'.repeat(60)}`]);
  });

  it('put the suggested one first, or all that were chosen before where they differ', () => {
    expect(codeChoices({ ...LINE, state: 'probable', code: 'B100' }, OWN, '')[0]).toMatchObject({
      ...{ kind: 'own', code: 'B100', suggested: true },
    });
    const use = (code: string) => ({ code }) as ChosenCode & { readonly times: number };
    const reason = { kind: 'two', uses: [use('A200'), use('B100')] } as unknown as CodedLine['reason'];
    const first = codeChoices({ ...LINE, state: 'two', code: 'A200', reason }, OWN, '').slice(0, 2);
    expect(first).toMatchObject([
      { code: 'A200', suggested: true },
      { code: 'B100', suggested: true },
    ]);
  });

  it('are taken by Enter at once where the first is an own one; a new one only by who goes to it', () => {
    expect(firstChoice(codeChoices(LINE, OWN, ''))).toBe(0);
    expect(firstChoice(codeChoices(LINE, OWN, 'nou'))).toBe(-1);
    expect(firstChoice([])).toBe(-1);
  });
});

describe('the keys of a code that is typed', () => {
  const pressed = (key: string, held: object = {}) =>
    entryMove({ key, ctrlKey: false, altKey: false, metaKey: false, ...held });

  it('walk, take and leave; figures and letters are the code’s', () => {
    expect(['ArrowUp', 'ArrowDown', 'Enter', 'Escape'].map((key) => pressed(key))).toEqual([
      ...['up', 'down', 'take', 'leave'],
    ]);
    expect(['1', 'n', 'Tab', 'Home'].map((key) => pressed(key))).toEqual([null, null, null, null]);
  });

  it('are left to the page where something is held with them', () => {
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      expect(pressed('Enter', held)).toBeNull();
  });
});
