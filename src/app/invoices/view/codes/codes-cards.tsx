import type { ReactNode } from 'react';
import type { InternCode } from '@/api/entities/intern-code';
import { CardList } from '@/app/ui/table/card-list';
import { dayText } from '@/app/ui/words/date-words';
import type { CodedLine } from '@/domain/line-codes/coded-lines';
import { showUnit } from '@/domain/units/find-unit';
import { CodeEntry } from './code-entry';
import { CodeWord } from './codes-columns';
import { codesTexts, whyText } from './codes-texts';
import { LineStateBadge } from './line-state';
import type { LineCoding } from './use-line-coding';

interface CodesCardsProps {
  readonly rows: readonly CodedLine[];
  readonly names: ReadonlyMap<string, InternCode>;
  readonly coding: LineCoding;
  readonly editing: string | null;
  readonly empty: ReactNode;
  readonly onOpen: (line: CodedLine) => void;
  readonly onTaken: () => void;
  readonly onLeave: () => void;
  readonly onBlur: (id: string) => void;
}

/** The lines on the phone: a touch opens the codes under the line. */
export function CodesCards({
  rows,
  names,
  coding,
  editing,
  empty,
  onOpen,
  onTaken,
  onLeave,
  onBlur,
}: CodesCardsProps): ReactNode {
  return (
    <CardList
      actions={(line) =>
        line.id === editing && (
          <div className="px-4 pb-3">
            <CodeEntry
              coding={coding}
              inPlace
              key={line.id}
              line={line}
              onBlur={() => onBlur(line.id)}
              onLeave={onLeave}
              onTaken={onTaken}
            />
          </div>
        )
      }
      card={(line) => <Card line={line} name={names.get(line.code)?.name ?? ''} />}
      count={rows.length}
      empty={empty}
      label={codesTexts.grid}
      onOpen={onOpen}
      rowAt={(index) => rows[index]}
      rowKey={({ id }) => id}
    />
  );
}

function Card({ line, name }: { readonly line: CodedLine; readonly name: string }): ReactNode {
  const item = [line.sellerItem || line.standardItem, showUnit(line.unitCode)]
    .filter((text) => text !== '')
    .join(' · ');
  return (
    <>
      <span className="flex items-start justify-between gap-3 text-14">
        <span className="min-w-0 break-words">{line.name}</span>
        <span className="shrink-0">
          <LineStateBadge state={line.state} />
        </span>
      </span>
      <span className="mt-0.5 flex justify-between gap-3 text-13">
        <span className="min-w-0 truncate">
          <CodeWord line={line} />
          {name !== '' && <span className="text-text-2"> · {name}</span>}
        </span>
        <span className="shrink-0 text-text-3">{item}</span>
      </span>
      <span className="mt-0.5 block text-12 text-text-3">{whyText(line, dayText)}</span>
    </>
  );
}
