import { describe, expect, it } from 'vitest';
import { NO_SEQUENCE, recogniseKey } from '@/app/state/key-sequence';
import { KEY_GROUPS, KEYS } from '@/app/state/keys-table';

const BINDINGS = { palette: KEYS.palette, companies: KEYS.companies, newInvoice: KEYS.newInvoice, help: KEYS.help };

function press(key: string, more: { ctrlKey?: boolean; altKey?: boolean } = {}) {
  return { key, ctrlKey: false, metaKey: false, altKey: false, ...more };
}

describe('keys', () => {
  it('knows a single key and one with Ctrl', () => {
    expect(recogniseKey(BINDINGS, NO_SEQUENCE, press('n'), 0, false).name).toBe('newInvoice');
    expect(recogniseKey(BINDINGS, NO_SEQUENCE, press('k', { ctrlKey: true }), 0, false).name).toBe('palette');
    expect(recogniseKey(BINDINGS, NO_SEQUENCE, press('k'), 0, false).name).toBeNull();
  });

  it('knows G F pressed one after the other, in time', () => {
    const first = recogniseKey(BINDINGS, NO_SEQUENCE, press('g'), 0, false);
    expect(first.name).toBeNull();
    expect(recogniseKey(BINDINGS, first.state, press('f'), 500, false).name).toBe('companies');
    expect(recogniseKey(BINDINGS, first.state, press('f'), 5000, false).name).toBeNull();
  });

  // Catches: „n” typed in a partner's name opening a new invoice.
  it('leaves letters to the field that is typed in, but not Ctrl K', () => {
    expect(recogniseKey(BINDINGS, NO_SEQUENCE, press('n'), 0, true).name).toBeNull();
    expect(recogniseKey(BINDINGS, NO_SEQUENCE, press('k', { ctrlKey: true }), 0, true).name).toBe('palette');
  });

  it('names no key twice within a place', () => {
    for (const { bindings } of KEY_GROUPS) {
      const keys = bindings.map((binding) => binding.keys.join(' '));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
