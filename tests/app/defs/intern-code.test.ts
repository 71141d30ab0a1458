/** Own codes as their screen takes them from a table, and as it tells two of one code. */
import { describe, expect, it } from 'vitest';
import type { InternCodeContent } from '@/api/entities/intern-code';
import { definitionTable } from '@/app/defs/definition-table';
import { planImport } from '@/app/defs/import/import-plan';
import { INTERN_CODE_KIND as KIND } from '@/app/defs/intern-code/intern-code-kind';
import { internCodeTexts } from '@/app/defs/intern-code/intern-code-texts';
import { takenBy } from '@/app/defs/taken-by';
import { readTable } from '@/domain/tables/read-table';

const FLOUR: InternCodeContent = { code: 'FA650', name: 'Făină 650', unitCode: 'KGM', group: '', account: '301' };
const row = (id: string, content: InternCodeContent) => ({ id, content, pending: false });

describe('a table of own codes', () => {
  it('is taken under the heads of other programs, each code once', () => {
    const reading = planImport(
      KIND,
      [row('a', FLOUR)],
      readTable('Simbol;Articol;UM;Gestiune;Cont\nfa650;Făină;kg;Materii prime;\nZAH;Zahăr;kg;;3021\nZAH;Zahăr;kg;;'),
    );
    expect(reading).toMatchObject({
      ok: true,
      plan: {
        added: [{ row: 3, content: { code: 'ZAH', name: 'Zahăr', unitCode: 'KGM', account: '3021' } }],
        completed: [{ id: 'a', changes: { group: 'Materii prime' } }],
        same: 1,
        wrong: [],
      },
    });
  });

  // Before: the name alone was asked for, and a row without a code was taken with none.
  it('must have the column of codes, and a code and a name in each row', () => {
    expect(planImport(KIND, [], readTable('Denumire;Cont\nFăină;301'))).toEqual({
      ...{ ok: false, reason: 'no-head', missing: 'Cod' },
    });
    expect(planImport(KIND, [], readTable('Cod;Cont\nFA650;301'))).toMatchObject({ missing: 'Denumire' });
    const reading = planImport(KIND, [], readTable('Cod;Denumire;Cont\n;Făină;301\nZAH;;301\nOU;Ouă;cont'));
    expect(reading).toMatchObject({
      ok: true,
      plan: {
        added: [],
        wrong: [
          { row: 2, why: 'Scrieți codul.' },
          { row: 3, why: 'Scrieți denumirea.' },
          { row: 4, why: 'Contul are cifre, eventual cu puncte: 371 sau 371.01.' },
        ],
      },
    });
  });

  it('is given back as it is taken', () => {
    expect(planImport(KIND, [row('a', FLOUR)], definitionTable(KIND, [row('a', FLOUR)]))).toMatchObject({
      plan: { same: 1, added: [], completed: [], wrong: [] },
    });
  });
});

describe('two own codes that are equal', () => {
  it('are told, whatever case and accents, not by a name that is the same', () => {
    const rows = [row('a', FLOUR), row('b', { ...FLOUR, code: 'ALT' })];
    const taken = takenBy({ code: 'fa650', name: 'Nou' }, undefined, rows);
    expect(internCodeTexts.taken.code('fa650', taken.code)).toBe(
      'Codul fa650 îl are și „Făină 650”: pe linii nu s-ar ști care este.',
    );
    expect(takenBy(FLOUR, 'a', rows).code).toEqual([]);
  });
});
