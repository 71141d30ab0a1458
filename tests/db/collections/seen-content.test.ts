/**
 * A definition changed by a person while another tab wrote it, or a pull brought another device's words: what is written names what the
 * person saw, only fields that were changed, and what is removed is what was seen. Verifies: G9
 */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { PartnerContent } from '@/api/entities/partner';
import { entityIdSchema } from '@/api/ids';
import { definitionActions } from '@/app/defs/definition-actions';
import { duplicatePartners } from '@/app/defs/partner/merge/duplicate-partners';
import { mergePartners } from '@/app/defs/partner/merge/merge-partners';
import { EMPTY_PARTNER, PARTNER_FIELDS } from '@/app/defs/partner/partner-fields';
import { contentOf } from '@/db/collections/commands/content-rows';
import { partnerRows } from '@/db/collections/partner';
import { applyChanges } from '@/db/replication/apply-changes';
import { version } from '../support/samples';
import { COMPANY, openTestDatabase, testContext, testProfile } from '../support/test-database';

const ID = v.parse(entityIdSchema, '00000000-0000-4000-8000-0000000000a1');
const FIRST: PartnerContent = {
  ...EMPTY_PARTNER,
  name: 'Agro SRL',
  taxId: '14399840',
  telephone: '0264 1',
  email: 'a@a.ro',
};

/** Two tabs over one device; both show the partner, which the server has. */
async function twoTabs() {
  const profile = testProfile();
  const [db, other] = [openTestDatabase(profile), openTestDatabase(profile)];
  const pulled = (at: number, content: PartnerContent) =>
    applyChanges(db, COMPANY, [{ collection: 'partner', id: ID, version: version(at), row: { ...content, id: ID } }]);
  await pulled(5, FIRST);
  const rows = async () =>
    (await partnerRows.list(db, COMPANY)).map(({ row, pending }) => ({
      ...{ id: row.id, pending },
      content: contentOf<PartnerContent>(row),
    }));
  const [seen] = await rows();
  if (seen === undefined) throw new Error('no partner');
  const tab = definitionActions(partnerRows, testContext(db));
  const second = definitionActions(partnerRows, testContext(other, { newId: idsFrom(0x500) }));
  const told = async () => (await db.outbox.orderBy('seq').toArray()).map(({ call, body }) => ({ call, body }));
  return { db, pulled, rows, seen, tab, second, told };
}

function idsFrom(first: number): () => string {
  let next = first;
  return () => `00000000-0000-4000-8000-${(next++).toString(16).padStart(12, '0')}`;
}

it('writes the changed field alone, over the value that was seen, where a pull brought another one', async () => {
  const { pulled, rows, seen, tab, told } = await twoTabs();
  await pulled(6, { ...FIRST, telephone: '0264 2', email: 'b@a.ro' });
  await tab.update?.(seen, { telephone: '0264 3' });
  expect(await told()).toMatchObject([
    { call: 'UpdateCompanyPartner', body: { base: { telephone: '0264 1' }, changes: { telephone: '0264 3' } } },
  ]);
  expect((await rows())[0]?.content).toMatchObject({ telephone: '0264 3', email: 'b@a.ro' });
});

it('leaves the words of another tab to leave by themselves, and names what both replaced', async () => {
  const { seen, tab, second, told } = await twoTabs();
  await second.update?.(seen, { telephone: '0264 2' });
  await tab.update?.(seen, { telephone: '0264 3' });
  expect(await told()).toMatchObject([
    { body: { base: { telephone: '0264 1' }, changes: { telephone: '0264 2' } } },
    { body: { base: { telephone: '0264 1' }, changes: { telephone: '0264 3' } } },
  ]);
});

it('joins what two tabs write into two fields', async () => {
  const { rows, seen, tab, second } = await twoTabs();
  await second.update?.(seen, { email: 'b@a.ro' });
  await tab.update?.(seen, { telephone: '0264 3' });
  expect((await rows())[0]?.content).toMatchObject({ telephone: '0264 3', email: 'b@a.ro' });
});

it('says that the row is gone where another tab removed it', async () => {
  const { seen, tab, second } = await twoTabs();
  expect(await second.remove(seen)).toBe(true);
  expect(await tab.update?.(seen, { telephone: '0264 3' })).toBe(false);
});

it.each(['pull', 'tab'])('does not remove what a %s changed since it was seen', async (by) => {
  const { pulled, rows, seen, tab, second, told } = await twoTabs();
  if (by === 'pull') await pulled(6, { ...FIRST, email: 'b@a.ro' });
  else await second.update?.(seen, { email: 'b@a.ro' });
  const before = await told();
  expect(await tab.remove(seen)).toBe(false);
  expect(await told()).toEqual(before);
  const [now] = await rows();
  expect(now?.content.email).toBe('b@a.ro');
  if (now !== undefined) expect(await tab.remove(now)).toBe(true);
  expect(await rows()).toEqual([]);
});

it('merges no partners of which one was changed since the merge was offered', async () => {
  const { rows, tab, second, told } = await twoTabs();
  await tab.add({ ...EMPTY_PARTNER, name: 'AGRO', taxId: 'RO14399840', bank: 'Banca' });
  const groups = duplicatePartners(await rows(), PARTNER_FIELDS);
  const [other] = groups[0]?.others ?? [];
  if (other === undefined) throw new Error('nothing to merge');
  await second.update?.(other, { notes: 'sună dimineața' });
  const before = await told();
  await expect(mergePartners(groups, tab)).rejects.toThrow('Changed meanwhile');
  expect(await told()).toEqual(before);
  expect(await rows()).toHaveLength(2);
});
