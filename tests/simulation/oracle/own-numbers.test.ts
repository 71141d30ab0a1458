import { expect, it } from 'vitest';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { findOwnRefused, refusedNumber } from './own-numbers';

const URL = '/backend/InvoiceUpload?company=1&device=d&invoice=mine';
const XML = '<Invoice><cbc:ID>SIM-0012</cbc:ID></Invoice>';
const refused = refusedNumber(URL, XML, '{"status":"error","code":"number-taken"}');

function found(device: string, invoice: string) {
  const item = { number: 'SIM-0012' } as ArchiveItem; // As much of it as is looked at.
  const state = {
    invoices: [{ company: 1, id: invoice, serial: 's', item }],
    numbers: [{ company: 1, serial: 's', number: 12, state: 'used' as const, device, invoice }],
  };
  return findOwnRefused({ network: { refusedNumbers: refused === null ? [] : [refused] } }, state).length;
}

// Verifies: promise 6
it('finds who was refused a number of his own name as another’s, and nobody else', () => {
  expect(found('d', 'the copy’s')).toBe(1);
  expect(found('another', 'its own')).toBe(0);
  // The upload's own repetition.
  expect(found('d', 'mine')).toBe(0);
});

it('looks at refusals for the number alone', () => {
  expect(refusedNumber(URL, XML, '{"code":"lease-cloned"}')).toBeNull();
  expect(refused).toEqual({ device: 'd', invoice: 'mine', number: 'SIM-0012' });
});
