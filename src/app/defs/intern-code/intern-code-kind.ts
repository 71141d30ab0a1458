import type { InternCodeContent } from '@/api/entities/intern-code';
import { complaintsOf } from '@/app/defs/definition-field';
import type { ImportableKind } from '@/app/defs/definition-list';
import { fold } from '@/domain/text/fold';
import { INTERN_CODE_COLUMNS } from './intern-code-columns';
import { INTERN_CODE_FIELDS } from './intern-code-fields';
import { internCodeTexts } from './intern-code-texts';

/** Own codes as the shared screen shows them. */
export const INTERN_CODE_KIND: ImportableKind<InternCodeContent> = {
  id: 'internCode',
  words: internCodeTexts,
  columns: INTERN_CODE_COLUMNS,
  fields: INTERN_CODE_FIELDS,
  nameOf: ({ code }) => code,
  searchedText: ({ code, name }) => `${code}\n${name}`,
  views: [
    { id: 'no-account', label: internCodeTexts.noAccount, holds: ({ account }) => account === '' },
    {
      id: 'incomplete',
      label: internCodeTexts.incomplete,
      holds: (code) => Object.keys(complaintsOf(INTERN_CODE_FIELDS, code)).length > 0,
    },
  ],
  empty: { code: '', name: '', unitCode: 'H87', group: '', account: '' },
  // A code without its text is none: lines are given it.
  needed: ['code', 'name'],
  noun: ['cod', 'coduri'],
  import: {
    // As stock and accounting programs head their columns, folded.
    heads: {
      code: ['cod articol', 'cod produs', 'cod intern', 'cod material', 'simbol', 'sku'],
      name: ['nume', 'produs', 'articol', 'denumire articol', 'denumire produs', 'material'],
      unitCode: ['um', 'u.m.', 'unitate'],
      group: ['grupa', 'gestiune', 'categorie', 'clasa'],
      account: ['cont', 'cont contabil', 'cont stoc', 'cont cheltuiala'],
    },
    keys: ({ code }) => (code.trim() === '' ? [] : [`code ${fold(code)}`]),
  },
};
