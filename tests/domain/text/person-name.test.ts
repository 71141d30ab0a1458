import { expect, it } from 'vitest';
import { personName } from '@/domain/text/person-name';

it('is the name as it is read, of what the account has', () => {
  expect(personName({ firstName: ' Ioana ', lastName: 'Mărginean' })).toBe('Ioana Mărginean');
  expect(personName({ firstName: '', lastName: 'Rusu' })).toBe('Rusu');
  expect(personName({ firstName: '', lastName: ' ' })).toBe('');
  expect(personName({ firstName: 'Ă'.repeat(500), lastName: 'B' })).toHaveLength(200);
});
