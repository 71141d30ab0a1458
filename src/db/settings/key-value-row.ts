/** A setting of this device; unknown keys of a newer version stay. */
export interface KeyValueRow {
  readonly key: string;
  readonly value: unknown;
}
