import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userIdSchema } from '@/api/ids';
import { forgetHabits, keptHabits } from '@/app/state/habits';
import { keepHabits } from '@/app/state/keep-habits';

const ANA = v.parse(userIdSchema, 7);
const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps where one begins and what Enter does, and nothing of what is usual', () => {
  keepHabits(ANA, { startPage: 'out', enter: 'save' });
  expect(keptHabits()).toEqual(['7', '/app/invoices/out', 'save']);
  keepHabits(ANA, { startPage: 'home', enter: 'save' });
  expect(keptHabits()).toEqual(['7', '', 'save']);
  keepHabits(ANA, { startPage: 'home', enter: 'next' });
  expect(items.size).toBe(0);
});

it('is forgotten with the session', () => {
  keepHabits(ANA, { startPage: 'inbox', enter: 'next' });
  forgetHabits();
  expect(items.size).toBe(0);
  expect(keptHabits()[2]).toBeUndefined();
});
