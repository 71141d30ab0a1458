import { describe, expect, it } from 'vitest';
import { previewText } from '@/app/defs/serial/preview-text';
import { EMPTY_SERIAL, exampleNumbers, readSerial, serialWith } from '@/app/defs/serial/serial-draft';

describe('a typed series', () => {
  it('shows the numbers it will give', () => {
    const reading = readSerial({ ...EMPTY_SERIAL, prefix: ' NC- ', firstNumber: '12' });
    expect(reading.ok && exampleNumbers(reading.content)).toEqual(['NC-0012', 'NC-0013']);
  });

  it('goes on with what was typed at an earlier time, and only with what a series has', () => {
    expect(serialWith({ type: 'NC', place: 'Cluj' })).toEqual({ ...EMPTY_SERIAL, type: 'NC', place: 'Cluj' });
    expect(serialWith({ type: 'XX', later: 'x' })).toEqual(EMPTY_SERIAL);
  });

  it.each([
    [{ width: '13' }, ['width']],
    [{ firstNumber: '0' }, ['firstNumber']],
    [{ firstNumber: '1,5', width: '' }, ['width', 'firstNumber']],
    [{ prefix: 'x'.repeat(21) }, ['prefix']],
    [{ prefix: '', width: '0' }, ['prefix']],
  ])('is refused with a reason: %j', (change, fields) => {
    const reading = readSerial({ ...EMPTY_SERIAL, ...change });
    expect(reading.ok ? [] : Object.keys(reading.complaints)).toEqual(fields);
  });

  it('says why no number can be taken', () => {
    expect(previewText({ kind: 'date-before-last', lastDate: '2026-11-26' }, true)).toBe(
      'numai de la 26.11.2026 încolo',
    );
    expect(previewText({ kind: 'no-lease' }, false)).toBe('se rezervă la prima legătură');
    expect(previewText({ kind: 'no-lease' }, true)).toBe('niciun număr rezervat aici');
  });
});
