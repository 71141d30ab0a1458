import {
  CircleArrowUp,
  CircleX,
  Clock,
  Ellipsis,
  GitCompareArrows,
  KeyRound,
  LockKeyhole,
  type LucideIcon,
  Server,
} from 'lucide-react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { isBuilt } from '@/app/routes/route-table';
import { useWorkspace } from '@/app/state/workspace';
import { syncTexts } from '@/app/texts/sync-texts';
import { Button } from '@/app/ui/buttons/button';
import { Menu, type MenuAction } from '@/app/ui/floating/menu';
import { TONE_ICON, type Tone } from '@/app/ui/states/tone';
import { recentTimeText } from '@/app/ui/words/date-words';
import { type EntryState, isDiscardable, type OutboxEntry } from '@/db/outbox/outbox-entry';
import { entryDetail, entryLabel, isCorrectableIn, type UploadFacts } from './entry-words';
import { useEntryActions } from './use-entry-actions';

const LOOKS: Readonly<Record<EntryState, { readonly icon: LucideIcon; readonly tone: Tone }>> = {
  queued: { icon: Clock, tone: 'wait' },
  sending: { icon: CircleArrowUp, tone: 'wait' },
  'waiting-for-sign-in': { icon: KeyRound, tone: 'wait' },
  'waiting-for-access': { icon: LockKeyhole, tone: 'wait' },
  'waiting-for-server': { icon: Server, tone: 'wait' },
  rejected: { icon: CircleX, tone: 'bad' },
  conflict: { icon: GitCompareArrows, tone: 'doubt' },
};

const RETRIED: ReadonlySet<EntryState> = new Set(['queued', 'sending', 'waiting-for-access', 'waiting-for-server']);

interface EntryRowProps {
  readonly entry: OutboxEntry;
  readonly upload: UploadFacts | undefined;
  readonly onDiscard: (entry: OutboxEntry) => void;
  readonly onResolve: (entry: OutboxEntry) => void;
}

/** One piece of unsent work: what it is, why it is still here, what can be done. */
export function EntryRow({ entry, upload, onDiscard, onResolve }: EntryRowProps) {
  const { companies, company } = useWorkspace();
  const { icon: Icon, tone } = LOOKS[entry.state];
  const owner = companies.find(({ id }) => id === entry.companyId);
  const elsewhere = owner !== undefined && owner.id !== company.id ? ` · ${owner.name}` : '';
  return (
    <li className="flex items-start gap-2 py-1.5">
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${TONE_ICON[tone]}`} />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{`${entryLabel(entry, upload)}${elsewhere}`}</p>
        <p className={`text-12 ${entry.state === 'rejected' ? 'text-bad' : 'text-text-3'}`}>
          {entryDetail(entry, upload)}
        </p>
        <EntryButtons entry={entry} onResolve={onResolve} />
      </div>
      <time dateTime={entry.madeAt} className="mt-0.5 text-12 tabular-nums text-text-3">
        {recentTimeText(entry.madeAt, new Date())}
      </time>
      <EntryMenu entry={entry} onDiscard={onDiscard} />
    </li>
  );
}

/** What asks for the person stands open, not in the menu. */
function EntryButtons({ entry, onResolve }: Pick<EntryRowProps, 'entry' | 'onResolve'>) {
  const [, navigate] = useLocation();
  const { company } = useWorkspace();
  const { retry } = useEntryActions();
  if (entry.state === 'conflict')
    return (
      <div className="mt-1.5">
        <Button size="sm" variant="accent" onClick={() => onResolve(entry)}>
          {syncTexts.choose}
        </Button>
      </div>
    );
  if (entry.state !== 'rejected') return null;
  const correctable = isCorrectableIn(company.id, entry) && isBuilt('invoices');
  return (
    <div className="mt-1.5 flex gap-2">
      {correctable && (
        <Button size="sm" variant="accent" onClick={() => navigate(links.editor({ correct: entry.subject.id }))}>
          {syncTexts.correct}
        </Button>
      )}
      <Button size="sm" onClick={() => retry(entry)}>
        {syncTexts.retry}
      </Button>
    </div>
  );
}

function EntryMenu({ entry, onDiscard }: Pick<EntryRowProps, 'entry' | 'onDiscard'>) {
  const { retry } = useEntryActions();
  const discardable = isDiscardable(entry) && entry.state !== 'conflict';
  // Being sent too: offline it is so for a moment again and again, and an open menu would go from under the person.
  const waits = RETRIED.has(entry.state);
  const actions: readonly MenuAction[] = [
    ...(waits ? [{ label: syncTexts.retry, onSelect: () => retry(entry) }] : []),
    ...(discardable ? [{ label: syncTexts.discard, danger: true, onSelect: () => onDiscard(entry) }] : []),
  ];
  if (actions.length === 0) return <span className="size-7" />;
  return (
    <Menu
      button={<Ellipsis aria-hidden="true" size={16} />}
      buttonLabel={`${syncTexts.actions}: ${entryLabel(entry)}`}
      buttonClass="inline-flex size-7 items-center justify-center rounded-2 text-text-2 hover:bg-hover phone:size-11"
      actions={actions}
    />
  );
}
