import { expect, it } from 'vitest';
import { safeWords } from '@/app/invoices/archive/archive-proof';

// Before: „Trimisă o singură dată” stood beside the two uploads of a corrected invoice.
it('says of a corrected invoice that each of its documents went once', () => {
  expect(safeWords({ direction: 'out', attempt: 1 })).toBe('Trimisă o singură dată');
  expect(safeWords({ direction: 'out', attempt: 2 })).toBe('Fiecare variantă, o singură dată');
  expect(safeWords({ direction: 'in', attempt: 1 })).toBe('În siguranță');
});
