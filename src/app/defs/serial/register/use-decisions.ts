import { useCallback, useEffect, useState } from 'react';
import { AddCompanySerialDecision, GetAllSerialDecision } from '@/api/calls/decision-calls';
import type { SerialDecision, SerialDecisionContent } from '@/api/entities/serial-decision';
import { useWorkspace } from '@/app/state/workspace';
import { refusalSaid } from '@/app/ui/words/refusal-said';
import { registerTexts } from './register-texts';

export type Decisions =
  | { readonly kind: 'reading' | 'failed' }
  | { readonly kind: 'read'; readonly decisions: readonly SerialDecision[] };

export type MakeOutcome =
  | { readonly kind: 'made'; readonly decision: SerialDecision }
  | { readonly kind: 'failed'; readonly said: string };

interface DecisionsHandle {
  readonly state: Decisions;
  readonly again: () => void;
  readonly make: (content: SerialDecisionContent) => Promise<MakeOutcome>;
}

/** The company's decisions, as the server has them. */
export function useDecisions(): DecisionsHandle {
  const { ask, company } = useWorkspace();
  const [state, setState] = useState<Decisions>({ kind: 'reading' });
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let stale = false;
    // `asked` counts what the person asked for again.
    if (asked > 0) setState({ kind: 'reading' });
    ask(GetAllSerialDecision, { params: undefined, body: { company: company.id } }).then(
      (answer) => {
        if (stale) return;
        setState(answer.ok ? { kind: 'read', decisions: answer.result.decisions } : { kind: 'failed' });
      },
      () => {
        if (!stale) setState({ kind: 'failed' });
      },
    );
    return () => {
      stale = true;
    };
  }, [ask, company.id, asked]);
  const make = useCallback(
    async (decision: SerialDecisionContent): Promise<MakeOutcome> => {
      const answer = await ask(AddCompanySerialDecision, {
        params: undefined,
        body: { company: company.id, decision },
      });
      if (!answer.ok) return { kind: 'failed', said: refusalSaid(answer.failure) ?? registerTexts.failed };
      const made = answer.result.decision;
      setState((before) => ({
        kind: 'read',
        decisions: [made, ...(before.kind === 'read' ? before.decisions : []).filter(({ id }) => id !== made.id)],
      }));
      return { kind: 'made', decision: made };
    },
    [ask, company.id],
  );
  return { state, again: () => setAsked(asked + 1), make };
}
