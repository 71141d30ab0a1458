import { CircleX, TriangleAlert } from 'lucide-react';
import { Button } from '@/app/ui/buttons/button';
import { dayText } from '@/app/ui/words/date-words';
import { filingDeadline } from '@/domain/calendar/filing-deadline';
import { isIsoDate } from '@/domain/calendar/iso-date';
import { countStops, countWarnings, countWords } from '../bar/findings-counter';
import { SendControl, useSendButton } from '../bar/send-control';
import { usePayable, useTotalWords } from '../bar/totals-line';
import { useEditorServices } from '../editor-services';
import { editorTexts, NEXT_STEP_WORDS } from '../editor-texts';
import { FIELD_NAMES } from '../finding-texts';
import { fieldOfKey } from '../model/finding';
import { shownFindings } from '../model/finding-view';
import { nextStep, type PhoneStep } from '../model/phone-steps';
import { useEditor } from '../use-editor';

interface PhoneFootProps {
  readonly step: PhoneStep;
  readonly onStep: (step: PhoneStep) => void;
  readonly issuing: boolean;
  readonly onSend: () => void;
}

/** Always in sight on the phone: the totals with the way on, at the last step the send button. */
export function PhoneFoot({ step, onStep, issuing, onSend }: PhoneFootProps) {
  const button = useSendButton(issuing);
  const note = useSendNote();
  const next = nextStep(step);
  if (next === null) {
    return (
      <footer className="shrink-0 border-t border-border bg-surface p-4">
        <SendControl button={button} onPress={onSend} wide />
        <p className="pt-2 text-12 text-text-2">{note}</p>
      </footer>
    );
  }
  return (
    <footer className="shrink-0 border-t border-border bg-surface px-4 py-3">
      <PhoneTotals />
      <div className="flex gap-2 pt-2">
        <FindingsShort onPress={() => onStep('send')} />
        <div className="flex-1">
          <Button variant="primary" wide onClick={() => onStep(next)}>
            {NEXT_STEP_WORDS[next]}
          </Button>
        </div>
      </div>
    </footer>
  );
}

function PhoneTotals() {
  const words = useTotalWords();
  const { amount, currency } = usePayable();
  return (
    <>
      <p className="truncate text-12 text-text-2 tabular-nums">
        {words.map(({ label, value }) => `${label} ${value}`).join(' · ')}
      </p>
      <p className="flex items-baseline justify-between text-14 font-semibold">
        {editorTexts.payableShort}
        <span className="text-20 tabular-nums">
          {amount}{' '}
          <span className="text-13 font-normal text-text-3">{currency === 'RON' ? editorTexts.lei : currency}</span>
        </span>
      </p>
    </>
  );
}

function FindingsShort({ onPress }: { readonly onPress: () => void }) {
  const stops = useEditor(countStops);
  const warnings = useEditor(countWarnings);
  if (stops + warnings === 0) return null;
  return (
    <Button onClick={onPress} aria-label={countWords(stops, warnings)}>
      {stops > 0 && (
        <span className="flex items-center gap-1 text-bad">
          <CircleX aria-hidden="true" size={16} strokeWidth={1.75} /> {stops}
        </span>
      )}
      {warnings > 0 && (
        <span className="flex items-center gap-1 text-wait">
          <TriangleAlert aria-hidden="true" size={16} strokeWidth={1.75} /> {warnings}
        </span>
      )}
    </Button>
  );
}

/** Under the phone's send button: where it leads first, then what becomes of the invoice. */
function useSendNote(): string {
  const { online } = useEditorServices();
  const issueDate = useEditor(({ draft }) => draft.issueDate);
  const first = useEditor((state) => shownFindings(state).find(({ severity }) => severity === 'stop')?.at ?? '');
  const field = FIELD_NAMES[fieldOfKey(first)];
  const leads = field === undefined ? '' : `${editorTexts.buttonLeadsTo(field)} `;
  if (online || !isIsoDate(issueDate)) return `${leads}${editorTexts.sendNoteNow}`;
  return `${leads}${editorTexts.sendNoteLater(dayText(filingDeadline(issueDate)))}`;
}
