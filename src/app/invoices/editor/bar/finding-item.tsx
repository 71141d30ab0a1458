import { CircleX, IdCard, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { editorTexts } from '../editor-texts';
import type { EditorFinding } from '../model/finding';
import { useEditorHandle } from '../use-editor';
import { FindingReasons } from './finding-reasons';

interface FindingItemProps {
  readonly finding: EditorFinding;
  /** Closes the list: the field stands behind it. */
  readonly close: () => void;
}

/** One finding of the list: what it says, its remedy, the way to its field, and why on request. */
export function FindingItem({ finding, close }: FindingItemProps) {
  const { store, goTo } = useEditorHandle();
  const [explained, setExplained] = useState(false);
  const { at, row, severity, identity, text, rule, words, repair } = finding;
  const Icon = severity === 'stop' ? CircleX : identity === true ? IdCard : TriangleAlert;
  return (
    <div className="flex items-start gap-2 text-13">
      <Icon
        aria-hidden="true"
        size={16}
        strokeWidth={1.75}
        className={`mt-0.5 shrink-0 ${severity === 'stop' ? 'text-bad-fill' : 'text-wait-fill'}`}
      />
      <div className="min-w-0 flex-1">
        {row === undefined ? text : `${editorTexts.editLine} ${row + 1}: ${text}`}
        {rule !== undefined && <span className="ml-2 text-12 text-text-3">{rule}</span>}
        {explained && words !== undefined && <FindingReasons words={words} />}
      </div>
      {repair !== undefined && (
        <Button variant="repair" size="xs" onClick={() => store.change(repair.change)}>
          {repair.label}
        </Button>
      )}
      {words !== undefined && (
        <Button variant="text" size="xs" aria-expanded={explained} onClick={() => setExplained(!explained)}>
          {editorTexts.why}
        </Button>
      )}
      {at !== '' && (
        <Button
          variant="text"
          size="xs"
          onClick={() => {
            close();
            goTo(at);
          }}
        >
          {editorTexts.toField}
        </Button>
      )}
    </div>
  );
}
