/** Views and columns of the list of issued invoices: a start draws its first rows by them, before React. */
import type { ColumnName } from '../list/column-facts';
import type { ListView } from '../list/list-kind';
import { outTexts } from './out-texts';

const { viewNames } = outTexts;

function view(id: keyof typeof viewNames, states: readonly string[]): ListView {
  return { id, label: viewNames[id], states, group: null };
}

export const OUT_VIEWS: readonly ListView[] = [
  view('all', []),
  view('attention', ['rejected', 'refused', 'held', 'doubtful']),
  view('unsent', ['queued', 'held', 'recorded', 'uploading', 'doubtful']),
  view('accepted', ['accepted', 'duplicate']),
  { ...view('elsewhere', []), group: 'elsewhere', rare: true },
];

export const OUT_COLUMNS: readonly ColumnName[] = [
  'number',
  'issueDate',
  'dueDate',
  'partnerName',
  'taxId',
  'net',
  'vat',
  'total',
  'state',
];
