import { describe, expect, it } from 'vitest';
import { createDraftSaver } from '@/app/invoices/editor/model/draft-saver';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { sampleDraft } from './sample-draft';

const a = sampleDraft();
const b = { ...a, notes: 'b' };
const c = { ...a, notes: 'c' };

function memoryPort(answers: ('saved' | 'joined' | 'missing' | Error)[] = []) {
  const saves: { readonly id: string; readonly content: InvoiceDraft; readonly seen: InvoiceDraft | null }[] = [];
  const stored: string[] = [];
  const told: string[] = [];
  return {
    saves,
    stored,
    told,
    port: {
      saveDraft: async (id: string, content: InvoiceDraft, seen: InvoiceDraft | null) => {
        saves.push({ id, content, seen });
        const answer = answers.shift() ?? 'saved';
        if (answer instanceof Error) throw answer;
        return answer;
      },
      newDraftId: () => 'new',
      onStored: (id: string) => stored.push(id),
      onJoined: () => told.push('joined'),
      onBeside: (from: string) => told.push(`beside ${from}`),
    },
  };
}

describe('saving an open draft', () => {
  it('names with every save what was seen before it, also while one is under way', async () => {
    const { port, saves, stored } = memoryPort();
    const saver = createDraftSaver('d', null, port);
    await Promise.all([saver.save(a), saver.save(b)]);
    expect(saves).toEqual([
      { id: 'd', content: a, seen: null },
      { id: 'd', content: b, seen: a },
    ]);
    expect(stored).toEqual(['d']);
  });

  // Verifies: G1 (nothing typed is lost): deleting loses to editing
  it('goes on under a new id where the draft was issued or removed elsewhere', async () => {
    const { port, saves, stored, told } = memoryPort(['missing']);
    const saver = createDraftSaver('d', a, port);
    await saver.save(b);
    await saver.save(c);
    // Before: not a word.
    expect(told).toEqual(['beside d']);
    expect(saves.slice(1)).toEqual([
      { id: 'new', content: b, seen: null },
      { id: 'new', content: c, seen: b },
    ]);
    expect(stored).toEqual(['new']);
    expect(saver.id()).toBe('new');
  });

  it('does not count a failed save as seen', async () => {
    const { port, saves } = memoryPort([new Error('quota')]);
    const saver = createDraftSaver('d', a, port);
    await expect(saver.save(b)).rejects.toThrow('quota');
    await saver.save(c);
    expect(saves.at(-1)).toEqual({ id: 'd', content: c, seen: a });
  });

  // Before: the second save compared with the first one, which was never written, found no draft and made another one.
  it('stays one draft where the first saves fail, however many are under way', async () => {
    const full = new Error('quota');
    const { port, saves, stored } = memoryPort([full, full, full]);
    const saver = createDraftSaver('d', null, port);
    const tried = await Promise.allSettled([saver.save(a), saver.save(b), saver.save(c)]);
    expect(tried.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(saver.written()).toBeNull();
    await saver.save(c);
    expect(saves).toEqual([a, b, c, c].map((content) => ({ id: 'd', content, seen: null })));
    expect(stored).toEqual(['d']);
  });

  it('takes one new id, kept until the draft is stored under it', async () => {
    const { port, saves, stored, told } = memoryPort(['missing', new Error('quota')]);
    const saver = createDraftSaver('d', a, port);
    await expect(saver.save(b)).rejects.toThrow('quota');
    expect(saver.written()).toBeNull();
    expect(told).toEqual([]);
    await saver.save(c);
    expect(told).toEqual(['beside d']);
    expect(saves.slice(1)).toEqual([b, c].map((content) => ({ id: 'new', content, seen: null })));
    expect(stored).toEqual(['new']);
  });

  it('tells once that somebody else had begun the draft, and stays in it', async () => {
    const { port, saves, stored, told } = memoryPort(['joined']);
    const saver = createDraftSaver('d', null, port);
    await saver.save(a);
    await saver.save(b);
    expect(told).toEqual(['joined']);
    expect(stored).toEqual(['d']);
    expect(saves.at(-1)).toEqual({ id: 'd', content: b, seen: a });
  });

  it('tells what the storage is known to hold', async () => {
    const { port } = memoryPort(['saved', new Error('quota')]);
    const saver = createDraftSaver('d', null, port);
    expect(saver.written()).toBeNull();
    await saver.save(a);
    expect(saver.written()).toBe(a);
    await expect(saver.save(b)).rejects.toThrow('quota');
    expect(saver.written()).toBe(a);
  });
});
