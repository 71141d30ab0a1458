import { useCallback } from 'react';
import { ETransDownload } from '@/api/calls/transport-calls';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { homeTexts } from './home-texts';

/** Of ANAF's list, when a person asks: what may still be under way. */
const DAYS = 16;

/** Asks ANAF's list and its service for carriers now; what they answer comes by itself. */
export function useAskAnaf(): () => void {
  const { ask, company, syncNow } = useWorkspace();
  return useCallback(() => {
    const run = async (): Promise<void> => {
      const answer = await ask(ETransDownload, { params: { company: company.id, days: DAYS }, body: undefined });
      if (!answer.ok) {
        addAlert({ type: 'warning', message: homeTexts.askFailed, description: homeTexts.askFailedText });
        return;
      }
      addAlert({ id: 'transport-asked', type: 'info', message: homeTexts.asking, description: homeTexts.askedText });
      syncNow();
    };
    void run();
  }, [ask, company, syncNow]);
}
