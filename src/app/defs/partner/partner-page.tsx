/** The company's partners (picture 19). */
import { type ReactNode, useMemo } from 'react';
import { useToday } from '@/app/state/use-today';
import { partnerRows } from '@/db/collections/partner';
import { DefinitionPage } from '../definition-page';
import { useDefinition } from '../use-definition';
import { LookUpHead } from './look-up-head';
import { PartnerCard } from './partner-card';
import { partnerKind } from './partner-kind';
import { twinOfNew } from './twin-partner';
import { useVatCheckStart } from './vat-check/use-vat-check-start';
import { VatCheckBar } from './vat-check/vat-check-bar';
import { VatCheckButton } from './vat-check/vat-check-button';

const NO_ROWS: readonly never[] = [];

export default function PartnerPage(): ReactNode {
  const today = useToday();
  const kind = useMemo(() => partnerKind(today), [today]);
  const definition = useDefinition(partnerRows);
  const rows = definition.rows ?? NO_ROWS;
  const startVatCheck = useVatCheckStart(rows, definition.actions);
  return (
    <DefinitionPage
      {...definition}
      card={(partner) => <PartnerCard partner={partner} />}
      headActions={<VatCheckButton onStart={startVatCheck} />}
      kind={kind}
      panelHead={(content, change) => <LookUpHead change={change} content={content} twin={twinOfNew(rows, content)} />}
      progress={<VatCheckBar />}
    />
  );
}
