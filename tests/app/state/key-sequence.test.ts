import { describe, expect, it } from 'vitest';
import { NO_SEQUENCE, recogniseKey, type SequenceState } from '@/app/state/key-sequence';
import { KEY_TABLE, type KeyGroup } from '@/app/state/keys-table';

const { palette, companies, newInvoice, help } = KEY_TABLE.anywhere.bindings;
const BINDINGS = [palette, companies, newInvoice, help, KEY_TABLE.panel.bindings.close];

interface More {
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly typing?: boolean;
  readonly after?: SequenceState;
  readonly now?: number;
}

function press(key: string, { typing = false, after = NO_SEQUENCE, now = 0, ...more }: More = {}) {
  return recogniseKey(BINDINGS, after, { key, ctrlKey: false, metaKey: false, altKey: false, ...more }, now, typing);
}

describe('keys', () => {
  it('knows a single key and one with Ctrl', () => {
    expect(press('n').bound).toBe(newInvoice);
    expect(press('k', { ctrlKey: true }).bound).toBe(palette);
    expect(press('k').bound).toBeNull();
  });

  it('knows G F pressed one after the other, in time', () => {
    const first = press('g');
    expect(first.bound).toBeNull();
    expect(press('f', { after: first.state, now: 500 }).bound).toBe(companies);
    expect(press('f', { after: first.state, now: 5000 }).bound).toBeNull();
  });

  // Catches: „n” typed in a partner's name opening a new invoice.
  it('leaves letters to the field that is typed in, but not Ctrl K and Esc', () => {
    expect(press('n', { typing: true }).bound).toBeNull();
    expect(press('k', { ctrlKey: true, typing: true }).bound).toBe(palette);
    expect(press('Escape', { typing: true }).bound).toBe(KEY_TABLE.panel.bindings.close);
  });

  it('names no key twice within a place', () => {
    for (const { bindings } of Object.values<KeyGroup>(KEY_TABLE)) {
      const keys = Object.values(bindings).map((binding) => binding.keys.join(' '));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
