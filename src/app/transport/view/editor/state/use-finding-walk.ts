import { useState } from 'react';
import { useIsPhone } from '@/app/state/device';
import type { DraftFinding } from '@/domain/transport/writing/judge-draft';
import { focusField } from '../focus-field';
import { type PhoneStep, stepOf } from '../phone-steps';
import type { EditorFindings } from './use-findings';

/** Where one is in the declaration: the phone's step, and the finding last gone to. */
export interface FindingWalk {
  readonly step: PhoneStep;
  readonly setStep: (step: PhoneStep) => void;
  /** To the field of the finding at this place; from then on everything that is asked for is said. */
  readonly goTo: (place: number) => void;
  /** The same to the first of these, where the drawn ones may be behind. */
  readonly goToFirst: (found: readonly DraftFinding[]) => void;
  readonly move: (by: 1 | -1) => void;
}

/** `showLine`: opens the page of goods that holds a line. `begins`: the first step. */
export function useFindingWalk(
  findings: EditorFindings,
  showLine: (place: number) => void,
  begins: PhoneStep,
): FindingWalk {
  const phone = useIsPhone();
  const [step, setStep] = useState<PhoneStep>(begins);
  const [stoppedAt, setStoppedAt] = useState(-1);
  const goTo = (place: number): void => goToOne(findings.all, place);
  const goToOne = (found: readonly DraftFinding[], place: number): void => {
    const finding = found[place];
    if (finding === undefined) return;
    findings.tellAll();
    setStoppedAt(place);
    const line = /^goods\.(\d+)\./.exec(finding.field)?.[1];
    if (line !== undefined) showLine(Number(line));
    if (phone) setStep(stepOf(finding.field));
    focusField(finding.field);
  };
  const move = (by: 1 | -1): void => {
    const count = findings.all.length;
    if (count > 0) goTo((stoppedAt + by + count) % count);
  };
  return { step, setStep, goTo, goToFirst: (found) => goToOne(found, 0), move };
}
