import type { ReactNode } from 'react';
import { links } from '@/app/routes/links';
import { useToday } from '@/app/state/use-today';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { DeadlineClock } from '@/app/ui/states/deadline-clock';
import { archiveTexts } from '../archive/archive-texts';
import { uploadFailure } from '../archive/upload-failure';
import { useRefusal } from '../archive/use-refusal';
import type { RowProps } from '../list/list-kind';

/** Under a rejected invoice on the phone: why, the way to its correction, and by when (picture 06a). */
export default function InvoiceCardRepair({ item }: RowProps): ReactNode {
  const today = useToday();
  const [reason] = useRefusal(item).reasons;
  const failure = uploadFailure(item);
  return (
    <div className="flex flex-col gap-2 px-4 pb-3">
      {failure !== '' && <p className="font-medium text-13">{failure}</p>}
      {reason !== undefined && (
        <p className="line-clamp-2 text-13 text-text-2">{reason.title === '' ? reason.text : reason.title}</p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to={links.editor({ correct: item.id })} variant="primary">
          {archiveTexts.correct}
        </ButtonLink>
        <DeadlineClock issueDate={item.issueDate} today={today} />
      </div>
    </div>
  );
}
