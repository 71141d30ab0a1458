import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gridCommand } from '@/app/invoices/editor/model/grid-keys';
import { KEY_TABLE, type KeyBinding } from '@/app/state/keys-table';
import { tableMove } from '@/app/ui/table/row-keys';
import { appSources, HANDLERS, keysOutsideTable, shownOutsideTable, unhandledBindings } from './handled-keys';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const sources = appSources(ROOT);

function pressed(keys: readonly string[]) {
  const key = keys.at(-1) ?? '';
  const held = (name: string): boolean => keys.slice(0, -1).includes(name);
  const typed = key === 'Space' ? ' ' : key.length === 1 ? key.toLowerCase() : key;
  return { key: typed, ctrl: held('Ctrl'), alt: held('Alt'), shift: held('Shift') };
}

describe('the table of keys', () => {
  it('knows every key that the code handles', () => {
    expect(keysOutsideTable(sources)).toEqual([]);
  });

  it('lists none that nobody handles', () => {
    expect(unhandledBindings(sources)).toEqual([]);
  });

  it('has the keys that are written beside what they do', () => {
    expect(shownOutsideTable(sources)).toEqual([]);
    const planted = { path: 'src/app/planted.tsx', text: "<Button keys={['Ctrl', 'J']}>" };
    expect(shownOutsideTable([planted])).toEqual(['src/app/planted.tsx: Ctrl J']);
  });

  it('names no file that is gone', () => {
    const paths = new Set(sources.map(({ path }) => path));
    expect(Object.keys(HANDLERS).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('sees a planted key, and a planted group without its code', () => {
    const planted = { path: 'src/app/planted.tsx', text: "if (event.key === 'F9' || event.key === 'q') go();" };
    expect(keysOutsideTable([planted])).toEqual(['src/app/planted.tsx: F9', 'src/app/planted.tsx: Q']);
    const without = sources.filter(({ path }) => path !== 'src/app/ui/table/edge-keys.ts');
    expect(unhandledBindings(without)).toContain('columnEdge.rows');
    const send = sources.filter(({ path }) => !path.endsWith('send-page.tsx'));
    expect(unhandledBindings(send)).toEqual(['send.repair']);
  });

  it('is what the lines of an invoice answer', () => {
    const size = { rows: 5, filled: 3, columns: 6 };
    const at = { row: 1, column: 1, anchor: 1 };
    for (const [name, { keys }] of Object.entries<KeyBinding>(KEY_TABLE.lines.bindings)) {
      if (name === 'copy' || name === 'paste') continue;
      const mode = name === 'cancel' ? 'edit' : 'point';
      expect([name, gridCommand(pressed(keys), { ...at, mode }, size)]).not.toEqual([name, null]);
    }
  });

  it('is what a list answers', () => {
    for (const { keys } of Object.values<KeyBinding>(KEY_TABLE.list.bindings)) {
      const { key, ctrl, alt, shift } = pressed(keys);
      expect(tableMove({ key, ctrlKey: ctrl, altKey: alt, shiftKey: shift, metaKey: false }, 0, 9)).not.toBeNull();
    }
  });
});
