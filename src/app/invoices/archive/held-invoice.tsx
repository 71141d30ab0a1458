import { type ReactNode, useState } from 'react';
import type { CallFailure } from '@/api/call-server';
import { ReleaseInvoice, WithdrawInvoice } from '@/api/calls/invoice-calls';
import { addAlert } from '@/app/state/alerts';
import { useSyncView } from '@/app/state/sync-view';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { refusalSaid } from '@/app/ui/words/refusal-said';
import { eventMoment } from './event-moment';
import { heldStory, heldTexts } from './held-texts';
import type { ShownItem } from './shown-item';

/** Why an invoice was not sent, and the person's choice: as it is, or back to be corrected (docs/decisions/0018). */
export default function HeldInvoice({ item }: { readonly item: ShownItem }): ReactNode {
  const { company, sync } = useWorkspace();
  const { offline } = useSyncView();
  const [busy, setBusy] = useState(false);
  const { held } = item;
  if (held === undefined) return null;
  const named = { company: company.id, invoice: item.id };
  const release = () => sync.call(ReleaseInvoice, { params: undefined, body: { ...named, heldNumber: held.number } });
  const withdraw = () => sync.call(WithdrawInvoice, { params: undefined, body: named });
  const decide = async (said: typeof release | typeof withdraw): Promise<void> => {
    setBusy(true);
    const answer = await said();
    if (answer.ok) await sync.pullNow(company.id);
    else addAlert({ type: 'warning', message: failureText(answer.failure) });
    setBusy(false);
  };
  return (
    <section className="mx-5 mt-4 rounded-2 bg-bad-soft px-4 py-3 phone:mx-4">
      <h3 className="font-semibold text-13 text-bad">{heldTexts.title}</h3>
      <p className="mt-1 text-13">{heldStory(held, held.at === '' ? '' : eventMoment(held.at))}</p>
      {offline && <p className="mt-2 text-13 text-text-2">{heldTexts.offline}</p>}
      {!offline && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button busy={busy} onClick={() => void decide(release)}>
            {heldTexts.send}
          </Button>
          <Button busy={busy} onClick={() => void decide(withdraw)}>
            {heldTexts.withdraw}
          </Button>
        </div>
      )}
    </section>
  );
}

function failureText(failure: CallFailure): string {
  const said = refusalSaid(failure);
  return said === null ? heldTexts.failed : heldTexts.refused(said);
}
