import { describe, expect, it } from 'vitest';
import { secondPrefix } from '../../../src/domain/numbering/second-series';

describe('the prefix of a second series', () => {
  it.each([
    ['FCT-', ['FCT-'], 'FCTB-'],
    ['FCT-', ['FCT-', 'FCTB-'], 'FCTC-'],
    ['FCT', [], 'FCTB'],
    ['2026/', [], '2026B/'],
    ['', [''], 'B'],
    ['Ș. ', [], 'ȘB. '],
  ])('beside „%s” with %j is „%s”', (prefix, used, second) => {
    expect(secondPrefix(prefix, used)).toBe(second);
  });
});
