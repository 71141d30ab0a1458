import { expect, it } from 'vitest';
import { seeds } from './seeds';

it('are the simulation’s own few, unless the environment asks for a range', () => {
  expect(seeds(1, 3, undefined)).toEqual([1, 2, 3]);
  expect(seeds(1, 3, '7-9')).toEqual([7, 8, 9]);
  for (const wanted of ['', '7', '9-7', '1-2-3', 'all']) expect(() => seeds(1, 3, wanted)).toThrow('no range');
});
