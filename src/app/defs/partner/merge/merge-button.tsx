import { Merge } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { PartnerContent } from '@/api/entities/partner';
import { loadChunk } from '@/app/routes/load-chunk';
import { addAlert } from '@/app/state/alerts';
import { Button } from '@/app/ui/buttons/button';
import { countedNoun } from '@/app/ui/words/amount-text';
import type { DefinitionActions, DefinitionRow } from '../../definition-list';
import { wasTold } from '../../definition-outcome';
import { PARTNER_FIELDS } from '../partner-fields';
import { duplicatePartners, type PartnerGroup } from './duplicate-partners';
import { mergePartners, unmergePartners } from './merge-partners';
import { mergeTexts as words } from './merge-texts';

const MergeDialog = lazy(() => loadChunk(() => import('./merge-dialog')));
const UNDO_MS = 20_000;

interface MergeButtonProps {
  readonly rows: readonly DefinitionRow<PartnerContent>[];
  readonly actions: DefinitionActions<PartnerContent>;
}

/** Only while some partner stands twice. */
export function MergeButton({ rows, actions }: MergeButtonProps): ReactNode {
  const [open, setOpen] = useState(false);
  const groups = useMemo(() => duplicatePartners(rows, PARTNER_FIELDS), [rows]);
  const merge = async (chosen: readonly PartnerGroup[]): Promise<void> => {
    try {
      await mergePartners(chosen, actions);
      setOpen(false);
      offerUndo(chosen, actions);
    } catch (error) {
      console.error('Partners were not merged:', error);
      addAlert({ type: 'error', message: words.failed });
    }
  };
  if (groups.length === 0) return null;
  return (
    <>
      <Button icon={Merge} onClick={() => setOpen(true)} variant="text">
        {words.start}
      </Button>
      {open && (
        <Suspense>
          <MergeDialog groups={groups} onClose={() => setOpen(false)} onMerge={merge} />
        </Suspense>
      )}
    </>
  );
}

function offerUndo(groups: readonly PartnerGroup[], actions: DefinitionActions<PartnerContent>): void {
  const partners = groups.reduce((sum, { others }) => sum + others.length + 1, 0);
  addAlert({
    type: 'undo',
    message: words.merged(countedNoun(partners, ...words.partner)),
    delay: UNDO_MS,
    action: { label: words.undo, onAct: () => void unmergePartners(groups, actions).catch(wasTold) },
  });
}
