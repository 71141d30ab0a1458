/** The groups of the messages: what leaves SPV first, then days as people name them; and ANAF's 60 days as cells. */
import { describe, expect, it } from 'vitest';
import { groupOf, messageGroups } from '@/app/invoices/messages/message-days';
import type { MessageRow } from '@/app/invoices/messages/message-row';
import { spentCells, spvTone } from '@/app/invoices/messages/spv-cells';

const row = (day: string, standing: MessageRow['standing'] = 'safe') => ({ day, standing });

describe('the groups', () => {
  it('are named as people name days, with how many each has', () => {
    const rows = [
      row('2026-10-01', 'danger'),
      row('2026-11-26'),
      row('2026-11-25'),
      row('2026-11-25'),
      row('2026-11-24'),
    ];
    const groups = [...messageGroups(rows, '2026-11-26').values()];
    expect(groups.map(({ title, count }) => `${title} ${count}`)).toEqual([
      'Ies din SPV fără copie 1',
      'Astăzi, joi, 26 noiembrie 1',
      'Ieri, miercuri, 25 noiembrie 2',
      'Marți, 24 noiembrie 1',
    ]);
  });

  it('part what is in danger from the others of its day', () => {
    expect(groupOf(row('2026-10-01', 'danger'))).toBe('danger');
    expect(groupOf(row('2026-10-01', 'lost'))).toBe('2026-10-01');
  });
});

describe('the cells of 60 days', () => {
  it('are grey, amber from day 45, red from day 55', () => {
    expect([60, 16, 15, 6, 5, 0].map(spvTone)).toEqual(['idle', 'idle', 'wait', 'wait', 'bad', 'bad']);
    expect([60, 55, 30, 5, 0, -3].map(spentCells)).toEqual([1, 1, 6, 11, 12, 12]);
  });
});
