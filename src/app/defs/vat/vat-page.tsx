/** The VAT rates the company uses. They are added and removed, never changed: documents refer to what they were. */
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { addVatRate, listVatRates, removeVatRate } from '@/db/collections/vat-rate';
import type { CommandContext } from '@/db/command-context';
import { DefinitionCard } from '../definition-card';
import type { DefinitionActions, DefinitionRow } from '../definition-list';
import { addedId } from '../definition-outcome';
import { DefinitionPage } from '../definition-page';
import { entityId } from '../entity-id';
import { categoryName, rateText, type VatRateContent } from './vat-fields';
import { VAT_KIND } from './vat-kind';

export default function VatPage(): ReactNode {
  const { db, company, commands } = useWorkspace();
  const [search] = useSearchParams();
  const actions = useMemo(() => vatActions(commands), [commands]);
  const rows = useLive(async () => (await listVatRates(db, company.id)).map(vatRow), [db, company.id]);
  return (
    <DefinitionPage
      actions={actions}
      card={(vat) => <DefinitionCard below={categoryName(vat.category)} fact={rateText(vat)} name={vat.name} />}
      kind={VAT_KIND}
      openAtFirst={search.get('id')}
      rows={rows}
    />
  );
}

type View = Awaited<ReturnType<typeof listVatRates>>[number];

function vatRow({ row: { id, ...content }, pending }: View): DefinitionRow<VatRateContent> {
  return { id, content, pending };
}

function vatActions(commands: CommandContext): DefinitionActions<VatRateContent> {
  return {
    add: async (content) => addedId(await addVatRate(commands, content)),
    update: null,
    remove: async (id) => {
      await removeVatRate(commands, entityId(id));
    },
  };
}
