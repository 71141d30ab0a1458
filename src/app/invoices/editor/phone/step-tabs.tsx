import { STEP_WORDS } from '../editor-texts';
import { PHONE_STEPS, type PhoneStep } from '../model/phone-steps';

interface StepTabsProps {
  readonly step: PhoneStep;
  readonly onStep: (step: PhoneStep) => void;
}

/** The four steps; any can be opened at any time. */
export function StepTabs({ step, onStep }: StepTabsProps) {
  const now = PHONE_STEPS.indexOf(step);
  return (
    <nav aria-label="Pași" className="grid shrink-0 grid-cols-4 gap-1 border-b border-border bg-surface px-4 pt-2">
      {PHONE_STEPS.map((each, place) => (
        <button
          key={each}
          type="button"
          aria-current={each === step ? 'step' : undefined}
          onClick={() => onStep(each)}
          className={`flex h-11 items-start border-t-[3px] pt-1.5 text-left text-12 ${each === step ? 'font-medium text-text' : 'text-text-2'} ${place === now ? 'border-accent' : place < now ? 'border-idle-fill' : 'border-border'}`}
        >
          {STEP_WORDS[each]}
        </button>
      ))}
    </nav>
  );
}
