/** The company's partners (picture 19). */
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import type { PartnerContent } from '@/api/entities/partner';
import { useLive } from '@/app/state/use-live';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { addPartner, listPartners, partnerById, removePartner, updatePartner } from '@/db/collections/partner';
import type { CommandContext } from '@/db/command-context';
import type { DefinitionActions, DefinitionRow } from '../definition-list';
import { addedId, checkChanged } from '../definition-outcome';
import { DefinitionPage } from '../definition-page';
import { entityId } from '../entity-id';
import { LookUpHead } from './look-up-head';
import { PartnerCard } from './partner-card';
import { partnerKind } from './partner-kind';
import { twinOfNew } from './twin-partner';
import { useVatCheckStart } from './vat-check/use-vat-check-start';
import { VatCheckBar } from './vat-check/vat-check-bar';
import { VatCheckButton } from './vat-check/vat-check-button';

const NO_ROWS: readonly never[] = [];

export default function PartnerPage(): ReactNode {
  const { db, company, commands } = useWorkspace();
  const today = useToday();
  const [search] = useSearchParams();
  const kind = useMemo(() => partnerKind(today), [today]);
  const actions = useMemo(() => partnerActions(commands), [commands]);
  const rows = useLive(async () => (await listPartners(db, company.id)).map(partnerRow), [db, company.id]);
  const startVatCheck = useVatCheckStart(rows ?? NO_ROWS, actions);
  return (
    <DefinitionPage
      actions={actions}
      card={(partner) => <PartnerCard partner={partner} />}
      headActions={<VatCheckButton onStart={startVatCheck} />}
      kind={kind}
      openAtFirst={search.get('id')}
      panelHead={(content, change) => (
        <LookUpHead change={change} content={content} twin={twinOfNew(rows ?? NO_ROWS, content)} />
      )}
      progress={<VatCheckBar />}
      rows={rows}
    />
  );
}

type View = Awaited<ReturnType<typeof listPartners>>[number];

function partnerRow({ row: { id, ...content }, pending }: View): DefinitionRow<PartnerContent> {
  return { id, content, pending };
}

function partnerActions(commands: CommandContext): DefinitionActions<PartnerContent> {
  return {
    add: async (content) => addedId(await addPartner(commands, content)),
    update: async (id, changes) => {
      const view = await partnerById(commands.db, id);
      if (view === null) return;
      const { id: partnerId, ...seen } = view.row;
      checkChanged(await updatePartner(commands, partnerId, seen, { ...seen, ...changes }));
    },
    remove: async (id) => {
      await removePartner(commands, entityId(id));
    },
  };
}
