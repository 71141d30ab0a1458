import { describe, expect, it } from 'vitest';
import { createDraftSaver, type DraftSaved } from '@/app/unsaved/draft-saver';

/** What is saved, by the answers of the storage in turn, and then always; a draft may begin again where `again` says so. */
function memoryParts(answers: (DraftSaved | Error)[] = [], again = false) {
  const saves: { readonly id: string; readonly content: string; readonly seen: string | null }[] = [];
  const stored: string[] = [];
  const told: string[] = [];
  let ids = 0;
  const keeping = {
    save: async (id: string, content: string, seen: string | null) => {
      saves.push({ id, content, seen });
      const answer = answers.shift() ?? 'saved';
      if (answer instanceof Error) throw answer;
      return answer;
    },
    mayBeginAgain: async () => again,
    newId: () => {
      ids += 1;
      return `new ${ids}`;
    },
  };
  const listeners = {
    onStored: (id: string) => stored.push(id),
    onJoined: () => told.push('joined'),
    onGone: (from: string) => told.push(`gone ${from}`),
  };
  const open = (seen: string | null) => createDraftSaver<string, string>({ id: 'd', seen }, keeping, listeners);
  return { saves, stored, told, open };
}

const full = new Error('quota');

describe('saving an open draft', () => {
  it('names with every save what was seen before it, also while one is under way', async () => {
    const { open, saves, stored } = memoryParts();
    const saver = open(null);
    await Promise.all([saver.save('a'), saver.save('b')]);
    expect(saves).toEqual([
      { id: 'd', content: 'a', seen: null },
      { id: 'd', content: 'b', seen: 'a' },
    ]);
    expect(stored).toEqual(['d']);
  });

  it('does not count a failed save as seen', async () => {
    const { open, saves } = memoryParts([full]);
    const saver = open('a');
    await expect(saver.save('b')).rejects.toThrow('quota');
    await saver.save('c');
    expect(saves.at(-1)).toEqual({ id: 'd', content: 'c', seen: 'a' });
  });

  // Before: the second save compared with the first one, which was never written, found no draft and made another one.
  it('stays one draft where the first saves fail, however many are under way', async () => {
    const { open, saves, stored } = memoryParts([full, full, full]);
    const saver = open(null);
    const tried = await Promise.allSettled([saver.save('a'), saver.save('b'), saver.save('c')]);
    expect(tried.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(saver.written()).toBeNull();
    await saver.save('c');
    expect(saves).toEqual(['a', 'b', 'c', 'c'].map((content) => ({ id: 'd', content, seen: null })));
    expect(stored).toEqual(['d']);
  });

  it('tells once that somebody else had begun the draft, and stays in it', async () => {
    const { open, saves, stored, told } = memoryParts(['joined']);
    const saver = open(null);
    await saver.save('a');
    await saver.save('b');
    expect([told, stored]).toEqual([['joined'], ['d']]);
    expect(saves.at(-1)).toEqual({ id: 'd', content: 'b', seen: 'a' });
  });

  it('tells what the storage is known to hold', async () => {
    const { open } = memoryParts(['saved', full]);
    const saver = open(null);
    expect(saver.written()).toBeNull();
    await saver.save('a');
    expect(saver.written()).toBe('a');
    await expect(saver.save('b')).rejects.toThrow('quota');
    expect(saver.written()).toBe('a');
  });
});

// Verifies: G1 (nothing typed is lost): deleting loses to editing
describe('a draft that went elsewhere while it was written', () => {
  it.each([null, 'a'])('goes on under a new id, what was stored being %j', async (seen) => {
    const { open, saves, stored, told } = memoryParts(['missing']);
    const saver = open(seen);
    await saver.save('b');
    await saver.save('c');
    // Before: not a word.
    expect(told).toEqual(['gone d']);
    expect(saves.slice(1)).toEqual([
      { id: 'new 1', content: 'b', seen: null },
      { id: 'new 1', content: 'c', seen: 'b' },
    ]);
    expect([stored, saver.id()]).toEqual([['new 1'], 'new 1']);
  });

  it('takes one new id, kept until the draft is stored under it', async () => {
    const { open, saves, stored, told } = memoryParts(['missing', full, full]);
    const saver = open('a');
    await expect(saver.save('b')).rejects.toThrow('quota');
    expect([saver.written(), saver.id(), told]).toEqual([null, 'new 1', []]);
    await expect(saver.save('b')).rejects.toThrow('quota');
    await saver.save('c');
    expect(told).toEqual(['gone d']);
    expect(saves.slice(1)).toEqual(['b', 'b', 'c'].map((content) => ({ id: 'new 1', content, seen: null })));
    expect(stored).toEqual(['new 1']);
  });

  it('begins again under its id where it may, and says so once', async () => {
    const { open, saves, stored, told } = memoryParts(['missing'], true);
    const saver = open('a');
    await saver.save('b');
    await saver.save('c');
    expect([told, stored, saver.id()]).toEqual([['gone d'], [], 'd']);
    expect(saves.slice(1)).toEqual([
      { id: 'd', content: 'b', seen: null },
      { id: 'd', content: 'c', seen: 'b' },
    ]);
  });

  it('tells that it is joined where somebody else has begun it again first', async () => {
    const { open, told } = memoryParts(['missing', 'joined'], true);
    const saver = open('a');
    await saver.save('b');
    expect([told, saver.id(), saver.written()]).toEqual([['joined'], 'd', 'b']);
  });

  it('goes on beside where something hides under its id', async () => {
    const { open, saves, told } = memoryParts(['missing', 'missing'], true);
    const saver = open('a');
    await saver.save('b');
    expect(saves.slice(1)).toEqual(['d', 'new 1'].map((id) => ({ id, content: 'b', seen: null })));
    expect([told, saver.id()]).toEqual([['gone d'], 'new 1']);
  });

  it('asks again whether it may begin again where that could not be stored', async () => {
    const { open, saves, told } = memoryParts(['missing', full, 'missing'], true);
    const saver = open('a');
    await expect(saver.save('b')).rejects.toThrow('quota');
    expect([saver.written(), told]).toEqual(['a', []]);
    await saver.save('c');
    expect(saves.slice(2)).toEqual(['a', null].map((seen) => ({ id: 'd', content: 'c', seen })));
    expect(told).toEqual(['gone d']);
  });
});
