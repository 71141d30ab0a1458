/** The ways in which the company is paid. */
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import {
  addPaymentMethod,
  listPaymentMethods,
  type PaymentMethodContent,
  removePaymentMethod,
  updatePaymentMethod,
} from '@/db/collections/payment-method';
import type { CommandContext } from '@/db/command-context';
import { DefinitionCard } from '../definition-card';
import type { DefinitionActions, DefinitionRow } from '../definition-list';
import { addedId, checkChanged } from '../definition-outcome';
import { DefinitionPage } from '../definition-page';
import { entityId } from '../entity-id';
import { meansWord } from './payment-fields';
import { PAYMENT_KIND } from './payment-kind';

export default function PaymentPage(): ReactNode {
  const { db, company, commands } = useWorkspace();
  const [search] = useSearchParams();
  const actions = useMemo(() => paymentActions(commands), [commands]);
  const rows = useLive(async () => (await listPaymentMethods(db, company.id)).map(paymentRow), [db, company.id]);
  return (
    <DefinitionPage
      actions={actions}
      card={({ name, meansCode, iban }) => <DefinitionCard below={iban} fact={meansWord(meansCode)} name={name} />}
      kind={PAYMENT_KIND}
      openAtFirst={search.get('id')}
      rows={rows}
    />
  );
}

type View = Awaited<ReturnType<typeof listPaymentMethods>>[number];

function paymentRow({ row: { id, ...content }, pending }: View): DefinitionRow<PaymentMethodContent> {
  return { id, content, pending };
}

function paymentActions(commands: CommandContext): DefinitionActions<PaymentMethodContent> {
  return {
    add: async (content) => addedId(await addPaymentMethod(commands, content)),
    update: async (id, changes) => {
      const methods = await listPaymentMethods(commands.db, commands.companyId);
      const view = methods.find(({ row }) => row.id === id);
      if (view === undefined) return;
      const { id: methodId, ...seen } = view.row;
      checkChanged(await updatePaymentMethod(commands, methodId, seen, { ...seen, ...changes }));
    },
    remove: async (id) => {
      await removePaymentMethod(commands, entityId(id));
    },
  };
}
