import { callServer } from '@/api/call-server';
import { CompanyDetails } from '@/api/calls/outside-calls';
import type { PartnerContent } from '@/api/entities/partner';
import type { DefinitionActions, DefinitionRow } from '@/app/defs/definition-list';
import { useWorkspace, type Workspace } from '@/app/state/workspace';
import { cuiDigits } from '@/domain/identifiers/cui';
import { hasRomanianCode } from '../tax-id';
import type { CheckedPartner, VatAnswer } from './check-vat';
import { startVatCheck } from './vat-check-run';

/** Starts the check of these partners, the oldest look-up first. */
export function useVatCheckStart(
  rows: readonly DefinitionRow<PartnerContent>[],
  { update }: DefinitionActions<PartnerContent>,
): () => Promise<void> {
  const { connection, company } = useWorkspace();
  return async () => {
    await startVatCheck(company.id, partnersToCheck(rows), {
      ask: (cui, signal) => askRegister(connection, cui, signal),
      save: async (id, changes) => update?.(id, changes),
      wait,
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

async function askRegister(connection: Workspace['connection'], cui: string, signal: AbortSignal): Promise<VatAnswer> {
  const answer = await callServer(connection, CompanyDetails, { params: undefined, body: { cui } }, { signal });
  if (!answer.ok) {
    if (answer.failure.kind === 'network') return { kind: 'offline' };
    const limited = answer.failure.kind === 'refused' && answer.failure.code === 'too-many-requests';
    return { kind: limited ? 'too-many' : 'unavailable' };
  }
  const { found, fromCache, vatRegistered, checkedOn } = answer.result.company;
  // An answer kept from another day says nothing of today.
  if (fromCache) return { kind: 'unavailable' };
  return found ? { kind: 'state', vatRegistered, checkedOn: checkedOn.slice(0, 10) } : { kind: 'unknown-code' };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
