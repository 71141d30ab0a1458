/** A device that has lost its database, and a server that has lost what came after its copy: found by seed 300005. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Change } from '@/api/collections';
import { saveDraft } from '@/db/collections/draft';
import type { CondicaDatabase } from '@/db/condica-database';
import { applyPage } from '@/db/replication/apply-page';
import { takeSetAside } from '@/db/replication/restored-server';
import { draftOf, entityId, version } from '../support/samples';
import { copied, startedAnew } from '../support/second-copy';
import { COMPANY, openTestDatabase, testContext } from '../support/test-database';

const DRAFT = entityId('00000000-0000-4000-8000-0000000000aa');
const AT = '2026-03-02T09:00:00.000Z';
const [BEFORE, SINCE] = ['10000000-0000-4000-8000-000000000001', '20000000-0000-4000-8000-000000000002'];

function told(at: number, notes: string): Change {
  const row = { id: DRAFT, type: 'invoice', content: { ...draftOf({ notes }) }, deviceName: 'Altul', writtenAt: AT };
  return { collection: 'draft', id: DRAFT, version: version(at), row };
}

function page(epoch: string | undefined, ...changes: Change[]) {
  const head = version(Math.max(...changes.map((change) => change.version)));
  return { changes, version: head, head, ...(epoch === undefined ? {} : { epoch }) };
}

function apply(db: CondicaDatabase, ...named: Parameters<typeof page>) {
  return applyPage(db, COMPANY, version(0), { ...page(...named), lostAfter: version(9) }, AT);
}

/** Pulled from `epoch`, a change of the draft waiting; then the browser deletes the database. */
async function lostOf(epoch: string | undefined): Promise<CondicaDatabase> {
  const run = await copied(openTestDatabase());
  await apply(run.db, epoch, told(18, 'confirmat'));
  const seen = draftOf({ notes: 'confirmat' });
  await saveDraft(testContext(run.db), {
    id: DRAFT,
    seen,
    content: draftOf({ notes: 'confirmat', paymentTerms: 'nou' }),
  });
  await run.isCopied();
  await run.end();
  return startedAnew(run.copies);
}

describe('met again after the loss', () => {
  let db: CondicaDatabase;
  beforeEach(async () => {
    db = await lostOf(BEFORE);
  });

  // Verifies: G11
  it('notices that the server was restored, takes its rows, and gives back what it lost', async () => {
    expect(await apply(db, SINCE, told(5, 'din copie'))).toBe('restored');
    expect(await apply(db, SINCE, told(5, 'din copie'))).toBe('applied');
    expect(await db.draft.get(DRAFT)).toMatchObject({ version: 5, base: { content: { notes: 'din copie' } } });
    const { rows } = await takeSetAside(db, COMPANY);
    expect(rows).toMatchObject([{ collection: 'draft', row: { content: { notes: 'confirmat' } } }]);
  });

  it('goes on with the same server as before', async () => {
    expect(await apply(db, BEFORE, told(19, 'și altul'))).toBe('applied');
    expect(await db.draft.get(DRAFT)).toMatchObject({ version: 19, base: { content: { notes: 'și altul' } } });
    expect((await takeSetAside(db, COMPANY)).rows).toEqual([]);
  });
});

// Verifies: G11
it('takes the rows of any server where the copy does not say of which database it is', async () => {
  const db = await lostOf(undefined);
  expect(await apply(db, SINCE, told(5, 'din copie'))).toBe('applied');
  expect(await db.draft.get(DRAFT)).toMatchObject({ version: 5, base: { content: { notes: 'din copie' } } });
});
