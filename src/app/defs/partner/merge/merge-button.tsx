import { Merge } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { PartnerContent } from '@/api/entities/partner';
import { loadChunk } from '@/app/routes/load-chunk';
import { Button } from '@/app/ui/buttons/button';
import type { DefinitionActions, DefinitionRow } from '../../definition-list';
import { PARTNER_FIELDS } from '../partner-fields';
import { duplicatePartners } from './duplicate-partners';
import { mergeTexts as words } from './merge-texts';

const MergeDialog = lazy(() => loadChunk(() => import('./merge-dialog')));

interface MergeButtonProps {
  readonly rows: readonly DefinitionRow<PartnerContent>[];
  readonly actions: DefinitionActions<PartnerContent>;
}

/** Only while some partner stands twice. */
export function MergeButton({ rows, actions }: MergeButtonProps): ReactNode {
  const [open, setOpen] = useState(false);
  const groups = useMemo(() => duplicatePartners(rows, PARTNER_FIELDS), [rows]);
  if (groups.length === 0) return null;
  return (
    <>
      <Button icon={Merge} onClick={() => setOpen(true)} variant="text">
        {words.start}
      </Button>
      {open && (
        <Suspense>
          <MergeDialog actions={actions} groups={groups} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
