import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { ArchiveItem } from '@/api/entities/archive-item';
import { links } from '@/app/routes/links';
import { addAlert } from '@/app/state/alerts';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { dayText } from '@/app/ui/words/date-words';
import { archiveByIds } from '@/db/archive/archive-queries';
import { settleTwins } from '@/db/settings/settled-twins';
import { twinsKey } from '@/workers/archive-search/twin-radar';
import { eventMoment } from '../archive/event-moment';
import type { RowProps } from '../list/list-kind';
import { inTexts } from './in-texts';

const UNDO_MS = 10_000;

/** Why an invoice may be here twice, the others, and the person's answer, which can be taken back. */
export function TwinAnswer({ item, news }: RowProps): ReactNode {
  const { db, company } = useWorkspace();
  const [, navigate] = useLocation();
  const twins = news?.twins ?? [];
  const key = twins.join(' ');
  const others = useLive(() => archiveByIds(db, key === '' ? [] : key.split(' ')), [db, key]) ?? [];
  const kind = news?.finding?.twins?.kind;
  if (twins.length === 0 || kind === undefined) return null;
  const answer = async (settled: boolean): Promise<void> =>
    settleTwins(
      db,
      company.id,
      twins.map((other) => twinsKey(item.id, other)),
      settled,
    );
  const settle = async (): Promise<void> => {
    await answer(true);
    addAlert({
      type: 'success',
      message: inTexts.settled,
      delay: UNDO_MS,
      action: { label: inTexts.unsettle, onAct: () => void answer(false) },
    });
  };
  const compare = ({ id, number }: ArchiveItem): ReactNode => (
    <Button aria-label={`${inTexts.compareButton} ${number}`} onClick={() => navigate(links.view(id))} size="sm">
      {inTexts.compareButton}
    </Button>
  );
  const [first, ...more] = others;
  return (
    <div className="flex flex-col gap-2 text-13">
      <p>{inTexts.twinWhy[kind]}</p>
      <ul className="flex flex-col gap-1">
        {others.map(({ item: other }) => (
          <li className="flex items-center justify-between gap-2" key={other.id}>
            <span className="min-w-0 tabular-nums">
              {inTexts.twinOther(other.number, dayText(other.issueDate), eventMoment(other.issuedAt))}
            </span>
            {more.length > 0 && compare(other)}
          </li>
        ))}
      </ul>
      {/* Of one other both answers stand side by side (picture 21b). */}
      <div className="flex gap-2 phone:[&>button]:flex-1">
        {first !== undefined && more.length === 0 && compare(first.item)}
        <Button onClick={() => void settle()} size="sm">
          {inTexts.noTwin}
        </Button>
      </div>
    </div>
  );
}
