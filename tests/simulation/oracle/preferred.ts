/** What the server has of each person's own rows is what that person chose last, somewhere. */
import type { PersonChanges } from '@/api/entities/person';
import { readPreferences, USUAL_PREFERENCES } from '@/api/entities/preferences';
import { NAMES } from '../backend/sim-database';
import type { SimWorld } from '../run/sim-world';
import type { Breach } from './verdict';

interface KeptAccount {
  readonly id: number;
  readonly preferences: unknown;
  readonly person: Required<PersonChanges>;
}

const USUAL: Readonly<Record<string, string>> = {
  ...USUAL_PREFERENCES,
  firstName: NAMES.firstName,
  lastName: NAMES.lastName,
  telephone: '',
};

export async function findPreferred({ choices, machine }: SimWorld): Promise<readonly Breach[]> {
  const kept = await machine.database.query<KeptAccount>(
    `select id, preferences, json_build_object('firstName', first_name, 'lastName', last_name, 'telephone', telephone) as person
     from app_user`,
  );
  return kept.flatMap(({ id, preferences, person }) =>
    Object.entries({ ...readPreferences(preferences), ...person }).flatMap(([field, value]): readonly Breach[] => {
      const possible = choices.possible(id, field, USUAL[field] ?? '');
      if (possible === null || possible.has(value)) return [];
      const sentence = `${field} of user ${id} is ${value}; chosen last: ${[...possible].join(' or ')}`;
      return [{ promise: 'lost', sentence }];
    }),
  );
}
