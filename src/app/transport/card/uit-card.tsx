/** The card that is shown at a control: the code, its QR, how long it holds (pictures 05a, 05b, 41). */
import type { Transport } from '@/api/entities/transport';
import { classNames } from '@/app/ui/class-names';
import { dayAndHourText, dayText } from '@/app/ui/words/date-words';
import { actionFacts } from '@/db/transport/transport-queries';
import { uitWindow } from '@/domain/transport/life/declaration-life';
import { isShownAsValid, TRANSPORT_LOOKS, type TransportState, transportState } from '../transport-state';
import { transportTexts } from '../transport-texts';
import { timeLeft, uitDaysOf } from '../uit-time';
import { cardTexts } from './card-texts';
import { DayCells } from './day-cells';
import { UitCode } from './uit-code';
import { UitQr } from './uit-qr';

interface UitCardProps {
  readonly item: Transport;
  /** ms since 1970. */
  readonly now: number;
  /** In the panel: the code beside the QR. */
  readonly narrow?: boolean;
}

export function UitCard({ item, now, narrow = false }: UitCardProps) {
  const state = transportState(item, now);
  const usable = isShownAsValid(state) && item.uit !== '';
  return (
    <section
      aria-label={transportTexts.states[state]}
      className={classNames('overflow-hidden rounded-2 border-2 bg-surface', edge(state, usable))}
    >
      <CardHead item={item} state={state} usable={usable} />
      {item.uit !== '' && (
        <div className={narrow ? 'flex items-center gap-3 p-3' : 'flex flex-col gap-2 px-4 pt-4 pb-3'}>
          <div className="min-w-0 flex-1">
            <UitCode narrow={narrow} uit={item.uit} usable={usable} />
          </div>
          <UitQr cover={cardTexts.cover(state)} side={narrow ? 124 : 236} uit={item.uit} usable={usable} />
        </div>
      )}
      <CardFoot item={item} now={now} state={state} usable={usable} />
    </section>
  );
}

function edge(state: TransportState, usable: boolean): string {
  if (!usable) return `border-dashed ${state === 'refused' ? 'border-bad-fill' : 'border-wait-fill'}`;
  return state === 'ending' || state === 'endingToday' ? 'border-wait-fill' : 'border-ok-fill';
}

interface PartProps {
  readonly item: Transport;
  readonly state: TransportState;
  readonly usable: boolean;
}

function CardHead({ item, state, usable }: PartProps) {
  const { icon: Icon, tone } = TRANSPORT_LOOKS[state];
  const grounds = {
    ok: 'bg-ok-soft',
    wait: 'bg-wait-soft',
    bad: 'bg-bad-soft',
    doubt: 'bg-doubt-soft',
    idle: 'bg-sunken',
  };
  const said = item.steps.findLast(({ kind, state: at }) => kind !== 'confirm' && at === 'accepted');
  return (
    <div
      className={classNames('flex flex-wrap items-center justify-between gap-x-3 px-4 py-2 text-text', grounds[tone])}
    >
      <span className="flex items-center gap-2 text-16 font-semibold">
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
        {transportTexts.states[state]}
      </span>
      <span className="text-13 font-medium tabular-nums">
        {usable ? said !== undefined && cardTexts.anafOk(dayAndHourText(said.settledAt)) : notUsable(state)}
      </span>
    </div>
  );
}

/** Of one that is over there is nothing left to start. */
function notUsable(state: TransportState): string {
  return state === 'expired' || state === 'deleted' ? cardTexts.dontUse : cardTexts.dontStart;
}

function CardFoot({ item, now, state, usable }: PartProps & { readonly now: number }) {
  // What ANAF refused holds on no day.
  const window = state === 'refused' ? null : uitWindow(actionFacts(item));
  const why = cardTexts.why[state];
  const days = window === null ? [] : uitDaysOf(window, now);
  return (
    <div className="flex flex-col gap-2 border-t border-border px-4 py-3">
      {why !== '' && <p className="text-13 text-text">{why}</p>}
      {window !== null && usable && (
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 text-text">
          <span className="print:hidden">
            <span className="block text-12 text-text-2">{cardTexts.left}</span>
            <span className="text-20 font-semibold tabular-nums phone:text-[min(20px,5.4vw)]">
              {timeLeft(window.until, now)}
            </span>
          </span>
          {/* What is left runs on; on paper stands when the card was as it shows it. */}
          <span className="hidden print:block">
            <span className="block text-12 text-text-2">{cardTexts.printed}</span>
            <span className="text-16/7 font-semibold tabular-nums">{dayAndHourText(new Date(now).toISOString())}</span>
          </span>
          <span className="text-right">
            <span className="block text-12 text-text-2">{cardTexts.until}</span>
            <span className="text-16/7 font-semibold tabular-nums">{dayText(window.lastDay)}</span>
          </span>
        </div>
      )}
      {window !== null && (
        <>
          {!usable && state !== 'expired' && state !== 'deleted' && (
            <p className="text-13 text-text-2 tabular-nums">
              {cardTexts.validDays(dayText(window.firstDay), dayText(window.lastDay))}
            </p>
          )}
          <DayCells days={days} ending={state === 'ending' || state === 'endingToday'} empty={!usable} />
        </>
      )}
    </div>
  );
}
