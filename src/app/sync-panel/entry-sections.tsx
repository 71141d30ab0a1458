import { useState } from 'react';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { syncTexts } from '@/app/texts/sync-texts';
import { Button } from '@/app/ui/buttons/button';
import type { ConflictRow } from '@/db/conflicts/conflict-row';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';
import type { OutboxView } from '@/db/outbox/outbox-view';
import { ConflictDialog } from './conflict-dialog';
import { DiscardDialog } from './discard-dialog';
import { EntryRow } from './entry-row';
import { PanelSection } from './panel-section';
import { useUploadFacts } from './use-upload-facts';

interface EntrySectionsProps {
  readonly outbox: Pick<OutboxView, 'rejected' | 'conflicts' | 'waiting'>;
  /** Of long parts more is to be shown. */
  readonly onMore: () => void;
}

/** What waits, what was rejected and why, what was changed in two places. */
export function EntrySections({ outbox: { rejected, conflicts: clashes, waiting }, onMore }: EntrySectionsProps) {
  const { db } = useWorkspace();
  const uploads = useUploadFacts([...rejected.entries, ...clashes.entries, ...waiting.entries]);
  const [discarding, setDiscarding] = useState<OutboxEntry | null>(null);
  const [resolving, setResolving] = useState<ConflictRow | null>(null);
  // Read when it is asked for: a choice pressed as soon as it stands there has its dialog too.
  const resolve = (entry: OutboxEntry): void => {
    db.conflict.get(entry.id).then(
      (conflict) => setResolving(conflict ?? null),
      (error: unknown) => {
        console.error('The conflict could not be read:', error);
        addAlert({ id: 'conflict-unread', type: 'error', ...syncTexts.conflictUnread });
      },
    );
  };
  const sections = [
    { title: syncTexts.rejected, part: rejected },
    { title: syncTexts.conflicts, part: clashes },
    { title: syncTexts.waiting, part: waiting },
  ];
  return (
    <>
      {sections
        .filter(({ part }) => part.entries.length > 0)
        .map(({ title, part }) => (
          <PanelSection key={title} title={title} count={part.count ?? undefined}>
            <ul>
              {part.entries.map((entry) => (
                <EntryRow
                  key={entry.id}
                  entry={entry}
                  upload={uploads.get(entry.subject.id)}
                  onDiscard={setDiscarding}
                  onResolve={resolve}
                />
              ))}
            </ul>
            {part.count !== null && part.count > part.entries.length && (
              <Button size="sm" variant="text" onClick={onMore}>
                {syncTexts.showMore(part.count - part.entries.length)}
              </Button>
            )}
          </PanelSection>
        ))}
      {discarding !== null && <DiscardDialog entry={discarding} onClose={() => setDiscarding(null)} />}
      {resolving !== null && <ConflictDialog conflict={resolving} onClose={() => setResolving(null)} />}
    </>
  );
}
