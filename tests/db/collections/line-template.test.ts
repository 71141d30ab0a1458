import { describe, expect, it } from 'vitest';
import { saveDraft } from '@/db/collections/draft';
import { listDrafts } from '@/db/collections/draft-queries';
import {
  giveTemplateBack,
  lineTemplates,
  removeTemplate,
  renameTemplate,
  saveTemplate,
} from '@/db/collections/line-template';
import { emptyDraftLine } from '@/domain/invoice/empty-draft';
import { draftOf, entityId } from '../support/samples';
import { COMPANY, openTestDatabase, testContext } from '../support/test-database';

const VAT = { category: 'S', rate: '21', exemptionReasonCode: '', exemptionReason: '' };
const line = (name: string) => ({ ...emptyDraftLine(name, VAT), name, quantity: '1', price: '100' });

function world() {
  const db = openTestDatabase();
  return { db, context: testContext(db) };
}

describe('templates of lines', () => {
  it('are kept by name, apart from what is to be issued', async () => {
    const { db, context } = world();
    await saveTemplate(context, ' Șofer, zi ', [line('Transport')]);
    await saveTemplate(context, 'abonament', [line('Găzduire'), line('Mentenanță')]);
    await saveDraft(context, { id: entityId('00000000-0000-4000-8000-00000000000d'), content: draftOf(), seen: null });
    const templates = await lineTemplates(db, COMPANY);
    expect(templates.map(({ name, lines, pending }) => [name, lines.length, pending])).toEqual([
      ['abonament', 2, true],
      ['Șofer, zi', 1, true],
    ]);
    expect((await listDrafts(db, COMPANY)).map(({ row }) => row.type)).toEqual(['invoice']);
    expect((await db.outbox.toArray()).map(({ call }) => call)).toEqual(['SaveDraft', 'SaveDraft', 'SaveDraft']);
  });

  it('get new lines under a name that is there, however it is written, and go when removed', async () => {
    const { db, context } = world();
    await saveTemplate(context, 'Abonament', [line('Găzduire')]);
    await saveTemplate(context, 'ABONAMENT', [line('Găzduire'), line('Domeniu')]);
    const [template, ...others] = await lineTemplates(db, COMPANY);
    expect(others).toEqual([]);
    expect(template?.name).toBe('Abonament');
    expect(template?.lines.map(({ name }) => name)).toEqual(['Găzduire', 'Domeniu']);
    if (template !== undefined) await removeTemplate(context, template.id);
    expect(await lineTemplates(db, COMPANY)).toEqual([]);
  });

  it('get another name, unless another one has it, and keep their lines', async () => {
    const { db, context } = world();
    await saveTemplate(context, 'Abonament', [line('Găzduire')]);
    await saveTemplate(context, 'Transport', [line('Cursă')]);
    const [first, second] = await lineTemplates(db, COMPANY);
    if (first === undefined || second === undefined) throw new Error('They were not kept.');
    expect(await renameTemplate(context, first.id, ' TRANSPORT ')).toBe('taken');
    expect(await renameTemplate(context, first.id, ' abonament anual ')).toBe('renamed');
    // Its own name written otherwise is no other one's.
    expect(await renameTemplate(context, second.id, 'transport')).toBe('renamed');
    await removeTemplate(context, second.id);
    expect(await renameTemplate(context, second.id, 'Curse')).toBe('missing');
    const named = await lineTemplates(db, COMPANY);
    expect(named.map(({ id, name, lines }) => [id, name, lines.map((one) => one.name)])).toEqual([
      [first.id, 'abonament anual', ['Găzduire']],
    ]);
    await saveTemplate(context, 'Abonament', [line('Domeniu')]);
    expect((await lineTemplates(db, COMPANY)).map(({ name }) => name)).toEqual(['Abonament', 'abonament anual']);
  });

  // Before: each was in lei, whatever the invoice it was made of.
  it('know the currency of their prices, that of the lines kept last', async () => {
    const { db, context } = world();
    await saveTemplate(context, 'Abonament', [line('Găzduire')], 'EUR');
    const [inEuro] = await lineTemplates(db, COMPANY);
    expect(inEuro?.currency).toBe('EUR');
    if (inEuro !== undefined) await giveTemplateBack(context, { ...inEuro, name: 'Altul' });
    await saveTemplate(context, 'Abonament', [line('Găzduire')], 'USD');
    expect((await lineTemplates(db, COMPANY)).map(({ name, currency }) => [name, currency])).toEqual([
      ['Abonament', 'USD'],
      ['Altul', 'EUR'],
    ]);
  });

  // Before: the lines of the removed one replaced those of the other.
  it('given back, leave alone another one that has the name by now', async () => {
    const { db, context } = world();
    await saveTemplate(context, 'Abonament', [line('Găzduire')]);
    const [removed] = await lineTemplates(db, COMPANY);
    if (removed === undefined) throw new Error('It was not kept.');
    await removeTemplate(context, removed.id);
    await saveTemplate(context, 'abonament', [line('Domeniu')]);
    await giveTemplateBack(context, removed);
    const lines = (await lineTemplates(db, COMPANY)).map((one) => one.lines.map(({ name }) => name));
    expect(lines).toEqual(expect.arrayContaining([['Găzduire'], ['Domeniu']]));
    expect(lines).toHaveLength(2);
  });
});

// Verifies: G2
it('an external draft leaves by its own call', async () => {
  const { db, context } = world();
  await saveDraft(context, {
    id: entityId('00000000-0000-4000-8000-00000000000e'),
    content: draftOf(),
    seen: null,
    type: 'extern',
  });
  expect((await db.outbox.toArray()).map(({ call }) => call)).toEqual(['SaveDraftExtern']);
});
