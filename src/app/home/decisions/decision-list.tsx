import { type ReactNode, useState } from 'react';
import { useIsPhone } from '@/app/state/device';
import { Button } from '@/app/ui/buttons/button';
import { homeTexts } from '../home-texts';
import { type Decision, goesOn } from './decision';
import { DecisionRow } from './decision-row';
import { useDecisionAction } from './use-decision-action';

interface DecisionListProps {
  readonly decisions: readonly Decision[];
  readonly all: boolean;
}

/** So many rows before the others are folded. */
const SHOWN = 8;
const COLUMNS = 'grid grid-cols-[136px_minmax(0,1fr)_220px_112px_164px] gap-4';

/** What waits for the person, and below it what goes on by itself. */
export function DecisionList({ decisions, all }: DecisionListProps): ReactNode {
  const phone = useIsPhone();
  const act = useDecisionAction();
  const mine = decisions.filter((decision) => !goesOn(decision));
  const others = decisions.filter(goesOn);
  return (
    <div className="overflow-hidden border border-border bg-surface desktop:rounded-2 phone:border-x-0">
      <div
        className={`border-b border-border bg-sunken px-4 py-2 text-12 font-medium text-text-2 ${phone ? 'flex justify-between' : COLUMNS}`}
      >
        <h2 className={phone ? '' : 'col-span-2'} id="home-decisions">
          {homeTexts.waitsForYou}
        </h2>
        {!phone && <span aria-hidden="true">{homeTexts.deadline}</span>}
        <span aria-hidden="true" className="text-right">
          {homeTexts.total}
        </span>
      </div>
      {mine.length === 0 ? (
        <p className="border-b border-border px-4 py-3 text-13 last:border-b-0">
          <span className="font-medium">{homeTexts.nothingTitle}</span>{' '}
          <span className="text-text-2">{homeTexts.nothingText}</span>
        </p>
      ) : (
        <Rows act={act} all={all} decisions={mine} labelledBy="home-decisions" primary />
      )}
      {others.length > 0 && (
        <>
          <h2 className="border-b border-border bg-sunken px-4 py-2 text-12 font-medium text-text-2" id="home-going">
            {homeTexts.goesOn}
          </h2>
          <Rows act={act} all={all} decisions={others} labelledBy="home-going" />
        </>
      )}
    </div>
  );
}

interface RowsProps {
  readonly decisions: readonly Decision[];
  readonly all: boolean;
  readonly labelledBy: string;
  readonly act: (decision: Decision) => void;
  /** The first row's button is the page's primary one. */
  readonly primary?: boolean;
}

function Rows({ decisions, all, labelledBy, act, primary = false }: RowsProps): ReactNode {
  const [whole, setWhole] = useState(false);
  const shown = whole ? decisions : decisions.slice(0, SHOWN);
  return (
    <>
      <ul aria-labelledby={labelledBy}>
        {shown.map((decision, place) => (
          <DecisionRow all={all} decision={decision} first={primary && place === 0} key={decision.key} onAct={act} />
        ))}
      </ul>
      {decisions.length > SHOWN && (
        <div className="border-b border-border px-2 py-1 last:border-b-0">
          <Button onClick={() => setWhole(!whole)} size="sm" variant="text">
            {whole ? homeTexts.fewer : homeTexts.more(decisions.length - SHOWN)}
          </Button>
        </div>
      )}
    </>
  );
}
