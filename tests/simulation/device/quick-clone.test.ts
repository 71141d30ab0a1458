import { describe, expect, it } from 'vitest';
import { type Chance, chance } from '../random';
import { quickClone } from './quick-clone';

const SHARED = { name: 'Ana' };
const RING: { self?: unknown } = {};
RING.self = RING;

const LEAVES: readonly unknown[] = [
  ...['', 'Factură', 0, -0, Number.NaN, 12n, true, null, undefined, new Date(5), /a/g, new Map([[1, 2]])],
  ...[new Uint8Array([1, 2]), new Error('no'), Object('boxed'), Object.create(null)],
];

function anything(dice: Chance, depth: number): unknown {
  const kind = depth === 0 ? 0 : dice.below(3);
  if (kind === 0) return dice.pick(LEAVES);
  const parts = Array.from({ length: dice.below(5) }, () => anything(dice, depth - 1));
  return kind === 1 ? parts : Object.fromEntries(parts.map((part, place) => [`m${place}`, part]));
}

function withHole(): unknown[] {
  const list = [1, 2, 3];
  delete list[1];
  return list;
}

describe('a quick clone', () => {
  it('of anything is what the machine gives', () => {
    const dice = chance(7);
    for (let tries = 0; tries < 500; tries += 1) {
      const value = anything(dice, 4);
      expect(quickClone(value)).toStrictEqual(structuredClone(value));
    }
  });

  it.each([
    ['what stands in two places', [SHARED, { again: SHARED }]],
    ['holes and members of lists', Object.assign(withHole(), { extra: 'x' })],
    [
      'an instance of a class',
      new (class Point {
        x = 1;
      })(),
    ],
    ['a member named as the prototype', JSON.parse('{"__proto__":{"x":1},"y":2}')],
  ])('of %s is what the machine gives', (_what, value) => {
    expect(quickClone(value)).toStrictEqual(structuredClone(value));
  });

  it('keeps what is one thing one thing, and a ring a ring', () => {
    const [first, { again }] = quickClone([SHARED, { again: SHARED }] as [object, { again: object }]);
    expect(again).toBe(first);
    const ring = quickClone(RING);
    expect(ring.self).toBe(ring);
    expect(ring).not.toBe(RING);
  });

  it.each([
    ['a function', { run: () => 1 }],
    ['a symbol', [Symbol('s')]],
    ['a proxy', { inner: new Proxy({}, {}) }],
    ['a promise', Promise.resolve(1)],
  ])('refuses %s as the machine does', (_what, value) => {
    expect(() => quickClone(value)).toThrow(expect.objectContaining({ name: 'DataCloneError' }));
  });

  it('shares nothing that can be changed', () => {
    const row = { pending: [{ change: { name: 'x' } }] };
    const copy = quickClone(row);
    Object.assign(row.pending[0]?.change ?? {}, { name: 'y' });
    expect(copy).toEqual({ pending: [{ change: { name: 'x' } }] });
  });

  it('belongs to who asked for it until it is copied, and is then read by all and changed by nobody', () => {
    const stored = quickClone({ seq: 0, body: { lines: [{ name: 'x' }] } });
    stored.seq = 1;
    const [first, second] = [quickClone(stored), quickClone(stored)];
    expect(first).toEqual({ seq: 1, body: { lines: [{ name: 'x' }] } });
    expect(second).toBe(first);
    expect(() => Object.assign(first.body.lines[0] ?? {}, { name: 'y' })).toThrow(TypeError);
  });
});
