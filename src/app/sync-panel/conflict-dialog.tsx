import type { KeyboardEvent } from 'react';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { COLLECTION_WORDS } from '@/app/texts/collection-words';
import { syncTexts } from '@/app/texts/sync-texts';
import { Button } from '@/app/ui/buttons/button';
import { Dialog } from '@/app/ui/floating/dialog';
import { numberOfDraft } from '@/db/archive/number-of-draft';
import type { ConflictRow } from '@/db/conflicts/conflict-row';
import { canKeepBoth } from '@/db/conflicts/keep-both';
import { personName } from '@/domain/text/person-name';
import { ConflictTable } from './conflict-table';
import { MergedList } from './merged-list';
import { removalWords } from './removal-words';
import { theirWords } from './side-words';
import { type ConflictChoosing, useConflictChoice } from './use-conflict-choice';

const texts = syncTexts.conflict;

interface ConflictDialogProps {
  readonly conflict: ConflictRow;
  readonly onClose: () => void;
}

/** What was changed in two places: a choice a field, or between keeping and removing. */
export function ConflictDialog({ conflict, onClose }: ConflictDialogProps) {
  const choosing = useConflictChoice(conflict, onClose);
  return conflict.kind === 'fields' ? (
    <FieldsDialog conflict={conflict} choosing={choosing} onClose={onClose} />
  ) : (
    <RemovalDialog conflict={conflict} choosing={choosing} onClose={onClose} />
  );
}

interface ChoosingProps extends ConflictDialogProps {
  readonly choosing: ConflictChoosing;
}

function FieldsDialog({ conflict, choosing, onClose }: ChoosingProps) {
  const { parts, merged, total, choose, onChoose, onAll, save } = choosing;
  const { user } = useWorkspace();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.ctrlKey) save();
  };
  return (
    <Dialog
      title={COLLECTION_WORDS[conflict.collection].clash(conflict.label)}
      width={840}
      flush
      onClose={onClose}
      footer={
        <>
          <div className="mr-auto flex flex-wrap gap-1">
            <Button variant="text" onClick={() => onAll('mine')}>
              {texts.allMine}
            </Button>
            <Button variant="text" onClick={() => onAll('theirs')}>
              {theirWords(conflict.theirs, personName(user)).all}
            </Button>
            {canKeepBoth(conflict) && (
              <Button variant="text" onClick={choosing.keepBoth}>
                {COLLECTION_WORDS[conflict.collection].keepBoth ?? texts.keepBoth}
              </Button>
            )}
          </div>
          {total !== undefined && (
            <output className="px-2 text-13 tabular-nums text-text-2">{texts.newTotal(total)}</output>
          )}
          <Button variant="primary" keys={['Ctrl', 'Enter']} onClick={() => save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div onKeyDown={onKeyDown} role="group" aria-label={COLLECTION_WORDS[conflict.collection].clash(conflict.label)}>
        <div className="px-6 pb-4 text-13 text-text-2 phone:px-4">
          {texts.intro(parts.length)}
          <MergedList changes={merged} />
        </div>
        <ConflictTable conflict={conflict} parts={parts} choose={choose} onChoose={onChoose} />
      </div>
    </Dialog>
  );
}

function RemovalDialog({ conflict, choosing, onClose }: ChoosingProps) {
  const { db } = useWorkspace();
  const { companyId, rowId, collection } = conflict;
  const issuedAs = useLive(
    async () => (collection === 'draft' ? await numberOfDraft(db, companyId, rowId) : null),
    [db, companyId, rowId, collection],
  );
  // A moment later it is known what the draft became: the words must not change under the person's eyes.
  if (issuedAs === undefined) return null;
  const words = removalWords(conflict, issuedAs, new Date());
  const { mine, theirs } = conflict.kind === 'removal' ? REMOVED_HERE : REMOVED_ELSEWHERE;
  return (
    <Dialog
      title={words.title}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button variant={mine} onClick={() => choosing.save({ removal: 'mine' })}>
            {words.mine}
          </Button>
          <Button variant={theirs} onClick={() => choosing.save({})}>
            {words.theirs}
          </Button>
        </>
      }
    >
      <p className="text-13 text-text-2">{words.intro}</p>
    </Dialog>
  );
}

/** What loses work is never the primary button. */
const REMOVED_HERE = { mine: 'danger', theirs: 'primary' } as const;
const REMOVED_ELSEWHERE = { mine: 'primary', theirs: 'danger' } as const;
