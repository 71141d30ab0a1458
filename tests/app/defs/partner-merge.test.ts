/** Partners that stand twice: which one stays, with what, and that nothing of them is lost. */
import { describe, expect, it } from 'vitest';
import type { PartnerContent } from '@/api/entities/partner';
import { definitionActions } from '@/app/defs/definition-actions';
import { duplicatePartners } from '@/app/defs/partner/merge/duplicate-partners';
import { mergePartners, unmergePartners } from '@/app/defs/partner/merge/merge-partners';
import { EMPTY_PARTNER, PARTNER_FIELDS } from '@/app/defs/partner/partner-fields';
import { contentOf } from '@/db/collections/commands/content-rows';
import { partnerRows } from '@/db/collections/partner';
import { COMPANY, openTestDatabase, testContext } from '../../db/support/test-database';

const row = (id: string, content: Partial<PartnerContent>) => ({
  id,
  pending: false,
  content: { ...EMPTY_PARTNER, ...content },
});
const groupsOf = (...rows: readonly ReturnType<typeof row>[]) => duplicatePartners(rows, PARTNER_FIELDS);

const FULL = row('b', {
  name: 'Hotel Vârful Înalt SRL',
  taxId: 'RO18547290',
  email: 'a@hotel.ro',
  bank: 'Banca',
  notes: 'x',
});
const SHORT = row('a', { name: 'HOTEL VARFUL INALT', taxId: '18547290', email: 'b@hotel.ro', telephone: '0268' });

describe('partners that stand twice', () => {
  it('are those with one code; the fuller one stays and gets only what it lacks', () => {
    const [group] = groupsOf(SHORT, row('c', { name: 'Altul', taxId: '14399840' }), FULL);
    expect(group).toMatchObject({ kept: { id: 'b' }, others: [{ id: 'a' }], changes: { telephone: '0268' } });
    expect(Object.keys(group?.changes ?? {})).toEqual(['telephone']);
    expect(group?.differing.map(({ name }) => name)).toContain('email');
  });

  // Catches: two people merge the same partners, and each keeps another one, so that both go.
  it('leave the same one on every device, whatever the order of its list', () => {
    const twins = ['d', 'b', 'e'].map((id) => row(id, { name: 'Agro SRL', taxId: '14399840' }));
    expect(groupsOf(...twins)[0]?.kept.id).toBe('b');
    expect(groupsOf(...[...twins].reverse())[0]?.kept.id).toBe('b');
  });

  it('are told by the name only where a code is missing, and never where two codes bear it', () => {
    const coded = row('a', { name: 'Agro SRL', taxId: '14399840' });
    const bare = row('b', { name: 'agro srl' });
    const other = row('c', { name: 'Agro SRL', taxId: '18547290' });
    expect(groupsOf(coded, bare)).toHaveLength(1);
    expect(groupsOf(coded, other)).toEqual([]);
    expect(groupsOf(coded, other, bare)).toEqual([]);
  });
});

describe('a merge', () => {
  // Verifies: G1
  it('goes with its entries in one transaction, and comes back whole', async () => {
    const db = openTestDatabase();
    const context = testContext(db);
    const actions = definitionActions(partnerRows, context);
    for (const { content } of [FULL, SHORT]) await actions.add(content);
    await db.outbox.toCollection().modify({ attempts: 1 });
    const rows = async () =>
      (await partnerRows.list(db, COMPANY)).map((view) => ({
        id: view.row.id,
        pending: view.pending,
        content: contentOf<PartnerContent>(view.row),
      }));
    const groups = duplicatePartners(await rows(), PARTNER_FIELDS);
    await mergePartners(groups, actions);
    expect(await rows()).toMatchObject([{ content: { ...FULL.content, telephone: '0268' } }]);
    expect((await db.outbox.orderBy('seq').toArray()).map(({ call }) => call).slice(2)).toEqual([
      'UpdateCompanyPartner',
      'RemoveCompanyPartner',
    ]);
    await unmergePartners(groups, actions);
    expect((await rows()).map(({ content }) => content)).toEqual(
      expect.arrayContaining([expect.objectContaining(FULL.content), expect.objectContaining(SHORT.content)]),
    );
  });

  it('that cannot be written leaves everything as it was', async () => {
    const db = openTestDatabase();
    const context = testContext(db);
    for (const { content } of [FULL, SHORT]) await partnerRows.add(context, content);
    const views = await partnerRows.list(db, COMPANY);
    const rows = views.map(({ row: { id, ...content } }) => ({ id, pending: true, content }));
    const before = await db.outbox.count();
    const remove = () => Promise.reject(new Error('No room'));
    const failing = { ...definitionActions(partnerRows, context), remove };
    await expect(mergePartners(duplicatePartners(rows, PARTNER_FIELDS), failing)).rejects.toThrow('No room');
    expect(await db.outbox.count()).toBe(before);
    expect((await partnerRows.list(db, COMPANY)).map(({ row: { telephone } }) => telephone).sort()).toEqual([
      '',
      '0268',
    ]);
  });
});
