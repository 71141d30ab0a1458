/** Another vehicle under the same code: two taps, with the hour it was made, with or without a signal (picture 05c). */
import { CloudOff, Plus, Truck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Transport } from '@/api/entities/transport';
import { useIsPhone } from '@/app/state/device';
import { useSyncView } from '@/app/state/sync-view';
import { Button } from '@/app/ui/buttons/button';
import { classNames } from '@/app/ui/class-names';
import { Field } from '@/app/ui/fields/field';
import { Select } from '@/app/ui/fields/select';
import { TextInput } from '@/app/ui/fields/text-input';
import { Dialog } from '@/app/ui/floating/dialog';
import { Sheet } from '@/app/ui/floating/sheet';
import { dayAndHourText, dayText } from '@/app/ui/words/date-words';
import { platesOf } from '@/db/transport/transport-row';
import { plateOf } from '@/domain/transport/draft/declaration-of-draft';
import type { KnownVehicle } from '../known/known-things';
import { useKnownThings } from '../known/use-known-things';
import { useNow } from '../use-now';
import { actionTexts } from './action-texts';

export interface ChosenVehicle {
  readonly vehicle: string;
  readonly firstTrailer: string;
  readonly secondTrailer: string;
  /** When it was changed, as it stands on the sheet: ms since 1970. */
  readonly at: number;
}

interface VehicleSheetProps {
  readonly item: Transport;
  readonly onChange: (chosen: ChosenVehicle) => void;
  readonly onClose: () => void;
}

/** So many are offered; any other is typed. */
const OFFERED = 6;
const OTHER = 'other';

export function VehicleSheet(props: VehicleSheetProps): ReactNode {
  const phone = useIsPhone();
  const { onClose } = props;
  if (phone) {
    return (
      <Sheet title={actionTexts.vehicleTitle} onClose={onClose}>
        <VehicleForm {...props} />
      </Sheet>
    );
  }
  return (
    <Dialog title={actionTexts.vehicleTitle} onClose={onClose} flush>
      <VehicleForm {...props} />
    </Dialog>
  );
}

/** The likeliest is marked already: the second tap is the button. */
function useVehicleChoice(item: Transport) {
  const { vehicles, trailers } = useKnownThings();
  const present = platesOf(item);
  const others = vehicles.filter(({ plate }) => plate !== present.vehicle).slice(0, OFFERED);
  const [picked, pick] = useState<string>();
  const [typed, type] = useState('');
  const [trailer, setTrailer] = useState(present.firstTrailer);
  const at = picked ?? others[0]?.plate ?? OTHER;
  const plate = at === OTHER ? plateOf(typed) : at;
  return { present, others, trailers, at, pick, typed, type, trailer, setTrailer, plate };
}

function VehicleForm({ item, onChange }: VehicleSheetProps): ReactNode {
  const now = useNow(10_000);
  const choice = useVehicleChoice(item);
  const { present, plate, trailer } = choice;
  const complete = /^[0-9A-Z]{2,20}$/.test(plate);
  return (
    <form
      className="flex flex-col gap-3 px-6 py-4 phone:px-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!complete) return;
        onChange({ vehicle: plate, firstTrailer: trailer, secondTrailer: present.secondTrailer, at: now });
      }}
    >
      <p className="text-13 text-text-2">{actionTexts.vehicleInstead(present.vehicle)}</p>
      <Vehicles {...choice} />
      <TrailerAndHour {...choice} now={now} />
      <OfflineNote />
      <Button
        icon={Truck}
        size="lg"
        type="submit"
        unavailable={complete ? undefined : actionTexts.plateMissing}
        variant="primary"
        wide
      >
        {actionTexts.changeTo(plate)}
      </Button>
    </form>
  );
}

type ChoiceProps = ReturnType<typeof useVehicleChoice>;

function Vehicles({ others, at, pick, typed, type }: ChoiceProps) {
  return (
    <>
      <fieldset className="overflow-hidden rounded-2 border border-border">
        <legend className="sr-only">{actionTexts.vehicleTitle}</legend>
        {others.map((vehicle) => (
          <VehicleRow checked={at === vehicle.plate} key={vehicle.plate} onPick={pick} vehicle={vehicle} />
        ))}
        <button
          type="button"
          onClick={() => pick(OTHER)}
          aria-pressed={at === OTHER}
          className="flex min-h-11 w-full items-center gap-4 px-4 py-2 text-left text-14 text-accent-text"
        >
          <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
          {actionTexts.otherPlate}
        </button>
      </fieldset>
      {at === OTHER && (
        <Field label={actionTexts.plate} required>
          <TextInput autoCapitalize="characters" onChange={type} value={typed} />
        </Field>
      )}
    </>
  );
}

function TrailerAndHour({ trailers, present, trailer, setTrailer, now }: ChoiceProps & { readonly now: number }) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={actionTexts.trailer}>
        <Select onChange={setTrailer} options={trailerOptions(trailers, present.firstTrailer)} value={trailer} />
      </Field>
      <Field label={actionTexts.changedAt}>
        <output className="flex h-9 items-center text-14 tabular-nums phone:h-11">
          {dayAndHourText(new Date(now).toISOString())}
        </output>
      </Field>
    </div>
  );
}

function OfflineNote() {
  const { offline } = useSyncView();
  if (!offline) return null;
  return (
    <p className="flex items-start gap-2 text-13 text-text-2">
      <CloudOff aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-wait-fill" />
      {actionTexts.offline}
    </p>
  );
}

function trailerOptions(trailers: readonly string[], present: string) {
  const all = [...new Set([present, ...trailers])].filter((plate) => plate !== '');
  return [{ value: '', label: actionTexts.noTrailer }, ...all.map((plate) => ({ value: plate, label: plate }))];
}

interface VehicleRowProps {
  readonly vehicle: KnownVehicle;
  readonly checked: boolean;
  readonly onPick: (plate: string) => void;
}

function VehicleRow({ vehicle: { plate, note, last }, checked, onPick }: VehicleRowProps) {
  return (
    <label
      className={classNames(
        'flex min-h-14 cursor-pointer items-center gap-4 border-b border-border px-4 py-2',
        checked && 'bg-selected',
      )}
    >
      <input
        checked={checked}
        className="size-5 accent-accent"
        name="vehicle"
        onChange={() => onPick(plate)}
        type="radio"
      />
      <span className="min-w-0 flex-1">
        <span className="block text-16 font-semibold">{plate}</span>
        <span className="block truncate text-13 text-text-2">{note}</span>
      </span>
      <span className="text-12 text-text-2 tabular-nums">{dayText(last)}</span>
    </label>
  );
}
