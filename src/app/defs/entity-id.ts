import * as v from 'valibot';
import { type EntityId, entityIdSchema } from '@/api/ids';

/** The key of a row on a screen, as the id it is; throws where it is none. */
export function entityId(key: string): EntityId {
  return v.parse(entityIdSchema, key);
}
