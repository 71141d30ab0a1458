import { describe, expect, it } from 'vitest';
import { eventDetail } from '@/app/invoices/archive/event-detail';

describe('what is said under an event', () => {
  it('names the figures', () => {
    expect(eventDetail('uploaded', '5001120314')).toBe('Index de încărcare 5001120314');
    expect(eventDetail('uploading', '2')).toBe('Încercarea 2');
    // A corrected document comes to the server a second time under its number.
    expect(eventDetail('recorded', '2')).toBe('Încercarea 2');
  });

  it('says nothing of the first try, and words as they came', () => {
    expect(eventDetail('recorded', '')).toBe('');
    expect(eventDetail('uploading', '1')).toBe('');
    expect(eventDetail('refused', 'Nu aveti drept in SPV')).toBe('Nu aveti drept in SPV');
  });
});
