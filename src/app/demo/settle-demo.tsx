import { type ReactNode, useState } from 'react';
import { SettleDemo as SettleDemoCall } from '@/api/calls/demo-calls';
import { addAlert } from '@/app/state/alerts';
import { useSyncView } from '@/app/state/sync-view';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { refusalSaid } from '@/app/ui/words/refusal-said';
import { demoTexts } from './demo-texts';

const { settle } = demoTexts;

/** ANAF's stand-in settles what it holds. `held`: there is something. */
export function SettleDemo({ held }: { readonly held: boolean }): ReactNode {
  const { ask } = useWorkspace();
  const { offline } = useSyncView();
  const [busy, setBusy] = useState(false);
  const reason = held ? (offline ? settle.offline : undefined) : settle.nothing;
  const press = async (): Promise<void> => {
    setBusy(true);
    const answer = await ask(SettleDemoCall, { params: undefined, body: undefined });
    setBusy(false);
    if (answer.ok) addAlert({ type: 'success', message: settle.done });
    else addAlert({ type: 'error', message: refusalSaid(answer.failure) ?? settle.failed });
  };
  return (
    <section className="mt-6">
      <h2 className="text-16 font-semibold">{settle.head}</h2>
      <p className="mt-1 mb-3 text-13 text-text-2">{settle.text}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" busy={busy} unavailable={reason} onClick={() => void press()}>
          {settle.button}
        </Button>
      </div>
    </section>
  );
}
