import { Button } from '@/app/ui/buttons/button';
import { dayText } from '@/app/ui/words/date-words';
import { legalDay } from '@/domain/transport/life/declaration-life';
import type { TransportActions } from '../actions/use-transport-actions';
import { TransportStateBadge } from '../transport-state-badge';
import { transportTexts } from '../transport-texts';
import { timeLeft, uitText } from '../uit-time';
import type { HomeRow } from './home-row';
import { homeTexts } from './home-texts';

interface TransportCardProps {
  readonly row: HomeRow;
  readonly now: number;
}

/** A declaration on the phone: the code with its state, the way, the vehicle with the time (picture 05d). */
export function TransportCard({ row, now }: TransportCardProps) {
  const { uit, state, route, vehicle, partner, kind, reason } = row;
  const title = uit !== '' ? uitText(uit) : kind === 'draft' ? homeTexts.draft : transportTexts.noUit;
  const ending = state === 'ending' || state === 'endingToday';
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="text-16 font-semibold tabular-nums">{title}</span>
        <TransportStateBadge state={state} />
      </span>
      <span className="block truncate text-13">{route}</span>
      <span className="flex justify-between gap-3 text-13 text-text-2">
        <span className="min-w-0 truncate">{[vehicle, partner].filter((text) => text !== '').join(' · ')}</span>
        <span className={`shrink-0 tabular-nums ${ending ? 'font-semibold text-wait' : ''}`}>
          {timeWords(row, now)}
        </span>
      </span>
      {reason !== '' && <span className="block pt-1 text-13 text-text-2">{reason}</span>}
    </>
  );
}

function timeWords({ kind, window, group, declareFrom, startDate }: HomeRow, now: number): string {
  if (kind === 'draft')
    return declareFrom === '' ? homeTexts.now : homeTexts.declareFrom(dayText(declareFrom).slice(0, 5));
  if (window === undefined) return '';
  if (group === 'start') return homeTexts.startsOn(dayText(startDate).slice(0, 5));
  return timeLeft(window.until, now);
}

interface TransportCardActionProps extends TransportCardProps {
  readonly actions: TransportActions;
}

/** Under a card: the one thing that it asks for, and of one that is on its way or over, the same route again. */
export function TransportCardAction({ row, now, actions }: TransportCardActionProps) {
  const { item, state } = row;
  if (item === undefined || row.carried) return null;
  if (state === 'refused') {
    return (
      <div className="px-4 pb-3">
        <Button onClick={() => void (canGoBack(row) ? actions.takeBack(item) : actions.rewrite(item))} wide>
          {homeTexts.correctAndSend}
        </Button>
      </div>
    );
  }
  const ending = state === 'ending' || state === 'endingToday';
  if (!ending && !isDriven(row, now)) return null;
  return (
    <div className="px-4 pb-3">
      <Button onClick={() => void actions.repeat(item)} wide>
        {ending ? homeTexts.declareAgain : transportTexts.repeat}
      </Button>
    </div>
  );
}

/** It started on an earlier day: what is driven each day begins with it. */
function isDriven({ state, startDate }: HomeRow, now: number): boolean {
  return (state === 'valid' || state === 'confirmed' || state === 'expired') && startDate < legalDay(now);
}

/** It never reached ANAF: it is the draft again. */
function canGoBack({ item }: HomeRow): boolean {
  return item?.steps.length === 1 && item.steps[0]?.state === 'refused';
}
