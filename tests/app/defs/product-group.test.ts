/** Groups of products: offered, filtered by, imported and exported; products of before have none. */

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type ProductContent, productContentSchema, productSchema } from '@/api/entities/product';
import { arrangedRows, EVERYTHING } from '@/app/defs/arranged-rows';
import type { DefinitionRow } from '@/app/defs/definition-list';
import { definitionTable } from '@/app/defs/definition-table';
import { planImport } from '@/app/defs/import/import-plan';
import { emptyProduct, groupsOf } from '@/app/defs/product/product-fields';
import { productKind } from '@/app/defs/product/product-kind';
import { productRows } from '@/db/collections/product';
import { decimalText } from '@/domain/money/decimal-text';
import { entityId } from '../../db/support/samples';
import { COMPANY, openTestDatabase, testContext } from '../../db/support/test-database';

const KIND = productKind(decimalText('21'), ['Uși']);
const { group: _, ...OF_BEFORE } = { ...emptyProduct(decimalText('21')), name: 'Masă', code: 'M' };
const before: ProductContent = OF_BEFORE;
const row = (id: string, content: ProductContent): DefinitionRow<ProductContent> => ({ id, content, pending: false });
const door = (name: string, group: string): ProductContent => ({ ...OF_BEFORE, code: name, name, group });

describe('the group of a product', () => {
  it('is absent in products of before, which stand as they are', () => {
    const product = { id: '00000000-0000-4000-8000-0000000000a1', ...OF_BEFORE };
    expect(v.parse(productSchema, product)).toEqual(product);
    expect(KIND.fields.find(({ name }) => name === 'group')?.get(OF_BEFORE)).toBe('');
  });

  it('is offered once for all that have it, in Romanian order', () => {
    const rows = [door('a', 'Uși'), door('b', 'Șuruburi'), door('c', ''), before, door('d', 'Uși')];
    expect(groupsOf(rows.map((content) => ({ content })))).toEqual(['Șuruburi', 'Uși']);
    expect(KIND.fields.find(({ name }) => name === 'group')?.suggested).toEqual(['Uși']);
  });

  it('narrows the list, whatever the diacritics', () => {
    const rows = [row('a', door('Ușă', 'Uși')), row('b', OF_BEFORE)];
    const query = { ...EVERYTHING, filters: { group: 'usi' } };
    const shown = arrangedRows(rows, KIND, query, { column: 'name', direction: 'ascending' });
    expect(shown.map(({ id }) => id)).toEqual(['a']);
  });

  it('goes into a table and comes back from it, also into a product of before', () => {
    const table = definitionTable(KIND, [row('a', door('Ușă', 'Uși'))]);
    const back = planImport(KIND, [], table);
    expect(back).toMatchObject({ ok: true, plan: { added: [{ content: { name: 'Ușă', group: 'Uși' } }] } });
    const filled = planImport(
      KIND,
      [row('m', OF_BEFORE)],
      [
        ['Denumire', 'Cod', 'Categorie'],
        ['Masă', 'M', 'Mobilier'],
      ],
    );
    // What stood there is known, so that the undo of the import can put it back.
    expect(filled).toMatchObject({
      ok: true,
      plan: { completed: [{ id: 'm', before: { group: '' }, changes: { group: 'Mobilier' } }] },
    });
  });

  it('is changed by itself, with what it was for the merge', async () => {
    const db = openTestDatabase();
    const context = testContext(db);
    const added = await productRows.add(context, v.parse(productContentSchema, OF_BEFORE));
    if (added.kind !== 'added') throw new Error('not added');
    await db.outbox.toCollection().modify({ attempts: 1 });
    expect(await productRows.change(context, entityId(added.id), { group: 'Mobilier' })).toMatchObject({
      kind: 'changed',
    });
    expect((await productRows.list(db, COMPANY)).map(({ row: { group } }) => group)).toEqual(['Mobilier']);
    const entry = (await db.outbox.toArray()).at(-1);
    expect(JSON.stringify(entry)).toContain('"changes":{"group":"Mobilier"}');
  });
});
