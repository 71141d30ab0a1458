/** What the phone has beside the sheet: the steps, and on the last one what is still wrong. */
import { viewTexts } from '../view-texts';
import { PHONE_STEPS, type PhoneStep } from './phone-steps';
import type { EditorFindings } from './state/use-findings';

interface StepTabsProps {
  readonly step: PhoneStep;
  readonly onStep: (step: PhoneStep) => void;
}

export function StepTabs({ step, onStep }: StepTabsProps) {
  const now = PHONE_STEPS.indexOf(step);
  return (
    <nav
      aria-label={viewTexts.stepsLabel}
      className="grid shrink-0 grid-cols-4 gap-1 border-b border-border bg-surface px-4 pt-2"
    >
      {PHONE_STEPS.map((each, place) => (
        <button
          key={each}
          type="button"
          aria-current={each === step ? 'step' : undefined}
          onClick={() => onStep(each)}
          className={`flex h-11 items-start border-t-[3px] pt-1.5 text-left text-12 ${each === step ? 'font-medium text-text' : 'text-text-2'} ${place === now ? 'border-accent' : place < now ? 'border-idle-fill' : 'border-border'}`}
        >
          {viewTexts.steps[each]}
        </button>
      ))}
    </nav>
  );
}

interface SendStepProps {
  readonly findings: EditorFindings['all'];
  readonly onGo: (place: number) => void;
}

export function SendStep({ findings, onGo }: SendStepProps) {
  if (findings.length === 0) return <p className="text-14 text-ok">{viewTexts.clean}</p>;
  return (
    <section aria-label={viewTexts.findingsTitle}>
      <h2 className="pb-2 text-14 font-semibold">{viewTexts.findingsTitle}</h2>
      <ul>
        {findings.map(({ field, clause }, place) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => onGo(place)}
              className="flex min-h-11 w-full items-center border-b border-border py-2 text-left text-13 text-text"
            >
              {clause}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
