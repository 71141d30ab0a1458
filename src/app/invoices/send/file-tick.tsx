import type { ReactNode } from 'react';
import { Checkbox } from '@/app/ui/fields/checkbox';
import { toggleRow } from '@/app/ui/table/selection';
import { type BatchFile, isSendable } from './batch';
import { sendTexts } from './send-texts';
import type { SendRows } from './use-send-rows';

interface FileTickProps {
  readonly file: BatchFile;
  readonly rows: SendRows;
}

/** Under an accepted file on the phone: whether it goes with the others. */
export function FileTick({ file, rows: { selection, select } }: FileTickProps): ReactNode {
  if (!isSendable(file)) return null;
  return (
    <div className="-mt-2 px-4 pb-1">
      <Checkbox
        checked={selection.keys.has(file.id)}
        onChange={() => select(toggleRow(selection, file.id, selection.anchor?.index ?? 0))}
      >
        {sendTexts.tick}
      </Checkbox>
    </div>
  );
}
