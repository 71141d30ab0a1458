import { RefreshCw } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { InvoiceList, MOST_DAYS } from '@/api/calls/mailbox-calls';
import { addAlert } from '@/app/state/alerts';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { refusalSaid } from '@/app/ui/words/refusal-said';
import { eventMoment } from '../archive/event-moment';
import { inTexts } from './in-texts';

/** Asks the server to read the company's mailbox at ANAF now; what it brings comes by itself. */
export function useReadMailbox(): () => Promise<void> {
  const { ask, company, syncNow } = useWorkspace();
  return useCallback(async () => {
    const answer = await ask(InvoiceList, { params: undefined, body: { days: MOST_DAYS, company: company.id } });
    if (answer.ok) {
      const { trouble, busy, answeredAt } = answer.result;
      const read = busy || answeredAt === '' ? inTexts.reading : inTexts.nothingNew(eventMoment(answeredAt));
      addAlert(trouble === '' ? { type: 'info', message: read } : { type: 'warning', message: trouble });
      syncNow();
      return;
    }
    const said = refusalSaid(answer.failure);
    const away = answer.failure.kind === 'network' ? inTexts.offline : inTexts.readFailed;
    addAlert({ type: 'warning', message: said === null ? away : inTexts.readRefused(said) });
  }, [ask, company.id, syncNow]);
}

export function ReadMailbox(): ReactNode {
  const read = useReadMailbox();
  const [busy, setBusy] = useState(false);
  const press = async (): Promise<void> => {
    setBusy(true);
    await read().finally(() => setBusy(false));
  };
  return (
    <Button busy={busy} icon={RefreshCw} keys={KEY_TABLE.received.bindings.read.keys} onClick={() => void press()}>
      {inTexts.read}
    </Button>
  );
}
