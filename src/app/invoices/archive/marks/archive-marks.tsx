import { BookCheck, Eye, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MarkName } from '@/api/entities/archive-item';
import { Button } from '@/app/ui/buttons/button';
import { eventMoment } from '../event-moment';
import type { ShownItem } from '../shown-item';
import { markTexts, markWords } from './mark-texts';
import { MARK_NAMES, standingMark } from './shown-marks';
import { useMarking } from './use-marking';

export const MARK_ICONS: Readonly<Record<MarkName, LucideIcon>> = { approved: Eye, booked: BookCheck };

interface ArchiveMarksProps {
  readonly item: ShownItem;
  /** Keys that do the same, where the page has them. */
  readonly keys?: Readonly<Partial<Record<MarkName, readonly string[]>>>;
}

/** «Vizată» and «Înregistrată»: edged where they stand, with who and when below; of a received one the next is the primary (picture 21). */
export function ArchiveMarks({ item, keys = {} }: ArchiveMarksProps): ReactNode {
  const mark = useMarking();
  const standing = MARK_NAMES.flatMap((name) => {
    const said = standingMark(item, name);
    return said === null ? [] : [markTexts.said(markWords[name].name, said.by, eventMoment(said.at))];
  });
  const next = MARK_NAMES.find((name) => keys[name] !== undefined && standingMark(item, name) === null);
  return (
    <fieldset className="border-border border-b px-5 pb-4 phone:px-4">
      <legend className="sr-only">{markTexts.marks}</legend>
      <div className="flex flex-wrap gap-1.5">
        {MARK_NAMES.map((name) => {
          const stands = standingMark(item, name) !== null;
          return (
            <Button
              aria-pressed={stands}
              icon={MARK_ICONS[name]}
              key={name}
              onClick={() => void mark([item.id], name, !stands)}
              size="sm"
              variant={stands ? 'accent' : name === next ? 'primary' : 'outlined'}
              {...(keys[name] === undefined ? {} : { keys: keys[name] })}
            >
              {markWords[name].name}
            </Button>
          );
        })}
      </div>
      {standing.length > 0 && <p className="mt-2 text-12 text-text-3">{standing.join(' · ')}</p>}
    </fieldset>
  );
}
