/** What the cards of files say: the rules' verdict, why there is none, and that two names are one document. */
import { describe, expect, it } from 'vitest';
import { firstOfSame, type ToldFile, toldWords } from '@/app/invoices/view/told-file';

const told = (more: Partial<ToldFile>): ToldFile => ({ sha256: 'a', kind: 'ubl', errors: 0, warnings: 0, ...more });
const named = (...names: readonly string[]) => names.map((name) => ({ name, content: new Blob([]) }));

describe('the card of a file', () => {
  it.each([
    [undefined, 'se citește', 'idle'],
    [told({}), 'acceptată de reguli', 'ok'],
    [told({ warnings: 1 }), 'acceptată de reguli, 1 avertisment', 'ok'],
    [told({ errors: 2, warnings: 21 }), '2 erori, 21 de avertismente', 'bad'],
    [told({ kind: 'cii' }), 'format CII, reguli neverificate', 'wait'],
    [told({ kind: 'other' }), 'nu este factură', 'wait'],
    [told({ kind: 'unreadable' }), 'nu se poate citi', 'bad'],
    [told({ kind: 'too-large' }), 'mai mare de 64 MB, nu se citește', 'bad'],
  ] as const)('says %o', (file, words, tone) => expect(toldWords(file, undefined)).toEqual([words, tone]));

  it('names the first of the same bytes, and none where they were not read', () => {
    const files = named('F1.xml', 'alta.xml', 'F1 (copie).xml', 'mare.xml', 'mare2.xml');
    const all = [told({}), told({ sha256: 'b' }), told({}), told({ sha256: '' }), told({ sha256: '' })];
    expect(all.map((_one, at) => firstOfSame(files, all, at))).toEqual([
      ...[undefined, undefined, 'F1.xml', undefined, undefined],
    ]);
    expect(toldWords(told({}), 'F1.xml')).toEqual(['același fișier ca F1.xml', 'wait']);
  });
});
