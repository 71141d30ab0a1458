import { useState } from 'react';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { syncTexts } from '@/app/texts/sync-texts';
import type { ConflictRow } from '@/db/conflicts/conflict-row';
import type { OutboxEntry } from '@/db/outbox/outbox-entry';
import { ConflictDialog } from './conflict-dialog';
import { DiscardDialog } from './discard-dialog';
import { EntryRow } from './entry-row';
import { PanelSection } from './panel-section';
import { useUploadFacts } from './use-upload-facts';

/** What waits, what was rejected and why, what was changed in two places. */
export function EntrySections({ entries }: { readonly entries: readonly OutboxEntry[] }) {
  const { db } = useWorkspace();
  const conflicts = useLive(() => db.conflict.toArray(), [db]);
  const uploads = useUploadFacts(entries);
  const [discarding, setDiscarding] = useState<OutboxEntry | null>(null);
  const [resolving, setResolving] = useState<ConflictRow | null>(null);
  const resolve = (entry: OutboxEntry): void =>
    setResolving(conflicts?.find((conflict) => conflict.id === entry.id) ?? null);
  const sections = [
    { title: syncTexts.rejected, of: entries.filter(({ state }) => state === 'rejected') },
    { title: syncTexts.conflicts, of: entries.filter(({ state }) => state === 'conflict') },
    { title: syncTexts.waiting, of: entries.filter(({ state }) => state !== 'rejected' && state !== 'conflict') },
  ];
  return (
    <>
      {sections
        .filter((section) => section.of.length > 0)
        .map((section) => (
          <PanelSection key={section.title} title={section.title} count={section.of.length}>
            <ul>
              {section.of.map((entry) => (
                <EntryRow
                  key={entry.id}
                  entry={entry}
                  upload={uploads.get(entry.subject.id)}
                  onDiscard={setDiscarding}
                  onResolve={resolve}
                />
              ))}
            </ul>
          </PanelSection>
        ))}
      {discarding !== null && <DiscardDialog entry={discarding} onClose={() => setDiscarding(null)} />}
      {resolving !== null && <ConflictDialog conflict={resolving} onClose={() => setResolving(null)} />}
    </>
  );
}
