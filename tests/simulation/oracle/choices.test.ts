import { expect, it } from 'vitest';
import { Choices } from './choices';

const USER = 7;
const choice = (device: number, value: string) => ({ device, user: USER, field: 'enter', value });
const possible = (choices: Choices) => {
  const set = choices.possible(USER, 'enter', 'next');
  return set === null ? null : [...set].sort();
};

it('is what was kept last on one of the devices', () => {
  const choices = new Choices();
  expect(possible(choices)).toBeNull();
  for (const value of ['save', 'next', 'save']) choices.begin(choice(1, value))();
  choices.begin(choice(2, 'next'))();
  choices.begin(choice(2, 'other'))();
  expect(possible(choices)).toEqual(['other', 'save']);
});

// Before: it counted as lost where the storage had refused the only choice (seeds 1001151 and 1001198).
it('may be what it was where no choice is known to be kept', () => {
  const choices = new Choices();
  choices.begin(choice(1, 'save'));
  expect(possible(choices)).toEqual(['next', 'save']);
});

it('says nothing of a device that has lost something', () => {
  const choices = new Choices();
  choices.begin(choice(1, 'save'))();
  choices.copy(1, 2);
  choices.forget(2);
  expect(possible(choices)).toBeNull();
});
