import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useWorkspace } from '@/app/state/workspace';
import { dayText } from '@/app/ui/words/date-words';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import { legalDay } from '@/domain/transport/life/declaration-life';
import type { FieldKey } from '@/domain/transport/writing/draft-fields';
import { type DraftFinding, isStartPassed, judgeDraft, START_DAY_RULE } from '@/domain/transport/writing/judge-draft';
import { viewTexts } from '../../view-texts';

export interface EditorFindings {
  /** All, also of what was not come to yet; a moment behind the keys. */
  readonly all: readonly DraftFinding[];
  /** All of this content, judged at once: what is declared is held against this, never against what was drawn last. */
  readonly of: (content: TransportDraft) => readonly DraftFinding[];
  readonly at: (key: FieldKey) => DraftFinding | undefined;
  readonly touch: (key: FieldKey) => void;
  /** From now on everything that is asked for is said. */
  readonly tellAll: () => void;
}

/** The document's id stands in for the step's, which has its form. */
export function useFindings(
  draft: TransportDraft,
  draftId: string,
  corrects: string,
  outage: boolean,
  now: number,
): EditorFindings {
  const { company } = useWorkspace();
  const [touched, setTouched] = useState<ReadonlySet<FieldKey>>(new Set());
  const [asked, setAsked] = useState(false);
  // Ten thousand lines are judged when the keys leave room for it.
  const judged = useDeferredValue(draft);
  const of = useCallback(
    (content: TransportDraft) => {
      const found = judgeDraft(content, { declarant: company.cif, reference: draftId }, corrects);
      if (outage || !isStartPassed(content, now)) return found;
      return [startFinding(now), ...found.filter(({ field }) => field !== 'transport.startDate')];
    },
    [company.cif, draftId, corrects, outage, now],
  );
  const all = useMemo(() => of(judged), [of, judged]);
  const byField = useMemo(() => new Map(all.map((finding) => [finding.field, finding])), [all]);
  const touch = useCallback((key: FieldKey) => {
    setTouched((before) => (before.has(key) ? before : new Set([...before, key])));
  }, []);
  const tellAll = useCallback(() => setAsked(true), []);
  const at = useCallback(
    (key: FieldKey) => {
      const finding = byField.get(key);
      return finding !== undefined && (asked || !finding.blank || touched.has(key)) ? finding : undefined;
    },
    [byField, asked, touched],
  );
  return { all, of, at, touch, tellAll };
}

function startFinding(now: number): DraftFinding {
  const today = legalDay(now);
  return {
    ...{
      field: 'transport.startDate',
      rule: START_DAY_RULE,
      clause: viewTexts.startPassed,
      detail: viewTexts.startPassed,
    },
    blank: false,
    repair: { label: viewTexts.putToday(dayText(today)), value: today },
  };
}
