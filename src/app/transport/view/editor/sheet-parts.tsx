/** The parts of the sheet, as the desktop shows them together and the phone one after the other. */
import { Checkbox } from '@/app/ui/fields/checkbox';
import { viewTexts } from '../view-texts';
import { LegalTimeline } from './fields/legal-timeline';
import { OperationField } from './fields/operation-field';
import { PartnerFields } from './fields/partner-fields';
import { PlaceFields } from './fields/place-fields';
import { DocumentFields, EarlierFields, VehicleFields } from './fields/vehicle-fields';
import { GoodsTable } from './goods/goods-table';
import { useTransportEditor } from './state/editor-context';

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

interface VehiclePartProps {
  /** The day of the start is over: only an outage of ANAF's service lets it be declared. */
  readonly passed: boolean;
  readonly outage: boolean;
  readonly onOutage: (outage: boolean) => void;
}

export function VehiclePart({ passed, outage, onOutage }: VehiclePartProps) {
  return (
    <>
      <VehicleFields />
      {passed && (
        <div>
          <Checkbox checked={outage} onChange={onOutage}>
            {viewTexts.outage}
          </Checkbox>
          <p className="text-12 text-text-3">{viewTexts.outageHelp}</p>
        </div>
      )}
      <DocumentFields />
      <EarlierFields />
    </>
  );
}
