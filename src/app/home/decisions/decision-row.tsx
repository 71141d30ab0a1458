import {
  CircleQuestionMark,
  CircleX,
  ClockAlert,
  CloudAlert,
  GitCompareArrows,
  Hand,
  Hourglass,
  Inbox,
  KeyRound,
  type LucideIcon,
  MailWarning,
  PencilLine,
  TriangleAlert,
  Truck,
  Unplug,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { workingDeadline } from '@/app/companies/working-deadline';
import { useRefusal } from '@/app/invoices/archive/use-refusal';
import { useIsPhone } from '@/app/state/device';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { Badge } from '@/app/ui/states/badge';
import { DeadlineCells } from '@/app/ui/states/deadline-cells';
import { TONE_TEXT, type Tone } from '@/app/ui/states/tone';
import { deadlineClock } from '@/domain/calendar/filing-deadline';
import { codeDeadline } from '../day-words';
import { homeTexts, KIND_WORDS } from '../home-texts';
import { type Decision, type DecisionKind, goesOn } from './decision';
import { actionOf, headOf, sumOf, textOf } from './decision-words';

const LOOKS: Readonly<
  Record<DecisionKind, { readonly icon: LucideIcon; readonly tone: Tone; readonly filled?: boolean }>
> = {
  uitExpired: { icon: ClockAlert, tone: 'bad', filled: true },
  uitEnding: { icon: Truck, tone: 'wait', filled: true },
  transportRefused: { icon: CircleX, tone: 'bad', filled: true },
  unsent: { icon: TriangleAlert, tone: 'wait', filled: true },
  late: { icon: TriangleAlert, tone: 'wait', filled: true },
  unauthorized: { icon: Unplug, tone: 'wait', filled: true },
  refused: { icon: CircleX, tone: 'bad', filled: true },
  held: { icon: Hand, tone: 'bad', filled: true },
  elsewhere: { icon: CloudAlert, tone: 'bad' },
  refusedChanges: { icon: CircleX, tone: 'bad', filled: true },
  choices: { icon: GitCompareArrows, tone: 'doubt', filled: true },
  endangered: { icon: MailWarning, tone: 'wait' },
  authorization: { icon: KeyRound, tone: 'wait' },
  received: { icon: Inbox, tone: 'idle' },
  drafts: { icon: PencilLine, tone: 'idle' },
  doubtful: { icon: CircleQuestionMark, tone: 'doubt', filled: true },
  underWay: { icon: Hourglass, tone: 'wait' },
};

interface DecisionRowProps {
  readonly decision: Decision;
  /** Over all companies. */
  readonly all: boolean;
  /** The one primary button of the page. */
  readonly first: boolean;
  readonly onAct: (decision: Decision) => void;
}

/** What it is, by when, how much, and its one button. */
export function DecisionRow({ decision, all, first, onAct }: DecisionRowProps): ReactNode {
  const { companies } = useWorkspace();
  const phone = useIsPhone();
  const { kind, count } = decision;
  const { icon, tone, filled = false } = LOOKS[kind];
  const head = headOf(decision, companies, all);
  const sum = sumOf(decision);
  const action = actionOf(decision);
  const badge = (
    <Badge filled={filled} icon={icon} tone={tone}>
      {KIND_WORDS[kind](count)}
    </Badge>
  );
  const button = (
    <Button
      aria-label={`${action}: ${head}`}
      data-decision={kind}
      onClick={() => onAct(decision)}
      variant={first ? 'primary' : goesOn(decision) ? 'link' : 'outlined'}
      wide={!phone}
    >
      {action}
    </Button>
  );
  if (phone)
    return (
      <li className="border-b border-border px-4 py-3">
        <div className="flex items-center justify-between gap-3">
          {badge}
          <span className="text-14 font-medium tabular-nums">{sum}</span>
        </div>
        <p className="mt-1 text-14 font-medium break-words">{head}</p>
        <Reason decision={decision} wrap />
        <div className="mt-2 flex items-center justify-between gap-3">
          <DecisionDeadline decision={decision} />
          {button}
        </div>
      </li>
    );
  return (
    <li className="grid h-12 grid-cols-[136px_minmax(0,1fr)_220px_112px_164px] items-center gap-4 border-b border-border px-4 text-13 leading-[18px] last:border-b-0 hover:bg-hover has-focus-visible:bg-selected">
      <span className="min-w-0">{badge}</span>
      <span className="min-w-0">
        <span className="block truncate font-medium" title={head}>
          {head}
        </span>
        <Reason decision={decision} />
      </span>
      <DecisionDeadline decision={decision} />
      <span className="text-right font-medium tabular-nums">{sum}</span>
      {button}
    </li>
  );
}

interface ReasonProps {
  readonly decision: Decision;
  readonly wrap?: boolean;
}

function Reason({ decision, wrap = false }: ReasonProps): ReactNode {
  const first = decision.documents[0];
  const look = `block text-12 leading-[18px] text-text-3 ${wrap ? '' : 'truncate'}`;
  if (decision.kind !== 'refused' || first === undefined || first.item.messages.length === 0)
    return <span className={look}>{textOf(decision)}</span>;
  return <RefusalReason decision={decision} first={first} look={look} />;
}

interface RefusalReasonProps {
  readonly decision: Decision;
  readonly first: Decision['documents'][number];
  readonly look: string;
}

/** In our rules' words once they have looked at the document; the general sentence until then, and where they explain nothing. */
function RefusalReason({ decision, first: { companyId, item }, look }: RefusalReasonProps): ReactNode {
  const { reasons, needsOfficial } = useRefusal(item, companyId);
  // What is not explained stands last.
  const [reason] = needsOfficial && reasons.length === 1 ? [] : reasons;
  const said = reason === undefined ? '' : reason.title === '' ? reason.text : reason.title;
  const text = said === '' ? textOf(decision) : said;
  return (
    <span className={look} title={text}>
      {text}
    </span>
  );
}

/** The five cells where ANAF's clock runs, else how many working days are left; of transports calendar days. */
function DecisionDeadline({
  decision: { deadline, issueDate, transports },
}: {
  readonly decision: Decision;
}): ReactNode {
  const today = useToday();
  if (deadline === null) return <span className="text-12 text-text-3">{homeTexts.noDeadline}</span>;
  const { tone, text } = transports.length === 0 ? workingDeadline(deadline, today) : codeDeadline(deadline, today);
  const clock = issueDate === null ? null : deadlineClock(issueDate, today);
  return (
    <span className="min-w-0 text-12 leading-[18px] tabular-nums">
      <span className="flex items-center gap-2">
        {clock !== null && <DeadlineCells clock={clock} />}
        <span className={tone === 'idle' ? 'text-text' : TONE_TEXT[tone]}>{text}</span>
      </span>
      <span className="block truncate text-text-3">{homeTexts.until(deadline)}</span>
    </span>
  );
}
