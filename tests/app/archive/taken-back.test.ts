/** The state shown of an issued invoice that something took back, and where it is counted (decision 0180). */
import { expect, it } from 'vitest';
import { shownItemOf } from '@/app/invoices/archive/shown-item';
import { stateOfItem } from '@/app/invoices/archive/shown-state';
import { invoiceStateOf } from '@/app/palette/invoice-state-of';
import { listedState } from '@/workers/archive-search/listed-state';
import { entityId, version } from '../../db/support/samples';
import { listedItem } from './listed-item';

const note = { id: entityId('00000000-0000-4000-8000-0000000000e1'), number: 'NC-7', total: listedItem('x').total };
const item = { ...listedItem('FCT-0004'), state: 'accepted' as const, takenBack: [note] };
const view = (reversed: boolean) => ({
  ...{ item: reversed ? { ...item, reversed } : item, delivery: null, version: version(1), hasDraft: false },
});

it('is «Stornată» in lists, panel, page and palette', () => {
  expect(stateOfItem(shownItemOf(view(true)))).toBe('reversed');
  expect(invoiceStateOf(view(true))).toBe('reversed');
});

it('stays «Validată» where a part of it was taken back', () => {
  expect(stateOfItem(shownItemOf(view(false)))).toBe('accepted');
  expect(invoiceStateOf(view(false))).toBe('accepted');
});

it('stands among the validated for lists, filters and their counts', () => {
  expect(listedState({ id: view(true).item.id, pending: [] }, view(true).item, false)).toBe('accepted');
});
