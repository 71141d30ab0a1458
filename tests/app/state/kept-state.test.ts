import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createKeptState, type KeptStorage, MAX_ENTRIES, MAX_LENGTH } from '@/app/state/kept-state';

/** As the browser's: texts by name, full or refusing where told so. */
function tabStorage(texts = new Map<string, string>()): KeptStorage {
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    removeItem: (name) => void texts.delete(name),
  };
}

const schema = v.object({ view: v.string() });

describe('what the screens keep over a reload', () => {
  it('is there again, and gone after signing out', () => {
    const storage = tabStorage();
    createKeptState(storage).write('1 out filters', { view: 'all' });
    const reloaded = createKeptState(storage);
    expect(reloaded.read('1 out filters', schema)).toEqual({ view: 'all' });
    reloaded.forget();
    expect(reloaded.read('1 out filters', schema)).toBeUndefined();
    expect(createKeptState(storage).read('1 out filters', schema)).toBeUndefined();
  });

  it('is not read where another version wrote it otherwise', () => {
    const storage = tabStorage();
    createKeptState(storage).write('1 out filters', { seen: 3 });
    expect(createKeptState(storage).read('1 out filters', schema)).toBeUndefined();
    expect(
      createKeptState(tabStorage(new Map([['condica.screens', '{"no":"list"}']]))).read('x', schema),
    ).toBeUndefined();
    expect(createKeptState(tabStorage(new Map([['condica.screens', 'torn [']]))).read('x', schema)).toBeUndefined();
  });

  it('has an end: the oldest goes, and what is too long is not kept', () => {
    const storage = tabStorage();
    const kept = createKeptState(storage);
    for (let draft = 0; draft <= MAX_ENTRIES; draft += 1) kept.write(`1 step ${draft}`, { view: String(draft) });
    kept.write('1 long', { view: 'x'.repeat(MAX_LENGTH) });
    const reloaded = createKeptState(storage);
    expect(reloaded.read('1 step 0', schema)).toBeUndefined();
    expect(reloaded.read('1 step 1', schema)).toEqual({ view: '1' });
    expect(reloaded.read('1 long', schema)).toBeUndefined();
  });

  it('goes on in the page where the storage refuses', () => {
    const refusing = createKeptState({
      ...tabStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    refusing.write('1 out filters', { view: 'all' });
    expect(refusing.read('1 out filters', schema)).toEqual({ view: 'all' });
  });
});
