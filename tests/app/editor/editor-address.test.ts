import { expect, it } from 'vitest';
import { EditorAddress } from '@/app/invoices/editor/workspace/editor-address';

const NEW = '';
const STORED = 'draft=00000000-0000-4000-8000-0000000000aa';

// Verifies: G1 (kills, seed 903, run 19). Before: where the companies came in the moment of a new draft's first save, the editor was
// opened anew over it, and what was typed meanwhile went nowhere.
it('names no other draft to a drawing of before the open one was stored', () => {
  const address = new EditorAddress();
  expect(address.turnsTo(NEW)).toBe(true);
  address.adopt(STORED);
  expect(address.turnsTo(NEW)).toBe(false);
  expect(address.turnsTo(STORED)).toBe(false);
  expect(address.standsFor(STORED)).toBe(true);
});

it('names a new one to who turns to it after that', () => {
  const address = new EditorAddress();
  address.turnsTo(NEW);
  address.adopt(STORED);
  address.turnsTo(STORED);
  expect(address.turnsTo(NEW)).toBe(true);
  expect(address.standsFor(STORED)).toBe(false);
});

it('stays with a draft that is stored again under the same id', () => {
  const address = new EditorAddress();
  address.turnsTo(STORED);
  address.adopt(STORED);
  expect(address.turnsTo(STORED)).toBe(false);
  expect(address.turnsTo(NEW)).toBe(true);
});
