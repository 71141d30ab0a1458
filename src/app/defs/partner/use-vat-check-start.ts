import type { PartnerContent } from '@/api/entities/partner';
import type { DefinitionRow } from '@/app/defs/definition-list';
import { useWorkspace } from '@/app/state/workspace';
import { partnerRows } from '@/db/collections/partner';
import { cuiDigits } from '@/domain/identifiers/cui';
import { entityId } from '../entity-id';
import { registerPorts } from '../vat-check/ask-register';
import type { CheckedPartner } from '../vat-check/check-vat';
import { startVatCheck } from '../vat-check/vat-check-run';
import { hasRomanianCode } from './tax-id';

/** Starts the check of these partners, the oldest look-up first. */
export function useVatCheckStart(rows: readonly DefinitionRow<PartnerContent>[]): () => Promise<void> {
  const { connection, company, commands } = useWorkspace();
  return async () => {
    await startVatCheck(company.id, partnersToCheck(rows), {
      ...registerPorts(connection),
      save: async (id, changes) => void (await partnerRows.change(commands, entityId(id), changes)),
    });
  };
}

export function partnersToCheck(rows: readonly DefinitionRow<PartnerContent>[]): readonly CheckedPartner[] {
  return rows
    .filter(({ content }) => hasRomanianCode(content))
    .toSorted((a, b) => a.content.vatCheckedOn.localeCompare(b.content.vatCheckedOn))
    .map(({ id, content: { name, taxId, vatRegistered } }) => ({
      id,
      name,
      cui: cuiDigits(taxId) ?? taxId,
      vatRegistered,
    }));
}
