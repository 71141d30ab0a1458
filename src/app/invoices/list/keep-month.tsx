import { HardDriveDownload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { KeepMonthDialog } from './keep-month-dialog';
import { keepMonthTexts } from './keep-month-texts';

interface KeepMonthProps {
  /** In words: among the fields of the phone's sheet. */
  readonly wide?: boolean;
}

/** Opens the months of the company that are kept on this device. */
export default function KeepMonth({ wide = false }: KeepMonthProps): ReactNode {
  const [open, setOpen] = useState(false);
  const press = (): void => setOpen(true);
  return (
    <>
      {wide ? (
        <Button icon={HardDriveDownload} onClick={press}>
          {keepMonthTexts.keep}
        </Button>
      ) : (
        <IconButton icon={HardDriveDownload} label={keepMonthTexts.keep} onClick={press} />
      )}
      {open && <KeepMonthDialog onClose={() => setOpen(false)} />}
    </>
  );
}
