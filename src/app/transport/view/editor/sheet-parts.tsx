/** The parts of the sheet, as the desktop shows them together and the phone one after the other. */
import { LegalTimeline } from './fields/legal-timeline';
import { OperationField } from './fields/operation-field';
import { OutageField } from './fields/outage-field';
import { PartnerFields } from './fields/partner-fields';
import { PlaceFields } from './fields/place-fields';
import { DocumentFields, EarlierFields, VehicleFields } from './fields/vehicle-fields';
import { GoodsTable } from './goods/goods-table';
import { useTransportEditor } from './state/editor-context';
import type { OutageChoice } from './state/use-outage';

export function RoutePart({ now }: { readonly now: number }) {
  const { draft } = useTransportEditor();
  return (
    <>
      <div className="grid items-start gap-x-8 gap-y-3 desktop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <OperationField />
        <LegalTimeline now={now} operation={draft.operation} startDate={draft.transport.startDate} />
      </div>
      <div className="grid items-start gap-x-8 gap-y-4 desktop:grid-cols-3">
        <PartnerFields />
        <PlaceFields part="start" />
        <PlaceFields part="end" />
      </div>
    </>
  );
}

export const GoodsPart = GoodsTable;

export function VehiclePart({ outage }: { readonly outage: OutageChoice }) {
  return (
    <>
      <VehicleFields />
      <OutageField {...outage} />
      <DocumentFields />
      <EarlierFields />
    </>
  );
}
