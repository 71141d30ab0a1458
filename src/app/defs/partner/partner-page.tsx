/** The company's partners (picture 19). */
import { type ReactNode, useMemo } from 'react';
import { useLive } from '@/app/state/use-live';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { priceListNames } from '@/db/collections/list-price';
import { partnerRows } from '@/db/collections/partner';
import { paymentMethodRows } from '@/db/collections/payment-method';
import { listSerials } from '@/db/collections/serial';
import { DefinitionPage } from '../definition-page';
import { useDefinition } from '../use-definition';
import { VatCheckBar } from '../vat-check/vat-check-bar';
import { VatCheckButton } from '../vat-check/vat-check-button';
import { type InvoicingChoices, invoicingFields } from './invoicing-fields';
import { LookUpHead } from './look-up-head';
import { MergeButton } from './merge/merge-button';
import { PartnerCard } from './partner-card';
import { partnerKind } from './partner-kind';
import { twinOfNew } from './twin-partner';
import { useVatCheckStart } from './use-vat-check-start';
import { ViesHead } from './vies/vies-head';
import { isInVies } from './vies/vies-number';

const NO_ROWS: readonly never[] = [];

export default function PartnerPage(): ReactNode {
  const today = useToday();
  const choices = useInvoicingChoices();
  const kind = useMemo(() => partnerKind(today, invoicingFields(choices)), [today, choices]);
  const definition = useDefinition(partnerRows);
  const rows = definition.rows ?? NO_ROWS;
  const startVatCheck = useVatCheckStart(rows);
  return (
    <DefinitionPage
      {...definition}
      card={(partner) => <PartnerCard partner={partner} />}
      headActions={
        <>
          <MergeButton actions={definition.actions} rows={rows} />
          <VatCheckButton onStart={startVatCheck} />
        </>
      }
      kind={kind}
      panelHead={(content, change) =>
        isInVies(content) ? (
          <ViesHead change={change} content={content} />
        ) : (
          <LookUpHead change={change} content={content} twin={twinOfNew(rows, content)} />
        )
      }
      progress={<VatCheckBar />}
    />
  );
}

const NO_CHOICES: InvoicingChoices = { methods: [], serials: [], priceLists: [] };

function useInvoicingChoices(): InvoicingChoices {
  const { db, company } = useWorkspace();
  const choices = useLive(async () => {
    const [methods, serials, priceLists] = await Promise.all([
      paymentMethodRows.list(db, company.id),
      listSerials(db, company.id),
      priceListNames(db, company.id),
    ]);
    return { methods: methods.map(({ row }) => row), serials: serials.map(({ row }) => row), priceLists };
  }, [db, company.id]);
  return choices ?? NO_CHOICES;
}
