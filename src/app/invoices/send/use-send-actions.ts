import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { saveFile } from '@/app/files/save-file';
import { links } from '@/app/routes/links';
import { addAlert } from '@/app/state/alerts';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { countedNoun } from '@/app/ui/words/amount-text';
import { keepSentBatch } from '@/db/settings/sent-batch';
import type { FindingPlace } from '@/workers/document/repair-file';
import { batchCsv } from './batch-csv';
import { sendTexts } from './send-texts';
import type { OpenBatch } from './use-batch-runner';

export interface SendActions {
  readonly send: () => Promise<void>;
  readonly repair: (ids: readonly string[], only?: FindingPlace) => Promise<void>;
  readonly exportTable: () => void;
}

export function useSendActions({ runner, batch }: OpenBatch): SendActions {
  const { db, company, syncNow } = useWorkspace();
  const [, navigate] = useLocation();
  const today = useToday();
  const send = async (): Promise<void> => {
    const queued = await runner.send();
    if (queued.length === 0) return;
    await keepSentBatch(db, company.id, queued);
    syncNow();
    const [one, many] = sendTexts.invoice;
    addAlert({
      type: 'success',
      message: sendTexts.sentTo(countedNoun(queued.length, one, many)),
      action: { label: sendTexts.follow, onAct: () => navigate(links.afterSend()) },
    });
  };
  const repair = useCallback(
    async (ids: readonly string[], only?: FindingPlace): Promise<void> => {
      const repaired = await runner.repair(ids, only);
      if (repaired === 0) addAlert({ type: 'warning', message: sendTexts.repair.nothing });
    },
    [runner],
  );
  const exportTable = (): void => saveFile(batchCsv(batch.files.values()), sendTexts.exportName(today), 'text/csv');
  return { send, repair, exportTable };
}
