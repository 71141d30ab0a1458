import { addAlert } from '@/app/state/alerts';
import { Button } from '@/app/ui/buttons/button';
import { Dialog } from '@/app/ui/floating/dialog';
import { dayText } from '@/app/ui/words/date-words';
import type { IsoDate } from '@/domain/invoice/invoice';
import { useEditorServices } from '../editor-services';
import { useChosenSeries, useFittingSeries } from '../head/series-field';
import { useEditor, useEditorHandle } from '../use-editor';
import { dateTexts } from './date-texts';
import { SecondSeries } from './second-series';

interface DateBeforeLastDialogProps {
  /** Of the last invoice of the series on this device. */
  readonly lastDate: IsoDate;
  readonly onBack: () => void;
}

/**
 * The refusal with its ways out: another date, another series that fits the date, or a second series made with its
 * decision's data. What leads on at this date has the focus, so Enter takes it.
 */
export function DateBeforeLastDialog({ lastDate, onBack }: DateBeforeLastDialogProps) {
  const { store, goTo } = useEditorHandle();
  const chosen = useChosenSeries();
  const fitting = useFittingSeries();
  const date = useEditor(({ draft }) => draft.issueDate);
  const other = fitting.find(({ id, number }) => id !== chosen?.id && number.kind === 'number');
  const take = (serialId: string): void => {
    store.change({ type: 'set', fields: { serialId } });
    onBack();
  };
  const setDate = (): void => {
    store.change({ type: 'set', fields: { issueDate: lastDate } });
    onBack();
  };
  const otherDate = (): void => {
    onBack();
    goTo('issueDate');
  };
  return (
    <Dialog
      title={dateTexts.beforeLastTitle}
      onClose={onBack}
      footer={
        <>
          <Button onClick={otherDate}>{dateTexts.otherDate}</Button>
          <Button onClick={setDate}>{dateTexts.setDate(dayText(lastDate))}</Button>
        </>
      }
    >
      <p>
        {dateTexts.beforeLast(chosen?.serial.prefix ?? '', dayText(lastDate), dayText(date))} {dateTexts.nothingTaken}
      </p>
      {other !== undefined && (
        <section className="mt-4 border-t border-border pt-4">
          <p className="pb-3">{dateTexts.otherSeries(other.serial.prefix)}</p>
          <Button variant="primary" onClick={() => take(other.id)} data-autofocus>
            {dateTexts.otherNumber(other.next)}
          </Button>
        </section>
      )}
      {chosen !== undefined && <SecondSeriesOffer chosenId={chosen.id} first={other === undefined} onMade={take} />}
    </Dialog>
  );
}

interface SecondSeriesOfferProps {
  readonly chosenId: string;
  /** No other series fits the date: the offer has the focus. */
  readonly first: boolean;
  readonly onMade: (serialId: string) => void;
}

function SecondSeriesOffer({ chosenId, first, onMade }: SecondSeriesOfferProps) {
  const { series, online, addSeries } = useEditorServices();
  const beside = series.find(({ id }) => id === chosenId)?.serial;
  if (beside === undefined) return null;
  return (
    <SecondSeries
      beside={beside}
      used={series.map(({ serial }) => serial.prefix)}
      online={online}
      first={first}
      onCreate={async (content) => {
        const outcome = await addSeries(content);
        if (outcome.kind !== 'added') return outcome.kind === 'in-use' ? dateTexts.inUse : dateTexts.invalid;
        const numbers = online ? dateTexts.needsServer : dateTexts.needsNetwork;
        addAlert({ type: 'success', message: `${dateTexts.created(content.prefix)} ${numbers}` });
        onMade(outcome.id);
        return '';
      }}
    />
  );
}
