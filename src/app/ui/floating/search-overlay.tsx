import { Search, X } from 'lucide-react';
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { uiTexts } from '@/app/texts/ui-texts';
import { IconButton } from '../buttons/icon-button';
import { KeyHint } from '../buttons/key-hint';
import { classNames } from '../class-names';
import { nextChoice } from '../fields/next-choice';
import { Modal } from './modal';

export interface OverlayRow {
  readonly id: string;
  readonly content: ReactNode;
  /** `Alt n` chooses it; the content says so. */
  readonly alt?: number;
  readonly onChoose: () => void;
}

export interface OverlayGroup {
  readonly id: string;
  readonly title: string;
  /** After the title, lighter. */
  readonly detail?: string;
  readonly note?: ReactNode;
  readonly rows: readonly OverlayRow[];
}

interface SearchOverlayProps {
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly groups: readonly OverlayGroup[];
  readonly onClose: () => void;
  /** At the right of the input: how many results. */
  readonly status?: ReactNode;
  /** Under the input: filters. */
  readonly filters?: ReactNode;
  readonly footer?: ReactNode;
  /** In place of rows when there are none. */
  readonly empty: string;
  /** The present row says that Enter chooses it; a column is kept for it. */
  readonly enterHint?: boolean;
  /** The keys that opened it, while nothing is typed. */
  readonly keys?: readonly string[];
  /** Where it stands on the desktop. */
  readonly place: string;
}

/** A list one searches with the keyboard, over the page, without a scrim: arrows, Ctrl and arrow by group, Enter, Alt n, Esc. */
export function SearchOverlay(props: SearchOverlayProps) {
  const { groups, query, onClose } = props;
  const listId = useId();
  const [active, setActive] = useState(0);
  const rows = groups.flatMap((group) => group.rows);
  const at = Math.min(active, rows.length - 1);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-row="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const alt = event.altKey ? rows.find((row) => String(row.alt) === event.key) : undefined;
    const next = nextChoice(
      event.key,
      event.ctrlKey,
      at,
      groups.map((group) => group.rows.length),
    );
    if (alt === undefined && next === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (alt !== undefined) alt.onChoose();
    else if (next !== null) setActive(next);
    else rows[at]?.onChoose();
  };
  const search = (text: string): void => {
    props.onQuery(text);
    setActive(0);
  };

  return (
    <Modal
      label={props.label}
      onClose={onClose}
      className={classNames(
        'fixed m-0 w-[704px] max-w-[calc(100vw-1.5rem)] rounded-2 bg-transparent shadow-dialog backdrop:bg-transparent phone:inset-0 phone:h-dvh phone:max-h-none phone:w-full phone:max-w-none',
        props.place,
      )}
    >
      <div className="flex max-h-[min(600px,calc(100dvh-3rem))] w-full flex-col overflow-hidden rounded-2 border border-border bg-surface phone:h-dvh phone:max-h-dvh phone:w-full phone:rounded-none">
        <div className="flex h-[52px] shrink-0 items-center gap-3 border-b border-border px-4">
          <Search aria-hidden="true" size={20} strokeWidth={1.75} className="text-text-2" />
          <input
            data-autofocus
            role="combobox"
            aria-expanded="true"
            aria-controls={listId}
            aria-activedescendant={rows[at] === undefined ? undefined : `${listId}-${at}`}
            aria-label={props.label}
            autoComplete="off"
            spellCheck={false}
            placeholder={props.placeholder}
            value={query}
            onChange={(event) => search(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            className="h-full min-w-0 flex-1 bg-transparent text-16 outline-none"
          />
          <span className="text-12 text-text-3">{props.status}</span>
          <KeyHint keys={query === '' ? (props.keys ?? ['Escape']) : ['Escape']} />
          <span className="-mr-3 desktop:hidden">
            <IconButton icon={X} iconSize={20} label={uiTexts.close} onClick={onClose} />
          </span>
        </div>
        {props.filters}
        <div ref={list} id={listId} role="listbox" aria-label={props.label} className="min-h-0 flex-1 overflow-auto">
          <OverlayRows groups={groups} active={at} listId={listId} enterHint={props.enterHint === true} />
        </div>
        {rows.length === 0 && (
          <p role="status" className="px-4 py-6 text-13 text-text-2">
            {props.empty}
          </p>
        )}
        {props.footer !== undefined && (
          <div className="flex h-8 shrink-0 items-center gap-4 border-t border-border bg-sunken px-4 text-12 text-text-3 phone:hidden">
            {props.footer}
          </div>
        )}
      </div>
    </Modal>
  );
}

interface OverlayRowsProps {
  readonly groups: readonly OverlayGroup[];
  readonly active: number;
  readonly listId: string;
  readonly enterHint: boolean;
}

function OverlayRows({ groups, active, listId, enterHint }: OverlayRowsProps) {
  let index = -1;
  return groups.map((group) => (
    <Fragment key={group.id}>
      <div
        role="presentation"
        className="flex h-7 items-center justify-between gap-3 border-y border-border bg-sunken px-4 text-12 font-medium text-text-2 first:border-t-0"
      >
        <span className="truncate">
          {group.title}
          <span className="ml-2 font-normal text-text-3">{group.detail}</span>
        </span>
        <span className={classNames('shrink-0 font-normal text-text-3', enterHint && 'pr-[60px] phone:pr-0')}>
          {group.note}
        </span>
      </div>
      {group.rows.map((row) => {
        index += 1;
        return (
          <OverlayOption
            key={row.id}
            row={row}
            id={`${listId}-${index}`}
            index={index}
            active={index === active}
            enterHint={enterHint}
          />
        );
      })}
    </Fragment>
  ));
}

interface OverlayOptionProps {
  readonly row: OverlayRow;
  readonly id: string;
  readonly index: number;
  readonly active: boolean;
  readonly enterHint: boolean;
}

function OverlayOption({ row, id, index, active, enterHint }: OverlayOptionProps) {
  return (
    <div
      role="option"
      id={id}
      data-row={index}
      aria-selected={active}
      tabIndex={-1}
      onClick={row.onChoose}
      onKeyDown={(event) => event.key === 'Enter' && row.onChoose()}
      className={classNames(
        'flex h-[34px] items-center gap-3 px-4 text-13 phone:h-12',
        active ? 'bg-selected-strong shadow-[inset_3px_0_0_var(--accent)]' : 'hover:bg-hover',
      )}
    >
      {row.content}
      {enterHint && <span className="w-12 text-right phone:hidden">{active && <KeyHint keys={['Enter']} />}</span>}
    </div>
  );
}
