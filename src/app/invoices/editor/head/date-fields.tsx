import { daysBetween } from '@/domain/calendar/iso-date';
import { useEditorServices } from '../editor-services';
import { editorTexts } from '../editor-texts';
import { DraftDate } from '../fields/draft-date';
import { useEditor, useEditorHandle } from '../use-editor';

interface DayFieldProps {
  readonly field: 'issueDate' | 'dueDate' | 'deliveryDate';
  readonly label: string;
  readonly required?: boolean;
}

/** A date of the document. In the due date `+15` counts from the day of issue. */
export function DayField({ field, label, required = false }: DayFieldProps) {
  const { store } = useEditorHandle();
  const { today } = useEditorServices();
  const value = useEditor(({ draft }) => draft[field]);
  const issued = useEditor(({ draft }) => draft.issueDate);
  return (
    <DraftDate
      at={field}
      base={issued}
      label={label}
      onChange={(day) => store.change({ type: 'set', fields: { [field]: day } })}
      required={required}
      today={today}
      value={value}
    />
  );
}

/** „15 zile” after the due date; null where there is no term. */
export function useTermWords(): string | null {
  return useEditor(({ draft: { issueDate, dueDate } }) => {
    if (issueDate === '' || dueDate === '' || dueDate <= issueDate) return null;
    return editorTexts.termDays(daysBetween(issueDate, dueDate));
  });
}
