/** An import into a database of a device, and the one undo that takes all of it back. */
import { describe, expect, it } from 'vitest';
import type { ProductContent } from '@/api/entities/product';
import { definitionActions } from '@/app/defs/definition-actions';
import { addedIds } from '@/app/defs/definition-outcome';
import { entityId } from '@/app/defs/entity-id';
import { planImport } from '@/app/defs/import/import-plan';
import { importTexts } from '@/app/defs/import/import-texts';
import { type DoneImport, runImport, undoImport } from '@/app/defs/import/run-import';
import { productKind } from '@/app/defs/product/product-kind';
import { contentOf } from '@/db/collections/commands/content-rows';
import { productRows } from '@/db/collections/product';
import { decimalText } from '@/domain/money/decimal-text';
import { COMPANY, openTestDatabase, testContext } from '../../../db/support/test-database';

const KIND = productKind(decimalText('21'));
const row = (place: number): string[] => [`Produs ${String(place)}`, `P${String(place)}`, 'buc', '1,50'];

async function prepared() {
  const db = openTestDatabase();
  const context = testContext(db);
  const actions = definitionActions(productRows, context);
  const known = await actions.add({ ...KIND.empty, name: 'Masă', code: 'M', unitCode: 'H87' });
  await db.outbox.toCollection().modify({ attempts: 1 });
  const rows = async () =>
    (await productRows.list(db, COMPANY)).map((view) => ({
      id: view.row.id,
      pending: view.pending,
      content: contentOf<ProductContent>(view.row),
    }));
  const table = [
    ['Denumire', 'Cod', 'UM', 'Preț'],
    ['Masă', 'M', 'buc', '99'],
    ...Array.from({ length: 600 }, (_, place) => row(place)),
  ];
  const reading = planImport(KIND, await rows(), table);
  if (!reading.ok) throw new Error(reading.reason);
  return { db, context, actions, known, rows, plan: reading.plan };
}

describe('an import', () => {
  // Verifies: G1
  it('adds and completes with an entry for each row, and one undo takes all of it back', async () => {
    const { db, actions, known, rows, plan } = await prepared();
    const steps: DoneImport<ProductContent>[] = [];
    await runImport(plan, actions, (done) => steps.push(done));
    expect(await rows()).toHaveLength(601);
    expect(await db.outbox.count()).toBe(602);
    const done = steps.at(-1);
    if (done === undefined) throw new Error('nothing done');
    expect(steps.map(({ added, completed }) => added.length + completed.length)).toEqual([500, 600, 601]);
    await undoImport(done, actions, () => undefined);
    expect(await rows()).toMatchObject([{ id: known, content: { name: 'Masă', price: '' } }]);
    expect(await db.outbox.count()).toBe(1);
  });

  // Before: the undo took out all that it had added, with what somebody had written into it since.
  it('is undone without the rows that somebody changed since, and says which', async () => {
    const { context, actions, rows, plan } = await prepared();
    const steps: DoneImport<ProductContent>[] = [];
    await runImport(plan, actions, (done) => steps.push(done));
    const done = steps.at(-1);
    if (done === undefined) throw new Error('nothing done');
    const changed = done.added.filter(({ content }) => ['Produs 7', 'Produs 555'].includes(content.name));
    // By another tab, whose words may have left already.
    for (const { id, content } of changed)
      await productRows.update(context, entityId(id), content, { ...content, price: decimalText('9.99') });
    await productRows.remove(context, entityId(done.added[0]?.id ?? ''));
    const left: DoneImport<ProductContent>[] = [];
    await undoImport(done, actions, (now) => left.push(now));
    const stay = (await rows()).map(({ content: { name, price } }) => `${name} ${price}`);
    expect(stay.toSorted()).toEqual(['Masă ', 'Produs 555 9.99', 'Produs 7 9.99']);
    expect(left.at(-1)).toEqual({ added: [], completed: [], stayed: changed });
    expect(importTexts.stayed(changed.map(({ content }) => content.name))).toBe(
      '2 au rămas: au fost schimbate de când s-a făcut importul („Produs 7”, „Produs 555”). Dacă nu vă trebuie, le puteți șterge din listă.',
    );
  });

  // Catches: a step that stops in its middle leaves rows that the undo does not know of.
  it('that stops leaves whole steps, and the undo knows all of them', async () => {
    const { db, context, actions, rows, plan } = await prepared();
    const steps: DoneImport<ProductContent>[] = [];
    let parts = 0;
    const failing = {
      ...actions,
      addMany: async (contents: readonly ProductContent[]) => {
        parts += 1;
        // The last row of the second step bears the id of its first: the database refuses it after all the others.
        const newId = parts === 2 ? endingAsItBegan(context.newId, contents.length) : context.newId;
        return addedIds(await productRows.addMany({ ...context, newId }, contents));
      },
    };
    await expect(runImport(plan, failing, (done) => steps.push(done))).rejects.toThrow('already exists');
    expect(await rows()).toHaveLength(501);
    expect(await db.outbox.count()).toBe(501);
    const done = steps.at(-1);
    if (done === undefined) throw new Error('nothing done');
    await undoImport(done, actions, () => undefined);
    expect(await rows()).toHaveLength(1);
  });
});

function endingAsItBegan(newId: () => string, length: number): () => string {
  const first = newId();
  let given = 0;
  return () => {
    given += 1;
    return given === 1 || given === length ? first : newId();
  };
}
