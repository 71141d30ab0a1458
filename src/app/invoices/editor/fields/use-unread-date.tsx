import { type ReactNode, useState } from 'react';
import { dayText } from '@/app/ui/words/date-words';
import { editorTexts } from '../editor-texts';
import { useEditorHandle } from '../use-editor';

interface UnreadDate {
  /** For the DateField. */
  readonly control: {
    readonly typedAtFirst: string | undefined;
    readonly onTyped: (text: string | null) => void;
    readonly onNotUnderstood: (text: string) => void;
  };
  /** Under it, while what stands in it is not what the draft holds. */
  readonly note: ReactNode;
}

/** A date that is typed and not read: kept beside the draft, and said once the field is left. `day` is the draft's. */
export function useUnreadDate(at: string, day: string): UnreadDate {
  const { typed, typeBeside } = useEditorHandle();
  const [unread, setUnread] = useState<string | undefined>(() => typed.texts()[at]);
  const onTyped = (text: string | null): void => {
    typeBeside(at, text);
    setUnread(undefined);
  };
  return {
    control: { typedAtFirst: typed.texts()[at], onTyped, onNotUnderstood: setUnread },
    note:
      unread === undefined ? undefined : (
        <span className="text-wait" role="status">
          {day === '' ? editorTexts.dateUnread(unread) : editorTexts.dateUnreadBeside(unread, dayText(day))}
        </span>
      ),
  };
}
