import { describe, expect, it } from 'vitest';
import { afterVerdict } from '@/app/invoices/editor/model/after-verdict';

describe('a press of the send button, once the verdict is there', () => {
  it.each(['issue', 'choose-series', 'reserve-numbers'] as const)('does what it said: %s', (action) => {
    expect(afterVerdict(action, action)).toBe(action);
  });

  // Before: the numbers that came while the draft was judged made an invoice of a press that asked for numbers.
  it.each([
    ['reserve-numbers', 'issue'],
    ['choose-series', 'issue'],
    ['choose-series', 'reserve-numbers'],
    ['none', 'issue'],
    ['issue', 'none'],
  ] as const)('that said %s does nothing where it says %s by now', (pressed, now) => {
    expect(afterVerdict(pressed, now)).toBe('none');
  });
});
