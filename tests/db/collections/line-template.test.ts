import { describe, expect, it } from 'vitest';
import { saveDraft } from '@/db/collections/draft';
import { listDrafts } from '@/db/collections/draft-queries';
import { lineTemplates, removeTemplate, saveTemplate } from '@/db/collections/line-template';
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
