import * as v from 'valibot';
import { type User, userSchema } from '@/api/entities/user';

export function userOf(id: number, overrides: Partial<User> = {}): User {
  const facts = {
    id,
    token: 'token-1',
    refreshToken: 'refresh-1',
    keys: { backend: 'b', efactura: 'e', report: 'r' },
    email: 'ana@exemplu.ro',
    firstName: 'Ana',
    lastName: 'Pop',
    telephone: '',
    cnp: '',
    company: '',
    legalEntity: false,
    plan: { name: 'Complet', planRestrictions: {} },
    notificationStatus: false,
    backup: null,
    hasAuthenticator: false,
    isDeletionAllowed: true,
    tokenExpiresAt: '2099-01-01T00:00:00.000Z',
    ...overrides,
  };
  return v.parse(userSchema, facts);
}
