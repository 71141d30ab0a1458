import { describe, expect, it } from 'vitest';
import { codedLines, otherCodes, type ReceivedLine } from '@/domain/line-codes/coded-lines';
import type { ChosenCode } from '@/domain/line-codes/suggest-code';

const OWN = [
  { code: 'FA650', name: 'Făină albă 650' },
  { code: 'ZAH', name: 'Zahăr tos' },
];

function line(id: string, over: Partial<ReceivedLine> = {}): ReceivedLine {
  return { id, sellerItem: `S${id}`, standardItem: '', name: `Articol ${id}`, unitCode: 'H87', ...over };
}

function chosen(code: string, of: ReceivedLine, over: Partial<ChosenCode> = {}): ChosenCode {
  const { sellerItem, standardItem, name } = of;
  return { sellerItem, standardItem, name, code, issueDate: '2026-01-01', settles: false, ...over };
}

const NOTHING = { chosen: new Map<string, ChosenCode>(), history: [], own: OWN };

describe('the lines of a received invoice', () => {
  it('have what a person has chosen, else what is suggested, else nothing', () => {
    const [first, second, third] = [line('1'), line('2'), line('3')];
    const known = { ...NOTHING, chosen: new Map([['1', chosen('ZAH', first)]]), history: [chosen('FA650', second)] };
    expect(codedLines([first, second, third], known).map(({ state, code }) => [state, code])).toEqual([
      ['coded', 'ZAH'],
      ['same', 'FA650'],
      ['new', ''],
    ]);
  });

  it('what is chosen for one line is suggested for the others of its item, never put there', () => {
    const [first, second] = [line('1'), line('2', { sellerItem: 'S1' })];
    const known = { ...NOTHING, chosen: new Map([['1', chosen('ZAH', first)]]) };
    expect(codedLines([first, second], known)[1]).toMatchObject({ state: 'same', code: 'ZAH' });
  });

  it('a code that the company no longer has is not sure', () => {
    const one = line('1');
    expect(codedLines([one], { ...NOTHING, history: [chosen('VECHI', one)] })[0]).toMatchObject({
      state: 'probable',
      gone: true,
    });
  });

  it('an own code or name that is the seller’s is probable', () => {
    const lines = [line('1', { sellerItem: 'fa650' }), line('2', { name: 'ZAHAR, TOS' })];
    expect(codedLines(lines, NOTHING).map(({ state, code, reason }) => [state, code, reason])).toEqual([
      ['probable', 'FA650', { kind: 'own', by: 'code' }],
      ['probable', 'ZAH', { kind: 'own', by: 'name' }],
    ]);
  });

  it('another code than the item has is told before, on other invoices and on this one', () => {
    const [first, second] = [line('1'), line('2', { sellerItem: 'S1' })];
    const history = [chosen('FA650', first)];
    expect(otherCodes(first, 'ZAH', { chosen: new Map(), history })).toEqual(['FA650']);
    expect(otherCodes(first, 'FA650', { chosen: new Map(), history })).toEqual([]);
    expect(otherCodes(second, 'ZAH', { chosen: new Map([['1', chosen('FA650', first)]]), history: [] })).toEqual([
      'FA650',
    ]);
    // What stands on the line itself is only changed.
    expect(otherCodes(first, 'ZAH', { chosen: new Map([['1', chosen('FA650', first)]]), history: [] })).toEqual([]);
  });
});
