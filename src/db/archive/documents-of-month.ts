import * as v from 'valibot';
import { type CompanyId, type EntityId, entityIdSchema } from '@/api/ids';
import type { CondicaDatabase } from '../condica-database';
import { monthIds } from './company-month';

export interface DocumentsOfMonth {
  /** Issued and received. */
  readonly wanted: number;
  /** Those whose XML is not on this device. */
  readonly missing: readonly EntityId[];
}

/** `month`: `yyyy-MM`, of issue. What was made here and has not left yet is here. */
export async function documentsOfMonth(
  db: CondicaDatabase,
  companyId: CompanyId,
  month: string,
): Promise<DocumentsOfMonth> {
  const parts = await Promise.all(
    (['in', 'out'] as const).map((direction) => monthIds(db, companyId, direction, month)),
  );
  // A tab of an early version may have written as a row what stands in a block.
  const ids = [...new Set(parts.flat())];
  const keys = ids.map((id): [string, string] => [id, 'xml']);
  const here = new Set((await db.document.where(':id').anyOf(keys).primaryKeys()).map(([id]) => id));
  const missing = ids.filter((id) => !here.has(id)).map((id) => v.parse(entityIdSchema, id));
  return { wanted: ids.length, missing };
}
