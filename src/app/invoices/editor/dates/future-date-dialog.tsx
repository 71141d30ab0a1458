import { Button } from '@/app/ui/buttons/button';
import { Dialog } from '@/app/ui/floating/dialog';
import { dayText } from '@/app/ui/words/date-words';
import type { IsoDate } from '@/domain/invoice/invoice';
import { useEditor, useEditorHandle } from '../use-editor';
import { dateTexts } from './date-texts';

interface FutureDateDialogProps {
  /** Tomorrow: the person may decide. A later day is put right first. */
  readonly decidable: boolean;
  /** As it was when the invoice was halted: a clock put right since the page looked last has another day than the page. */
  readonly today: IsoDate;
  readonly onBack: () => void;
  readonly onIssue: () => void;
}

/** An invoice dated after today binds all that follow it: asked before its number is taken. The way back has the focus. */
export function FutureDateDialog({ decidable, today, onBack, onIssue }: FutureDateDialogProps) {
  const { store, goTo } = useEditorHandle();
  const date = dayText(useEditor(({ draft }) => draft.issueDate));
  const words = decidable ? dateTexts.tomorrow : dateTexts.tooFar;
  const back = (): void => {
    onBack();
    goTo('issueDate');
  };
  const setToday = (): void => {
    store.change({ type: 'set', fields: { issueDate: today } });
    onBack();
  };
  return (
    <Dialog
      title={dateTexts.futureTitle}
      onClose={onBack}
      footer={
        <>
          <Button onClick={setToday}>{dateTexts.setDate(dayText(today))}</Button>
          <Button variant={decidable ? 'outlined' : 'primary'} onClick={back} data-autofocus>
            {dateTexts.backToDate}
          </Button>
          {decidable && (
            <Button variant="danger" onClick={onIssue}>
              {dateTexts.issueAnyway(date)}
            </Button>
          )}
        </>
      }
    >
      <p>{words(date, dayText(today))}</p>
      <p className="pt-2 text-13 text-text-2">{dateTexts.nothingTaken}</p>
    </Dialog>
  );
}
