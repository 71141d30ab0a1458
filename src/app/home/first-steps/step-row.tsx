import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import type { FirmFacts, Step } from './first-steps';
import { stepsTexts, stepWords } from './first-steps-texts';
import { stepAction } from './step-action';

const ICONS = {
  done: { icon: CircleCheck, tone: 'text-ok-fill' },
  now: { icon: CircleDot, tone: 'text-accent' },
  open: { icon: CircleDashed, tone: 'text-text-3' },
} as const;

interface StepRowProps {
  readonly step: Step;
  readonly place: number;
  readonly facts: FirmFacts;
  /** Ways that the step has below it. */
  readonly children?: ReactNode;
}

/** A step: how it stands, what it is for, and its one button. */
export function StepRow({ step, place, facts, children }: StepRowProps): ReactNode {
  const { icon: Icon, tone } = ICONS[step.state];
  const { title, text, state } = stepWords(step.name, facts);
  const action = stepAction(step.name, facts);
  return (
    <li aria-current={step.state === 'now' ? 'step' : undefined} className="border-b border-border last:border-b-0">
      <div className="grid grid-cols-[20px_16px_minmax(0,1fr)_176px_168px] items-center gap-x-3 px-4 py-3 phone:grid-cols-[20px_16px_minmax(0,1fr)] phone:gap-y-2">
        <Icon aria-hidden="true" className={tone} size={20} strokeWidth={1.75} />
        <span className={`text-13 tabular-nums ${step.state === 'now' ? 'font-semibold' : 'text-text-2'}`}>
          {place}
        </span>
        <div className="min-w-0">
          <h2 className={`text-14 ${step.state === 'now' ? 'font-semibold' : 'font-medium'}`}>
            {title}
            <span className="sr-only">, {stepsTexts.states[step.state]}</span>
          </h2>
          <p className="mt-0.5 text-13 text-text-2 wrap-anywhere">{text}</p>
        </div>
        <span className="text-13 text-text-2 phone:col-start-3">{state}</span>
        <span className="justify-self-end phone:col-start-3 phone:justify-self-start">
          {action !== null && (
            <ButtonLink
              to={action.to}
              variant={step.state === 'now' ? 'primary' : step.state === 'done' ? 'text' : 'outlined'}
            >
              {action.label}
            </ButtonLink>
          )}
        </span>
      </div>
      {children}
    </li>
  );
}
