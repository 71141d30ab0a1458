import type { CompanyNoteKey } from './company-notes';
import type { ToldKey } from './told-once';

/** Of the device as a whole, whatever its companies are. */
export type DeviceNoteKey =
  | 'device'
  | 'lastAnafContact'
  | 'lastServerContact'
  | 'lastWholePull'
  | 'namedBy'
  | 'owner'
  | 'preferences'
  | 'person'
  | 'colleagues'
  | 'evicted'
  | ToldKey;

/** A setting of this device; unknown keys of a newer version stay. */
export interface KeyValueRow {
  readonly key: DeviceNoteKey | CompanyNoteKey;
  readonly value: unknown;
}
