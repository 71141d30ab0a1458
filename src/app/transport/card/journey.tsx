/** What happened to a declaration, step by step, with ANAF's answers (picture 41, „Parcurs”). */
import { CircleArrowUp, CircleCheck, CircleQuestionMark, CircleX, Clock, type LucideIcon } from 'lucide-react';
import type { Transport, TransportStep } from '@/api/entities/transport';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { TONE_ICON, type Tone } from '@/app/ui/states/tone';
import { dayAndHourText } from '@/app/ui/words/date-words';
import { isHeldByRefusal } from '@/db/transport/held-behind';
import { isOnlyHere } from '@/db/transport/transport-row';
import { CONFIRMATION_TYPES } from '@/domain/transport/codes/short-lists';
import type { StepState } from '@/domain/transport/life/transport-step';
import { journeyTexts } from './journey-texts';

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
  const { db } = useWorkspace();
  const waits = item.steps.some(({ state }) => state === 'queued');
  const held = useLive(async () => waits && (await isHeldByRefusal(db, item.id)), [db, item.id, waits]) ?? false;
  return (
    <ol className="flex flex-col gap-3">
      {item.steps.map((step) => (
        <JourneyStep held={held} key={step.id} step={step} />
      ))}
    </ol>
  );
}

function JourneyStep({ step, held }: { readonly step: TransportStep; readonly held: boolean }) {
  const [Icon, tone] = LOOKS[step.state];
  return (
    <li className="flex gap-3 text-13">
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${TONE_ICON[tone]}`} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span className="font-medium">{journeyTexts.steps[step.kind]}</span>
          <span className="text-12 text-text-2 tabular-nums">{dayAndHourText(step.madeAt)}</span>
        </p>
        <p className="text-text-2">
          {stateWords(step, held)}
          {step.settledAt !== '' && ` · ${dayAndHourText(step.settledAt)}`}
        </p>
        {detailsOf(step).map((text) => (
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
