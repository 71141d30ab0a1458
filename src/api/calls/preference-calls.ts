/** What a person prefers: changed field by field, so that two devices change different ones. */
import * as v from 'valibot';
import { defineCall } from '../call';
import { preferenceChangesSchema, toldPreferencesSchema } from '../entities/preferences';

/** Addition. The same change again is the same one: each field is put to what it says. Told with GetAuthorizations. */
export const UpdatePreferences = defineCall('UpdatePreferences', {
  base: 'backend',
  body: v.strictObject({ changes: preferenceChangesSchema }),
  result: v.looseObject({ preferences: toldPreferencesSchema }),
  addition: true,
});
