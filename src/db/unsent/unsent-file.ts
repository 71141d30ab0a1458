/** The file that holds what exists only on a device: outbox entries with their bytes, the rows they belong to, conflicts. */
import * as v from 'valibot';
import { companyIdSchema, entityIdSchema, operationIdSchema, versionSchema } from '@/api/ids';

const rowSchema = v.looseObject({ id: entityIdSchema, companyId: companyIdSchema, version: versionSchema });

const entrySchema = v.looseObject({
  id: operationIdSchema,
  companyId: companyIdSchema,
  call: v.string(),
  touches: v.array(v.string()),
  attempts: v.number(),
  madeAt: v.string(),
});

export const unsentFileSchema = v.looseObject({
  format: v.literal('condica-unsent'),
  /** Of the file's own form. 1: a document has one pending change or none; 2: a list of them. */
  version: v.picklist([1, 2]),
  exportedAt: v.string(),
  deviceName: v.string(),
  entries: v.array(entrySchema),
  /** By table. */
  rows: v.record(v.string(), v.array(rowSchema)),
  conflicts: v.array(v.looseObject({ id: operationIdSchema })),
  /** Whose work it is; absent in files of older versions. */
  companies: v.optional(v.array(v.looseObject({ id: companyIdSchema, cif: v.string(), name: v.string() })), []),
});
export type UnsentFile = v.InferOutput<typeof unsentFileSchema>;
