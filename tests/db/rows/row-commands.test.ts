import { describe, expect, it } from 'vitest';
import { addPartner, listPartners, partnerById, removePartner, updatePartner } from '@/db/collections/partner';
import { applyPage } from '@/db/replication/apply-page';
import { entityId, PARTNER, version } from '../support/samples';
import { COMPANY, openTestDatabase, testContext } from '../support/test-database';

async function withPartner() {
  const db = openTestDatabase();
  const context = testContext(db);
  const added = await addPartner(context, PARTNER);
  if (added.kind !== 'added') throw new Error('not added');
  return { db, context, id: added.id };
}

describe('commands on rows', () => {
  // Verifies: G1
  it('writes the row and its entry together', async () => {
    const { db, id } = await withPartner();
    expect((await partnerById(db, id))?.row.name).toBe(PARTNER.name);
    const [entry] = await db.outbox.toArray();
    expect(entry).toMatchObject({
      call: 'AddCompanyPartner',
      state: 'queued',
      attempts: 0,
      touches: [`partner:${id}`],
    });
  });

  // Verifies: G1
  it('writes neither where the entry cannot be written', async () => {
    const db = openTestDatabase();
    const ids = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
    const newId = () => ids.shift() ?? '00000000-0000-4000-8000-00000000000b';
    await addPartner(testContext(db, { newId }), PARTNER);
    // The second key is taken: the outbox refuses the entry, and the row must go with it.
    await expect(
      addPartner(testContext(db, { newId: () => '00000000-0000-4000-8000-00000000000b' }), PARTNER),
    ).rejects.toThrow();
    expect(await db.partner.count()).toBe(1);
    expect(await db.outbox.count()).toBe(1);
  });

  it('joins changes that have not left into the Add', async () => {
    const { db, context, id } = await withPartner();
    await updatePartner(context, id, PARTNER, { ...PARTNER, name: 'Moara Nouă SRL' });
    expect(await db.outbox.count()).toBe(1);
  });

  it('keeps an attempted entry as it is and adds another', async () => {
    const { db, context, id } = await withPartner();
    await db.outbox.toCollection().modify({ attempts: 1, state: 'sending' });
    expect(await updatePartner(context, id, PARTNER, { ...PARTNER, email: 'a@b.ro' })).toEqual({ kind: 'changed' });
    const [first, second] = await db.outbox.orderBy('seq').toArray();
    expect(first).toMatchObject({ call: 'AddCompanyPartner', body: { partner: { email: '' } } });
    expect(second).toMatchObject({
      call: 'UpdateCompanyPartner',
      body: { base: { email: '' }, changes: { email: 'a@b.ro' } },
    });
  });

  it('drops a change that was taken back before it left', async () => {
    const { db, context, id } = await withPartner();
    await db.outbox.toCollection().modify({ attempts: 1, state: 'sending' });
    const changed = { ...PARTNER, email: 'a@b.ro' };
    await updatePartner(context, id, PARTNER, changed);
    await updatePartner(context, id, changed, PARTNER);
    expect(await db.outbox.count()).toBe(1);
  });

  // Verifies: G9
  it('changes only the fields that the person changed since the form was opened', async () => {
    const { db, context, id } = await withPartner();
    await db.outbox.toCollection().modify({ attempts: 1, state: 'sending' });
    // Another tab changed the telephone after this form was opened with PARTNER.
    await updatePartner(context, id, PARTNER, { ...PARTNER, telephone: '0722' });
    await updatePartner(context, id, PARTNER, { ...PARTNER, email: 'a@b.ro' });
    expect((await partnerById(db, id))?.row).toMatchObject({ telephone: '0722', email: 'a@b.ro' });
  });

  it('forgets a row nobody has seen, and hides one that left until the server confirms', async () => {
    const first = await withPartner();
    expect(await removePartner(first.context, first.id)).toBe('removed');
    expect(await first.db.outbox.count()).toBe(0);
    const second = await withPartner();
    await second.db.outbox.toCollection().modify({ attempts: 1, state: 'sending' });
    await removePartner(second.context, second.id);
    expect(await listPartners(second.db, COMPANY)).toEqual([]);
    expect(await second.db.outbox.count()).toBe(2);
    expect(await removePartner(second.context, second.id)).toBe('missing');
  });

  it.each([
    ['says of which database the version is that it removes', { epoch: 'A' }],
    ['says none to a server that tells none', {}],
  ])('%s', async (_, told) => {
    const db = openTestDatabase();
    const id = entityId('00000000-0000-4000-8000-0000000000f1');
    const changes = [{ collection: 'partner', id, version: version(5), row: { id, ...PARTNER } }];
    const page = { changes, version: version(5), head: version(5), ...told };
    await applyPage(db, COMPANY, version(0), page, '2026-03-02T09:00:00.000Z');
    await removePartner(testContext(db), id);
    const [entry] = await db.outbox.toArray();
    expect(entry?.body).toEqual({ company: COMPANY, id, version: 5, ...told });
  });

  it('refuses content the contract does not take, naming the fields', async () => {
    const { context } = await withPartner();
    const outcome = await addPartner(context, { ...PARTNER, taxId: 'x'.repeat(61) });
    expect(outcome).toEqual({ kind: 'invalid', fields: ['taxId'] });
  });

  it('finds by folded words anywhere, names that begin with the text first', async () => {
    const { db, context } = await withPartner();
    await addPartner(context, { ...PARTNER, name: 'Țăranul SA', taxId: '1' });
    const names = async (text: string) => (await listPartners(db, COMPANY, { text })).map(({ row }) => row.name);
    expect(await names('taran')).toEqual(['Țăranul SA', PARTNER.name]);
    expect(await names('1439')).toEqual([PARTNER.name]);
    expect(await names('nimeni')).toEqual([]);
    expect((await listPartners(db, COMPANY, { limit: 1 })).length).toBe(1);
  });
});
