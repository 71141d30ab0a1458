/** What is known to change an invoice before one takes it back or corrects it once more. */
import { expect, it } from 'vitest';
import { changedBefore } from '@/app/invoices/editor/workspace/changed-before';
import type { Workspace } from '@/app/state/workspace';
import { entityId } from '../../db/support/samples';
import { COMPANY } from '../../db/support/test-database';
import { coldId, coldItem, twoStores } from '../../db/support/two-stores';

const of = (number: string) => ({ id: entityId('00000000-0000-4000-8000-0000000000e1'), number });

// Before: only who had the bytes of what names it was told, and a second correction was written without a word.
it('is what its row tells, also where no document of it is on this device', async () => {
  const correctedBy = [{ ...of('FCT-9'), issueDate: '2026-11-28' }];
  const { blocks, rows } = await twoStores([
    coldItem(1, { direction: 'out', correctedBy }),
    coldItem(2, { direction: 'out', correctedBy, takenBack: [of('NC-1')] }),
    coldItem(3, { direction: 'out' }),
  ]);
  for (const db of [blocks, rows]) {
    const workspace = { db, company: { id: COMPANY } } as Workspace;
    const numbers = await Promise.all([1, 2, 3].map((place) => changedBefore(workspace, coldId(place))));
    expect(numbers).toEqual([['FCT-9'], ['NC-1', 'FCT-9'], []]);
  }
});
