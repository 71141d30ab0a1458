/** What the server has of each person's preferences is what that person chose last, somewhere. */
import { readPreferences, USUAL_PREFERENCES } from '@/api/entities/preferences';
import type { SimWorld } from '../run/sim-world';
import type { Breach } from './verdict';

interface KeptPreferences {
  readonly id: number;
  readonly preferences: unknown;
}

export async function findPreferred({ choices, machine }: SimWorld): Promise<readonly Breach[]> {
  const kept = await machine.database.query<KeptPreferences>('select id, preferences from app_user');
  return kept.flatMap(({ id, preferences }) =>
    Object.entries(readPreferences(preferences)).flatMap(([field, value]): readonly Breach[] => {
      const usual: Readonly<Record<string, string>> = USUAL_PREFERENCES;
      const possible = choices.possible(id, field, usual[field] ?? '');
      if (possible === null || possible.has(value)) return [];
      const sentence = `${field} of user ${id} is ${value}; chosen last: ${[...possible].join(' or ')}`;
      return [{ promise: 'lost', sentence }];
    }),
  );
}
