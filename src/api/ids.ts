/** Branded ids: a plain string or number is refused where an id is wanted. Entity ids are made by the client (UUID). */
import * as v from 'valibot';

/** The largest number the server gives. */
const MAX_ID = 2_147_483_647;

export const companyIdSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ID), v.brand('CompanyId'));
export type CompanyId = v.InferOutput<typeof companyIdSchema>;

export const userIdSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.brand('UserId'));
export type UserId = v.InferOutput<typeof userIdSchema>;

/** Id of a row made on a device: lower-case UUID. */
export const entityIdSchema = v.pipe(v.string(), v.uuid(), v.maxLength(36), v.brand('EntityId'));
export type EntityId = v.InferOutput<typeof entityIdSchema>;

/** Id of an outbox entry, and the idempotency key of its call: the same text. */
export const operationIdSchema = v.pipe(v.string(), v.uuid(), v.maxLength(36), v.brand('OperationId'));
export type OperationId = v.InferOutput<typeof operationIdSchema>;

/** Id of a browser profile on a machine, made once and kept in IndexedDB. */
export const deviceIdSchema = v.pipe(v.string(), v.uuid(), v.maxLength(36), v.brand('DeviceId'));
export type DeviceId = v.InferOutput<typeof deviceIdSchema>;

/** Position in a company's stream of changes; consecutive from 1. 0 is before the first. */
export const versionSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.brand('Version'));
export type Version = v.InferOutput<typeof versionSchema>;

/** The id of a row that is made of its content: the same on every device. `sha256`: of the content, in hexadecimal. */
export function idOfContent(sha256: string): EntityId {
  const [a, b, c, d, e] = [
    sha256.slice(0, 8),
    sha256.slice(8, 12),
    sha256.slice(13, 16),
    sha256.slice(17, 20),
    sha256.slice(20, 32),
  ];
  return v.parse(entityIdSchema, `${a}-${b}-8${c}-8${d}-${e}`);
}
