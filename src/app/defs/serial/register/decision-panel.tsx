import { type ReactNode, useState } from 'react';
import type { SerialDecision } from '@/api/entities/serial-decision';
import { saveFile } from '@/app/files/save-file';
import { loadChunk } from '@/app/routes/load-chunk';
import { addAlert } from '@/app/state/alerts';
import { useNetwork } from '@/app/state/use-network';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { DateField } from '@/app/ui/fields/date-field';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import { SidePanel } from '@/app/ui/floating/side-panel';
import { formatNumber } from '@/domain/numbering/series';
import type { SerialRow } from '../use-serials';
import { decisionContent } from './decision-content';
import { registerTexts } from './register-texts';
import { useDecisions } from './use-decisions';

interface DecisionPanelProps {
  readonly rows: readonly SerialRow[];
  readonly onClose: () => void;
}

/** The decisions that were made, each as PDF, and a new one with what it will say before it is made. */
export function DecisionPanel({ rows, onClose }: DecisionPanelProps): ReactNode {
  const { state, again, make } = useDecisions();
  return (
    <SidePanel onClose={onClose} takesFocus title={registerTexts.decide}>
      <NewDecision make={make} rows={rows} />
      <section className="border-t border-border px-5 py-4 phone:px-4">
        <h3 className="mb-2 text-13 font-semibold">{registerTexts.decisions}</h3>
        {state.kind === 'reading' && (
          <p className="text-13 text-text-3" role="status">
            {registerTexts.reading}
          </p>
        )}
        {state.kind === 'failed' && (
          <div className="flex flex-col items-start gap-2 text-13">
            <p>{registerTexts.notRead}</p>
            <Button onClick={again} size="sm">
              {registerTexts.again}
            </Button>
          </div>
        )}
        {state.kind === 'read' && <MadeDecisions decisions={state.decisions} />}
      </section>
    </SidePanel>
  );
}

function MadeDecisions({ decisions }: { readonly decisions: readonly SerialDecision[] }): ReactNode {
  const { company } = useWorkspace();
  const pdf = async (decision: SerialDecision): Promise<void> => {
    try {
      const { decisionPdfOf } = await loadChunk(() => import('./make-decision-pdf'));
      const made = await decisionPdfOf(decision, company, Date.now());
      saveFile(made, registerTexts.file(decision.number, decision.date), 'application/pdf');
    } catch (error) {
      console.error('The PDF of a decision could not be made:', error);
      addAlert({ type: 'error', message: registerTexts.pdfFailed });
    }
  };
  if (decisions.length === 0) return <p className="text-13 text-text-3">{registerTexts.none}</p>;
  return (
    <ul className="flex flex-col">
      {decisions.map((decision) => (
        <li className="flex items-center justify-between gap-3 border-b border-border py-2 text-13" key={decision.id}>
          <span className="min-w-0">
            <span className="block truncate font-medium">{registerTexts.decision(decision.number, decision.date)}</span>
            <span className="block truncate text-12 text-text-3">
              {registerTexts.madeBy(decision.allots, decision.by)}
            </span>
          </span>
          <Button
            aria-label={`${registerTexts.pdf}: ${registerTexts.decision(decision.number, decision.date)}`}
            onClick={() => void pdf(decision)}
            size="sm"
          >
            {registerTexts.pdf}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface NewDecisionProps {
  readonly rows: readonly SerialRow[];
  readonly make: ReturnType<typeof useDecisions>['make'];
}

function NewDecision({ rows, make }: NewDecisionProps): ReactNode {
  const { user } = useWorkspace();
  const network = useNetwork();
  const today = useToday();
  const [allots, setAllots] = useState(`${user.firstName} ${user.lastName}`.trim());
  const [date, setDate] = useState(today);
  // One id until it is made: sent twice, it is one decision.
  const [id, setId] = useState(() => crypto.randomUUID());
  const [shown, setShown] = useState(false);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const content = decisionContent({ id, date, allots, rows });
  const submit = async (): Promise<void> => {
    setShown(true);
    if (content === null) return;
    setBusy(true);
    const outcome = await make(content);
    setBusy(false);
    setFailure(outcome.kind === 'failed' ? outcome.said : '');
    if (outcome.kind === 'failed') return;
    setId(crypto.randomUUID());
    setShown(false);
    addAlert({ type: 'success', message: registerTexts.made(outcome.decision.number) });
  };
  return (
    <form
      className="flex flex-col gap-3 px-5 py-4 phone:px-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        error={shown && allots.trim() === '' ? registerTexts.allotsMissing : undefined}
        help={registerTexts.allotsHelp}
        label={registerTexts.allots}
        required
      >
        <TextInput onChange={setAllots} value={allots} />
      </Field>
      <Field error={shown && date === '' ? registerTexts.dateMissing : undefined} label={registerTexts.date} required>
        <DateField onChange={setDate} value={date} />
      </Field>
      <section className="rounded-1 bg-sunken px-3 py-2 text-13 text-text-2">
        <h3 className="font-medium text-text">{registerTexts.series}</h3>
        <ul>
          {rows.map(({ serial }) => (
            <li key={serial.id}>{registerTexts.seriesLine(serial.prefix, formatNumber(serial, serial.firstNumber))}</li>
          ))}
        </ul>
        <p>{registerTexts.annex(content?.intervals.length ?? 0)}</p>
      </section>
      {failure !== '' && (
        <p className="text-13 text-bad" role="alert">
          {failure}
        </p>
      )}
      <div className="flex flex-col items-start gap-1">
        <Button busy={busy} type="submit" unavailable={network ? undefined : registerTexts.offline} variant="primary">
          {registerTexts.make}
        </Button>
        <span className="text-12 text-text-3">{registerTexts.final}</span>
      </div>
    </form>
  );
}
