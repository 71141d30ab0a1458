import { dayText } from '@/app/ui/words/date-words';
import { filingDeadline } from '@/domain/calendar/filing-deadline';
import { isIsoDate } from '@/domain/calendar/iso-date';
import { useEditorServices } from '../editor-services';
import { editorTexts } from '../editor-texts';
import { FIELD_NAMES } from '../finding-texts';
import { fieldOfKey } from '../model/finding';
import { shownFindings } from '../model/finding-view';
import { useEditor } from '../use-editor';

/** Under the phone's send button: where it leads first, then what becomes of the invoice. */
export function useSendNote(): string {
  const { online } = useEditorServices();
  const issueDate = useEditor(({ draft }) => draft.issueDate);
  const first = useEditor((state) => shownFindings(state).find(({ severity }) => severity === 'stop')?.at ?? '');
  const field = FIELD_NAMES[fieldOfKey(first)];
  const leads = field === undefined ? '' : `${editorTexts.buttonLeadsTo(field)} `;
  if (online || !isIsoDate(issueDate)) return `${leads}${editorTexts.sendNoteNow}`;
  return `${leads}${editorTexts.sendNoteLater(dayText(filingDeadline(issueDate)))}`;
}
