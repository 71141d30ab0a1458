import type { InternCodeContent } from '@/api/entities/intern-code';
import type { DefinitionColumn } from '@/app/defs/definition-list';
import { showUnit } from '@/domain/units/find-unit';
import { internCodeTexts } from './intern-code-texts';

const { heads, filters } = internCodeTexts;

/** The columns of own codes; narrow tables drop group, unit and account in this order. */
export const INTERN_CODE_COLUMNS: readonly DefinitionColumn<InternCodeContent>[] = [
  {
    id: 'code',
    head: heads.code,
    width: 144,
    hideable: false,
    field: 'code',
    text: ({ code }) => code,
    cell: ({ content }) => <span className="font-medium">{content.code}</span>,
    narrow: { label: filters.code, hint: filters.hint },
  },
  {
    id: 'name',
    head: heads.name,
    width: 'rest',
    field: 'name',
    text: ({ name }) => name,
    cell: ({ content }) => content.name,
    narrow: { label: filters.name, hint: filters.hint },
  },
  {
    id: 'unit',
    head: heads.unit,
    width: 96,
    drop: 2,
    field: 'unitCode',
    text: ({ unitCode }) => showUnit(unitCode),
    cell: ({ content }) => <span className="text-text-2">{showUnit(content.unitCode) || '–'}</span>,
  },
  {
    id: 'group',
    head: heads.group,
    width: 176,
    drop: 1,
    field: 'group',
    text: ({ group }) => group,
    cell: ({ content }) => <span className="text-text-2">{content.group || '–'}</span>,
    narrow: { label: filters.group, hint: filters.hint },
  },
  {
    id: 'account',
    head: heads.account,
    width: 128,
    drop: 3,
    numeric: true,
    field: 'account',
    text: ({ account }) => account,
    cell: ({ content }) => content.account || '–',
    narrow: { label: filters.account, hint: filters.hint },
  },
];
