/** Query parameters travel as text; these schemas read them back. */
import * as v from 'valibot';
import { fenceSchema } from './entities/serial';
import { companyIdSchema, versionSchema } from './ids';

/** A company id in the query. */
export const companyParam = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  companyIdSchema,
);

/** `true` or `false` in the query. */
export const booleanParam = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((value) => value === true || value === 'true'),
);

/** A version in the query. */
export const versionParam = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))]),
  versionSchema,
);

/** 53 bits of a text in the query (domain/text/text-hash.ts). */
export const hashParam = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
);

/** Hashes in the query, one after the other. */
export const hashesParam = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}(,[0-9a-f]{64}){0,15}$/));

/** The fence of a lease in the query. */
export const fenceParam = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))]),
  fenceSchema,
);
