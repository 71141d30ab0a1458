/** What a start's first frame shows of UIT codes: the newest looked at, of this user alone, and nothing that is damaged. */
import { describe, expect, it } from 'vitest';
import { dropUits, forgetUits, type KeptUit, keepUit, keptUits } from '@/db/start/kept-uits';

function store() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const card = (id: string): KeptUit => ({
  ...{ id, uit: '7K2P0C4X0W3DTQ34', from: 1, until: 2, ahead: 0, ending: false },
  squares: { size: 21, path: 'M0 0h7v1h-7z' },
  words: { title: 'Cod UIT', state: 'Valid', uit: 'Cod UIT', qr: 'Cod QR', until: 'Până la', lastDay: '28.11.2026' },
});
const ids = (storage: ReturnType<typeof store>, database = 'a') => keptUits(storage, database).map(({ id }) => id);

describe('the kept codes', () => {
  it('are of one database, the newest first, each once, twelve at most', () => {
    const storage = store();
    for (let i = 0; i < 14; i += 1) keepUit(storage, 'a', card(`${i}`));
    keepUit(storage, 'a', { ...card('5'), ending: true });
    keepUit(storage, 'b', card('b'));
    expect(ids(storage)).toEqual(['5', '13', '12', '11', '10', '9', '8', '7', '6', '4', '3', '2']);
    expect(keptUits(storage, 'a')[0]?.ending).toBe(true);
    expect(ids(storage, 'b')).toEqual(['b']);
  });

  it('go by themselves, and with the database', () => {
    const storage = store();
    for (const id of ['1', '2', '3']) keepUit(storage, 'a', card(id));
    dropUits(storage, 'a', new Set(['2', 'other']));
    expect(ids(storage)).toEqual(['3', '1']);
    dropUits(storage, 'a', new Set(['3', '1']));
    expect(storage.items.size).toBe(0);
    keepUit(storage, 'a', card('1'));
    forgetUits(storage, 'a');
    expect(storage.items.size).toBe(0);
  });

  it.each([
    'no json',
    '{}',
    '[null]',
    '[{"id":"1"}]',
    JSON.stringify([{ ...card('1'), squares: { size: '21', path: '' } }]),
  ])('are none of %s', (text) => {
    const storage = store();
    storage.setItem('condica.uit a', text);
    expect(ids(storage)).toEqual([]);
    keepUit(storage, 'a', card('2'));
    expect(ids(storage)).toEqual(['2']);
  });
});
