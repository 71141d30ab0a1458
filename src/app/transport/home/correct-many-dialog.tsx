import { type ReactNode, useState } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { DateField } from '@/app/ui/fields/date-field';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import { Dialog } from '@/app/ui/floating/dialog';
import { startDaysFor } from '@/domain/transport/life/allowed-actions';
import { useNow } from '../use-now';
import type { ManyChange } from './correct-many';
import { homeTexts } from './home-texts';

interface CorrectManyDialogProps {
  readonly count: number;
  readonly onCorrect: (change: ManyChange) => void;
  readonly onClose: () => void;
}

/** What is the same in all of them from now on; what stays empty is left as each has it. */
export function CorrectManyDialog({ count, onCorrect, onClose }: CorrectManyDialogProps): ReactNode {
  const now = useNow();
  const [startDate, setStartDate] = useState('');
  const [unread, setUnread] = useState<string | null>(null);
  const [vehicle, setVehicle] = useState('');
  const [firstTrailer, setFirstTrailer] = useState('');
  const change = { startDate, vehicle, firstTrailer };
  const written = Object.values(change).some((text) => text.trim() !== '');
  const held = unread !== null ? homeTexts.correctManyUnread : written ? undefined : homeTexts.correctManyNothing;
  const days = startDaysFor(now);
  return (
    <Dialog
      title={homeTexts.correctManyTitle(count)}
      onClose={onClose}
      footer={
        <Button onClick={() => onCorrect(change)} unavailable={held} variant="primary">
          {homeTexts.correctManySend(count)}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-13 text-text-2">{homeTexts.correctManyText}</p>
        <Field help={homeTexts.correctManyDays(days.first, days.last)} label={homeTexts.startDay}>
          <DateField
            onChange={setStartDate}
            onNotUnderstood={setUnread}
            onTyped={(text) => text === null && setUnread(null)}
            value={startDate}
          />
        </Field>
        <Field label={homeTexts.vehicle}>
          <TextInput autoCapitalize="characters" onChange={setVehicle} value={vehicle} />
        </Field>
        <Field label={homeTexts.trailer}>
          <TextInput autoCapitalize="characters" onChange={setFirstTrailer} value={firstTrailer} />
        </Field>
      </div>
    </Dialog>
  );
}
