import { describe, expect, it } from 'vitest';
import { uiTexts } from '@/app/texts/ui-texts';
import { countText } from '@/app/ui/words/amount-text';

describe('the bar of what is selected', () => {
  // Before: „1 selectate”.
  it.each([
    [1, '1 rând selectat'],
    [2, '2 selectate'],
    [21, '21 selectate'],
    [20_001, '20.001 selectate'],
  ])('names %d rows', (count, words) => {
    expect(uiTexts.selected(countText(count))).toBe(words);
  });
});
