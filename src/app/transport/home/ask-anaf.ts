import { ETransDownload } from '@/api/calls/transport-calls';
import { addAlert } from '@/app/state/alerts';
import type { Workspace } from '@/app/state/workspace';
import { homeTexts } from './home-texts';

/** Of ANAF's list, when a person asks: what may still be under way. */
const DAYS = 16;

/** Asks ANAF's list and its service for carriers now; what they answer comes by itself, and what ANAF said last time is told. */
export async function askAnaf({
  ask,
  company,
  syncNow,
}: Pick<Workspace, 'ask' | 'company' | 'syncNow'>): Promise<void> {
  const answer = await ask(ETransDownload, { params: { company: company.id, days: DAYS }, body: undefined });
  if (!answer.ok) {
    addAlert({ type: 'warning', message: homeTexts.askFailed, description: homeTexts.askFailedText });
    return;
  }
  const { trouble = '' } = answer.result;
  if (trouble !== '')
    addAlert({ type: 'warning', message: homeTexts.askFailed, description: homeTexts.askedBefore(trouble) });
  else addAlert({ id: 'transport-asked', type: 'info', message: homeTexts.asking, description: homeTexts.askedText });
  syncNow();
}
