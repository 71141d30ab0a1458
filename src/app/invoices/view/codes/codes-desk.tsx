import { CheckCheck, Undo2 } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { useIsPhone } from '@/app/state/device';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { SavedViews } from '@/app/ui/saved-views';
import { EmptyState } from '@/app/ui/states/empty-state';
import { DataTable } from '@/app/ui/table/data-table';
import { StatusLine } from '@/app/ui/table/status-line';
import { countText } from '@/app/ui/words/amount-text';
import type { CodedLine } from '@/domain/line-codes/coded-lines';
import { CodesCards } from './codes-cards';
import { codesColumns } from './codes-columns';
import { codesTexts } from './codes-texts';
import { inView, LINE_VIEWS, type LineView, nextUncoded } from './line-views';
import type { LineCoding } from './use-line-coding';

const { accept, undo, invoice } = KEY_TABLE.lineCodes.bindings;
const KEYS = [
  { keys: accept.keys, words: codesTexts.keyAccept },
  { keys: KEY_TABLE.list.bindings.open.keys, words: codesTexts.keyCode },
  { keys: undo.keys, words: codesTexts.keyUndo },
  { keys: invoice.keys, words: codesTexts.keyBack },
];

interface CodesDeskProps {
  readonly id: string;
  readonly lines: readonly CodedLine[];
  readonly coding: LineCoding;
}

/** The lines with their codes: those that are sure at once, the others by a few letters, one after the other (picture 43). */
export function CodesDesk({ id, lines, coding }: CodesDeskProps): ReactNode {
  const phone = useIsPhone();
  const [, navigate] = useLocation();
  const [view, setView] = useState<LineView>('all');
  const [editing, setEditing] = useState<string | null>(null);
  const [cursor, setCursor] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => lines.filter((line) => inView(view, line)), [lines, view]);
  const names = useMemo(() => new Map(coding.own.map(({ own }) => [own.code, own])), [coding.own]);
  const at = editing === null ? cursor : rows.findIndex((line) => line.id === editing);
  const sure = lines.filter(({ state }) => state === 'same');

  const edit = (line: CodedLine | null): void => {
    if (line === null) {
      setCursor(Math.max(0, at));
      focusGrid(place.current);
    }
    setEditing(line?.id ?? null);
  };
  const takeAll = (some: readonly CodedLine[]): void => {
    if (some.length === 0) return;
    coding.accept(some);
    const taken = new Set(some.map((line) => line.id));
    const rest = lines.filter((line) => line.state !== 'coded' && !taken.has(line.id));
    // What is left stands together: the keyboard goes from one to the next.
    setView(rest.length === 0 ? 'all' : 'rest');
    if (phone) setEditing(null);
    else edit(rest[0] ?? null);
  };
  const onTaken = (): void => {
    if (phone) setEditing(null);
    else edit(nextUncoded(rows, editing));
  };
  useScreenKeys('lineCodes', {
    accept: () => takeAll(sure),
    undo: coding.undo,
    invoice: () => navigate(links.view(id)),
  });
  const onLeave = (): void => setEditing(null);
  // Going on to the next line is no leaving.
  const onBlur = (line: string): void => setEditing((now) => (now === line ? null : now));
  const columns = codesColumns({ coding, names, editing, onTaken, onBlur, onLeave: () => edit(null) });
  const empty = <EmptyState text={codesTexts.noneHereText} title={codesTexts.noneHere} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface" ref={place}>
      <SavedViews
        active={view}
        label={codesTexts.views}
        onChange={(next) => {
          setView(next);
          setCursor(0);
          onLeave();
        }}
        views={LINE_VIEWS.map((name) => ({
          id: name,
          label: codesTexts.viewNames[name],
          count: lines.filter((line) => inView(name, line)).length,
        }))}
      />
      {coding.own.length === 0 && <NoCodes />}
      {phone ? (
        <CodesCards
          {...{ rows, names, coding, editing, empty, onTaken, onLeave, onBlur }}
          onOpen={(line) => setEditing(line.id)}
        />
      ) : (
        <DataTable
          columns={columns}
          count={rows.length}
          cursor={at}
          empty={empty}
          isAsking={isAsking}
          label={codesTexts.grid}
          onCursor={setCursor}
          onOpen={edit}
          rowAt={(index) => rows[index]}
          rowKey={lineId}
        />
      )}
      <Foot {...{ lines, sure, coding }} onTake={takeAll} />
      <StatusLine keys={KEYS}>{coding.saving ? codesTexts.saving : codesTexts.foot}</StatusLine>
    </div>
  );
}

const lineId = ({ id }: CodedLine): string => id;
const isAsking = ({ state }: CodedLine): boolean => state === 'two';

function focusGrid(place: HTMLElement | null): void {
  place?.querySelector<HTMLElement>('[role=grid]')?.focus();
}

function NoCodes(): ReactNode {
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-border bg-wait-soft px-6 py-2 text-13 text-wait phone:px-4">
      <p className="min-w-0 flex-1">{codesTexts.noCodes}</p>
      <ButtonLink to={links.internalCodes()}>{codesTexts.toCodes}</ButtonLink>
    </div>
  );
}

interface FootProps {
  readonly lines: readonly CodedLine[];
  readonly sure: readonly CodedLine[];
  readonly coding: LineCoding;
  readonly onTake: (lines: readonly CodedLine[]) => void;
}

/** What is left to decide, and the one key for all that is sure. */
function Foot({ lines, sure, coding, onTake }: FootProps): ReactNode {
  const left = lines.filter(({ state }) => state !== 'coded').length;
  const probable = lines.filter(({ state }) => state === 'probable');
  const one = (count: number, single: string, many: (count: string) => string): string =>
    count === 1 ? single : many(countText(count));
  return (
    <div className="flex min-h-[52px] shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-t border-border bg-surface px-6 py-1 shadow-bar phone:px-4">
      <p aria-live="polite" className="text-13 font-semibold tabular-nums">
        {left === 0 ? codesTexts.done : one(left, codesTexts.leftOne, codesTexts.left)}
      </p>
      {probable.length > 0 && (
        <button className="text-12 text-accent-text phone:min-h-11" onClick={() => onTake(probable)} type="button">
          {one(probable.length, codesTexts.acceptProbableOne, codesTexts.acceptProbable)}
        </button>
      )}
      <div className="ml-auto flex items-center gap-2 phone:w-full phone:justify-between">
        {coding.undo !== undefined && (
          <Button icon={Undo2} keys={undo.keys} onClick={coding.undo}>
            {codesTexts.undo}
          </Button>
        )}
        {sure.length > 0 && (
          <Button icon={CheckCheck} keys={accept.keys} onClick={() => onTake(sure)} variant="primary">
            {one(sure.length, codesTexts.acceptOne, codesTexts.accept)}
          </Button>
        )}
      </div>
    </div>
  );
}
