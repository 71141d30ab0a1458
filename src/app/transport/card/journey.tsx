/** What happened to a declaration, step by step, with ANAF's answers (picture 41, „Parcurs”). */
import { CircleArrowUp, CircleCheck, CircleQuestionMark, CircleX, Clock, type LucideIcon } from 'lucide-react';
import type { Transport, TransportStep } from '@/api/entities/transport';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { TONE_ICON, type Tone } from '@/app/ui/states/tone';
import { dayAndHourText } from '@/app/ui/words/date-words';
import { keptSteps, type LostSteps, lostSteps } from '@/db/settings/lost-steps';
import { isHeldByRefusal } from '@/db/transport/held-behind';
import { isOnlyHere } from '@/db/transport/transport-row';
import { CONFIRMATION_TYPES } from '@/domain/transport/codes/short-lists';
import type { StepState } from '@/domain/transport/life/transport-step';
import { journeyTexts } from './journey-texts';
import { lostStepsTexts } from './lost-steps-texts';

const LOOKS: Readonly<Record<StepState, readonly [LucideIcon, Tone]>> = {
  queued: [Clock, 'wait'],
  waiting: [Clock, 'wait'],
  recorded: [CircleArrowUp, 'wait'],
  uploading: [CircleArrowUp, 'wait'],
  doubtful: [CircleQuestionMark, 'doubt'],
  processing: [CircleArrowUp, 'wait'],
  accepted: [CircleCheck, 'ok'],
  rejected: [CircleX, 'bad'],
  refused: [CircleX, 'bad'],
};

export function Journey({ item }: { readonly item: Transport }) {
  const { db, company } = useWorkspace();
  const waits = item.steps.some(({ state }) => state === 'queued');
  const held = useLive(async () => waits && (await isHeldByRefusal(db, item.id)), [db, item.id, waits]) ?? false;
  const lost = lostOf(useLive(() => lostSteps(db, company.id), [db, company.id]) ?? [], item);
  return (
    <ol className="flex flex-col gap-3">
      {item.steps.map((step) => (
        <JourneyStep key={step.id} state={stateWords(step, held)} step={step} />
      ))}
      {lost.map((step) => (
        <JourneyStep key={step.id} notes={[lostStepsTexts.waits]} state={lostStepsTexts.step} step={step} waiting />
      ))}
    </ol>
  );
}

/** What the server has lost and another device must give back first; what it tells again stands among its steps. */
function lostOf(all: readonly LostSteps[], { id, steps }: Transport): readonly TransportStep[] {
  const told = new Set(steps.map((step) => step.id));
  return all.flatMap((lost) => (lost.item.id === id ? keptSteps(lost).filter((step) => !told.has(step.id)) : []));
}

interface JourneyStepProps {
  readonly step: TransportStep;
  readonly state: string;
  /** What else is said of it. */
  readonly notes?: readonly string[];
  /** Whatever ANAF had said of it, nobody is at work on it now. */
  readonly waiting?: boolean;
}

function JourneyStep({ step, state, notes = [], waiting = false }: JourneyStepProps) {
  const [Icon, tone] = LOOKS[waiting ? 'waiting' : step.state];
  return (
    <li className="flex gap-3 text-13">
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${TONE_ICON[tone]}`} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span className="font-medium">{journeyTexts.steps[step.kind]}</span>
          <span className="text-12 text-text-2 tabular-nums">{dayAndHourText(step.madeAt)}</span>
        </p>
        <p className="text-text-2">
          {state}
          {!waiting && step.settledAt !== '' && ` · ${dayAndHourText(step.settledAt)}`}
        </p>
        {[...detailsOf(step), ...notes].map((text) => (
          <p className="text-12 break-words text-text-2" key={text}>
            {text}
          </p>
        ))}
        {step.messages.map((message) => (
          <p className="text-12 break-words text-text" key={message}>
            {message}
          </p>
        ))}
      </div>
    </li>
  );
}

function stateWords(step: TransportStep, held: boolean): string {
  if (step.state === 'refused' && isOnlyHere(step)) return journeyTexts.notTaken;
  return held && step.state === 'queued' ? journeyTexts.held : journeyTexts.states[step.state];
}

function detailsOf({
  vehicle,
  confirmation,
  uploadIndex,
  afterOutage,
  late,
  author,
}: TransportStep): readonly string[] {
  return [
    ...(vehicle === undefined ? [] : [journeyTexts.vehicle(vehicle.vehicle, dayAndHourText(`${vehicle.changedAt}`))]),
    ...(confirmation === undefined
      ? []
      : [
          [CONFIRMATION_TYPES.get(confirmation.type) ?? confirmation.type, confirmation.remarks]
            .filter(Boolean)
            .join(' · '),
        ]),
    ...(uploadIndex === '' ? [] : [journeyTexts.index(uploadIndex)]),
    ...(afterOutage ? [journeyTexts.afterOutage] : []),
    ...(late === true ? [journeyTexts.late] : []),
    ...(author === undefined || author === '' ? [] : [author]),
  ];
}
