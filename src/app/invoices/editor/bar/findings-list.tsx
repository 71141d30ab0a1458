import { CircleX, TriangleAlert } from 'lucide-react';
import { Button } from '@/app/ui/button';
import { editorTexts } from '../editor-texts';
import { shownFindings } from '../model/finding-view';
import { useEditor, useEditorHandle } from '../use-editor';

/** All that is to be put right, in the order of the sheet, each with the way to its field or its repair. */
export function FindingsList({ close }: { readonly close: () => void }) {
  const { store, goTo } = useEditorHandle();
  const state = useEditor((whole) => whole);
  return (
    <ul aria-label={editorTexts.findings} className="max-h-[50vh] w-[520px] max-w-[90vw] overflow-auto">
      {shownFindings(state).map(({ at, row, severity, text, rule, repair }) => (
        <li
          key={`${at}${text}`}
          className="flex items-start gap-2 border-b border-border px-3 py-2 text-13 last:border-b-0"
        >
          {severity === 'stop' ? (
            <CircleX aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-bad-fill" />
          ) : (
            <TriangleAlert aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-wait-fill" />
          )}
          <span className="min-w-0 flex-1">
            {row === undefined ? text : `${editorTexts.editLine} ${row + 1}: ${text}`}
            {rule !== undefined && <span className="ml-2 text-12 text-text-3">{rule}</span>}
          </span>
          {repair !== undefined && (
            <Button variant="repair" size="xs" onClick={() => store.change(repair.change)}>
              {repair.label}
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
        </li>
      ))}
    </ul>
  );
}
