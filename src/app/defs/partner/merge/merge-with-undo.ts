/** Merges what was chosen and offers to take it back; a failure is told. */
import type { PartnerContent } from '@/api/entities/partner';
import { addAlert } from '@/app/state/alerts';
import { countedNoun } from '@/app/ui/words/amount-text';
import type { DefinitionActions } from '../../definition-list';
import { wasTold } from '../../definition-outcome';
import type { PartnerGroup } from './duplicate-partners';
import { mergePartners, PartnerChangedError, unmergePartners } from './merge-partners';
import { mergeTexts as words } from './merge-texts';

type Actions = DefinitionActions<PartnerContent>;

const UNDO_MS = 20_000;

/** Whether they are merged. */
export async function mergeWithUndo(groups: readonly PartnerGroup[], actions: Actions): Promise<boolean> {
  try {
    await mergePartners(groups, actions);
  } catch (error) {
    if (error instanceof PartnerChangedError) addAlert({ type: 'warning', message: words.changed });
    else {
      console.error('Partners were not merged:', error);
      addAlert({ type: 'error', message: words.failed });
    }
    return false;
  }
  const partners = groups.reduce((sum, { others }) => sum + others.length + 1, 0);
  addAlert({
    type: 'undo',
    message: words.merged(countedNoun(partners, ...words.partner)),
    delay: UNDO_MS,
    action: { label: words.undo, onAct: () => void unmergePartners(groups, actions).catch(wasTold) },
  });
  return true;
}
