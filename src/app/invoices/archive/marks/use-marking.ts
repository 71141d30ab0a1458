import { useCallback } from 'react';
import type { MarkName } from '@/api/entities/archive-item';
import type { CompanyId } from '@/api/ids';
import { addAlert, removeAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import type { CommandContext } from '@/db/command-context';
import { personName } from '@/domain/text/person-name';
import { markTexts, markWords } from './mark-texts';

/** Marks the documents, or takes the mark back (`state` false); what stands so already is passed over. */
export type Marking = (ids: readonly string[], mark: MarkName, state: boolean) => Promise<void>;

export interface MarkedDocuments {
  readonly companyId: CompanyId;
  readonly ids: readonly string[];
}

/** How many changed. */
type MarkingOfCompanies = (documents: readonly MarkedDocuments[], mark: MarkName, state: boolean) => Promise<number>;

/** What a list or a page calls for one or many documents: done at once, with a way back. Works without network. */
export function useMarking(): Marking {
  const { companyId } = useWorkspace().commands;
  const mark = useMarkingOfCompanies();
  return useCallback(
    async (ids, name, state) => void (await mark([{ companyId, ids }], name, state)),
    [mark, companyId],
  );
}

/** The same for documents of several companies, with one way back for all. */
export function useMarkingOfCompanies(): MarkingOfCompanies {
  const { commands, user } = useWorkspace();
  const by = personName(user);
  return useCallback(
    (documents, mark, state) => markWithUndo(commands, documents, { mark, state, by }),
    [commands, by],
  );
}

/** What was marked at several companies is looked over before it is left so; no phone, whose bar an alert lies over, has that. */
const COMPANIES_MS = 20_000;

interface Said {
  readonly mark: MarkName;
  readonly state: boolean;
  readonly by: string;
}

async function markWithUndo(
  commands: CommandContext,
  documents: readonly MarkedDocuments[],
  said: Said,
): Promise<number> {
  const changed = await write(commands, documents, said);
  const count = changed.reduce((sum, { ids }) => sum + ids.length, 0);
  if (count === 0) return 0;
  const words = markWords[said.mark];
  const alert = addAlert({
    type: 'success',
    ...(documents.length > 1 && { delay: COMPANIES_MS }),
    message: (said.state ? words.given : words.takenBack)(count),
    action: {
      label: markTexts.undo,
      onAct: () => {
        removeAlert(alert);
        void write(commands, changed, { ...said, state: !said.state });
      },
    },
  });
  return count;
}

/** Gives those that changed. Where this device could not write all of it, the person is told. */
async function write(
  commands: CommandContext,
  documents: readonly MarkedDocuments[],
  said: Said,
): Promise<readonly MarkedDocuments[]> {
  const changed: MarkedDocuments[] = [];
  try {
    // Only a press needs it: no list carries it.
    const { markDocuments } = await import('@/db/invoices/mark-documents');
    for (const { companyId, ids } of documents)
      changed.push({ companyId, ids: await markDocuments({ ...commands, companyId }, ids, said) });
  } catch {
    addAlert({ type: 'warning', ...(changed.length === 0 ? markTexts.failed : markTexts.failedInPart) });
  }
  return changed;
}
