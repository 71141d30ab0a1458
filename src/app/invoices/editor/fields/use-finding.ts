import type { Finding } from '@/app/ui/fields/field-finding';
import type { EditorFinding, FieldKey } from '../model/finding';
import { findingAt, repairableFindings } from '../model/finding-view';
import { useEditor, useEditorHandle } from '../use-editor';

/** Repairs that have a key: `Alt 1` … `Alt 9`, in the order of the sheet. */
export const REPAIR_KEYS = 9;

/** The finding at a field, as the field shows it. */
export function useFinding(at: FieldKey): Finding | undefined {
  const finding = useEditor((state) => findingAt(state, at));
  return useShownFinding(finding);
}

export function useShownFinding(finding: EditorFinding | undefined): Finding | undefined {
  const { store } = useEditorHandle();
  // The place among all repairs gives the key; −1 where there is none.
  const place = useEditor((state) => (finding?.repair === undefined ? -1 : repairableFindings(state).indexOf(finding)));
  if (finding === undefined) return undefined;
  const { text, severity, rule, repair } = finding;
  return {
    severity: severity === 'stop' ? 'error' : 'warning',
    text,
    ...(rule === undefined ? {} : { rule }),
    ...(repair === undefined
      ? {}
      : {
          repair: {
            label: repair.label,
            onRepair: () => store.change(repair.change),
            ...(place < 0 || place >= REPAIR_KEYS ? {} : { keys: ['Alt', String(place + 1)] }),
          },
        }),
  };
}
