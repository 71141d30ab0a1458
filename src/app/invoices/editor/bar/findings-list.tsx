import { editorTexts } from '../editor-texts';
import { shownFindings } from '../model/finding-view';
import { useEditor } from '../use-editor';
import { FindingItem } from './finding-item';

/** All that is to be put right, in the order of the sheet, each with the way to its field or its repair. */
export function FindingsList({ close }: { readonly close: () => void }) {
  const state = useEditor((whole) => whole);
  return (
    <ul aria-label={editorTexts.findings} className="max-h-[50vh] w-[560px] max-w-[90vw] overflow-auto">
      {shownFindings(state).map((finding) => (
        <li key={`${finding.at} ${finding.rule}`} className="border-b border-border px-3 py-2 last:border-b-0">
          <FindingItem finding={finding} close={close} />
        </li>
      ))}
    </ul>
  );
}
