import { describe, expect, it } from 'vitest';
import { openTestDatabase, testProfile } from '../support/test-database';
import { runStoreContract } from './store-contract';

// Verifies: G1 G2 G3
describe('the store contract on the fake IndexedDB', () => {
  runStoreContract({
    test: it,
    same: (actual, expected, words) => expect(actual, words).toEqual(expected),
    open: async () => {
      const profile = testProfile();
      return { first: openTestDatabase(profile), second: openTestDatabase(profile) };
    },
  });
});
