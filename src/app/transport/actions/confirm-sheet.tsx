import { type ReactNode, useState } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { Field } from '@/app/ui/fields/field';
import { TextArea } from '@/app/ui/fields/text-area';
import { Dialog } from '@/app/ui/floating/dialog';
import { CONFIRMATION_TYPES } from '@/domain/transport/codes/short-lists';
import { transportTexts } from '../transport-texts';
import { actionTexts } from './action-texts';

export type ConfirmationType = '10' | '20' | '30';
const TYPES: readonly ConfirmationType[] = ['10', '20', '30'];
const LONGEST = 200;

interface ConfirmSheetProps {
  readonly onConfirm: (type: ConfirmationType, remarks: string) => void;
  readonly onClose: () => void;
}

/** That the goods arrived, in part, or not. */
export function ConfirmSheet({ onConfirm, onClose }: ConfirmSheetProps): ReactNode {
  const [type, setType] = useState<ConfirmationType>('10');
  const [remarks, setRemarks] = useState('');
  return (
    <Dialog
      title={actionTexts.confirmTitle}
      onClose={onClose}
      footer={
        <Button onClick={() => onConfirm(type, remarks)} variant="primary">
          {transportTexts.confirm}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <fieldset className="flex flex-col gap-1">
          <legend className="pb-1 text-13 font-medium">{actionTexts.confirmAs}</legend>
          {TYPES.map((each) => (
            <label className="flex min-h-9 items-center gap-3 text-14 phone:min-h-11" key={each}>
              <input
                checked={type === each}
                className="size-4 accent-accent"
                name="confirmation"
                onChange={() => setType(each)}
                type="radio"
              />
              {CONFIRMATION_TYPES.get(each)}
            </label>
          ))}
        </fieldset>
        <Field help={actionTexts.remarksHelp} label={actionTexts.remarks}>
          <TextArea maxLength={LONGEST} onChange={setRemarks} value={remarks} />
        </Field>
      </div>
    </Dialog>
  );
}
