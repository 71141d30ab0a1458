/** An archive is verified document by document: what was changed, cut or lost is named, and nothing else. */
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyArchive } from '../../../server/installation/verify-archive';
import { type MailboxWorld, MINUTE_MS, mailboxWorld, OWN_CIF, SUPPLIER_CIF } from '../mailbox/mailbox-world';
import { sampleInvoice } from '../outside/sample-invoice';

let world: MailboxWorld;
beforeAll(async () => {
  world = await mailboxWorld();
  for (const number of ['V-1', 'V-2', 'V-3'])
    await world.send(sampleInvoice({ number, sellerCif: SUPPLIER_CIF, buyerCif: OWN_CIF }));
  world.clock.now += MINUTE_MS;
  await world.look();
});
afterAll(() => world.close());

const verify = () => world.database.asOwner((db) => verifyArchive(db));

it('finds nothing in an archive as it was kept: each invoice with its signed zip', async () => {
  expect(await verify()).toMatchObject({ documents: 6, damaged: 0, damages: [] });
});

it('reads 2,000 documents in pages', async () => {
  await world.database.asOwner(async (db) => {
    const rows = Array.from({ length: 2000 }, () => {
      const bytes = randomBytes(6000);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { company_id: 2, sha256, bytes, size: bytes.length, created_at: new Date(world.clock.now) };
    });
    for (let from = 0; from < rows.length; from += 500)
      await db
        .insertInto('document')
        .values(rows.slice(from, from + 500))
        .execute();
  });
  expect(await verify()).toMatchObject({ documents: 2006, damaged: 0 });
});

it('names what was changed, cut, or is not there any more', async () => {
  const items = await world.archive();
  const [changed = '', cut = '', missing = ''] = items.map(({ zipSha256 }) => zipSha256);
  await world.database.asOwner(async (db) => {
    await sql`update document set bytes = set_byte(bytes, 10, get_byte(bytes, 10) # 1) where sha256 = ${changed}`.execute(
      db,
    );
    await sql`update document set bytes = substring(bytes from 1 for size - 1) where sha256 = ${cut}`.execute(db);
    await sql`delete from document where sha256 = ${missing}`.execute(db);
  });
  const { damages, damaged } = await verify();
  expect(damaged).toBe(3);
  expect(new Map(damages.map(({ sha256, what }) => [sha256, what]))).toEqual(
    new Map([
      [changed, 'changed'],
      [cut, 'cut'],
      [missing, 'missing'],
    ]),
  );
});
