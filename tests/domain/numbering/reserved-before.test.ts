import { describe, expect, it } from 'vitest';
import { reservedBefore } from '../../../src/domain/numbering/reserved-before';

describe('numbers left out before the next one', () => {
  it('are those another device has not used', () => {
    expect(reservedBefore(201, [{ from: 151, to: 200, usedTo: 150, deviceName: 'Telefon' }])).toEqual({
      from: 151,
      to: 200,
      devices: ['Telefon'],
    });
    expect(reservedBefore(201, [{ from: 101, to: 200, usedTo: 150, deviceName: 'Telefon' }])).toEqual({
      from: 151,
      to: 200,
      devices: ['Telefon'],
    });
  });

  it('run over several devices down to the last number in use', () => {
    const others = [
      { from: 51, to: 100, usedTo: 50, deviceName: 'Telefon' },
      { from: 101, to: 150, usedTo: 120, deviceName: 'Telefon' },
      { from: 151, to: 200, usedTo: 150, deviceName: 'Laptop' },
    ];
    expect(reservedBefore(201, others)).toEqual({ from: 121, to: 200, devices: ['Telefon', 'Laptop'] });
  });

  it('are none where the number follows the last one in use, and where nobody reserved what is before it', () => {
    expect(reservedBefore(201, [{ from: 151, to: 200, usedTo: 200, deviceName: 'Telefon' }])).toBeUndefined();
    expect(reservedBefore(201, [{ from: 201, to: 250, usedTo: 200, deviceName: 'Telefon' }])).toBeUndefined();
    expect(reservedBefore(201, [{ from: 101, to: 150, usedTo: 100, deviceName: 'Telefon' }])).toBeUndefined();
    expect(reservedBefore(1, [])).toBeUndefined();
  });
});
