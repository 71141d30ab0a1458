import type { PartnerContent } from '@/api/entities/partner';
import { isSameCui } from '@/domain/identifiers/cui';
import type { DefinitionRow } from '../definition-list';

/** The name of the partner that already has the fiscal code of a new one; undefined for one that is in the list itself. */
export function twinOfNew(rows: readonly DefinitionRow<PartnerContent>[], content: PartnerContent): string | undefined {
  if (content.external || rows.some((row) => row.content === content)) return undefined;
  return rows.find((row) => isSameCui(row.content.taxId, content.taxId))?.content.name;
}
