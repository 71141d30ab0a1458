/** Whose the other side of a conflict is, from the server's answer to what the person reads (sync-panel/side-words.ts). */
import { describe, expect, it } from 'vitest';
import { addPartner, removePartner, updatePartner } from '@/db/collections/partner';
import { listConflicts } from '@/db/conflicts/conflict-queries';
import { drain } from '@/sync/drain/drain';
import { PARTNER } from '../../db/support/samples';
import { COMPANY } from '../../db/support/test-database';
import type { ServerAnswer } from '../support/server-model';
import { testDevice } from '../support/test-device';

const ANA = { changedBy: 'Ana Pop', changedAt: '2026-03-01T12:05:00.000Z' };

/** A device whose change of a partner met another's, or its removal; what it then knows of the other side. */
async function otherSideOf(told: object, theirs: 'changed' | 'removed', mine: 'change' | 'removal' = 'change') {
  const device = testDevice();
  const { context, server, db } = device;
  const added = await addPartner(context, PARTNER);
  if (added.kind !== 'added') throw new Error(added.kind);
  const { id } = added;
  await drain(device.send);
  const row = theirs === 'removed' ? null : { ...PARTNER, id, email: 'ei@b.ro' };
  server.write(COMPANY, 'partner', id, row);
  const body = { status: 'error', error: 'x', code: 'conflict', row, version: 2, fields: ['email'], ...told };
  server.refuse = (): ServerAnswer => ({ status: 409, body });
  if (mine === 'change') await updatePartner(context, id, PARTNER, { ...PARTNER, email: 'eu@b.ro' });
  else await removePartner(context, id);
  await drain(device.send);
  const [conflict] = await listConflicts(db, COMPANY);
  return { kind: conflict?.kind, theirs: conflict?.theirs };
}

// Verifies: G9
describe('a conflict over a definition', () => {
  // Before: rows of definitions say nothing of their author, and the dialog named nobody.
  it.each([
    ['fields', 'changed', 'change'],
    ['removed-elsewhere', 'removed', 'change'],
    ['removal', 'changed', 'removal'],
  ] as const)('(%s) says whose the other side is and when', async (kind, theirs, mine) => {
    const side = { person: 'Ana Pop', deviceName: '', at: ANA.changedAt };
    expect(await otherSideOf(ANA, theirs, mine)).toEqual({ kind, theirs: side });
  });

  it('names nobody where an older server says nothing', async () => {
    expect(await otherSideOf({}, 'changed')).toEqual({ kind: 'fields', theirs: { deviceName: '', at: '' } });
  });
});
