import { uiTexts } from '@/app/texts/ui-texts';
import { Button } from '../buttons/button';

interface RetryNoteProps {
  /** What cannot be shown, and that nothing is lost. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** Over a list whose work on this device has failed: what is missing does not come by itself. */
export function RetryNote({ text, onRetry }: RetryNoteProps) {
  return (
    <div
      className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-wait-soft px-6 py-2 text-13 text-wait phone:px-4"
      role="alert"
    >
      <p>{text}</p>
      <Button onClick={onRetry} size="sm">
        {uiTexts.retry}
      </Button>
    </div>
  );
}
