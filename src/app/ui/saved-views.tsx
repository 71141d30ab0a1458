import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useIsPhone } from '@/app/state/device';
import { nameOf } from '@/app/state/key-sequence';
import { uiTexts } from '@/app/texts/ui-texts';
import { classNames } from './class-names';
import { countText } from './words/amount-text';

export interface SavedView<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** How many rows it holds; left out while not known. */
  readonly count?: number;
}

interface SavedViewsProps<Id extends string> {
  /** Names the group for screen readers: „Vederi”. */
  readonly label: string;
  readonly views: readonly SavedView<Id>[];
  readonly active: Id;
  readonly onChange: (id: Id) => void;
  /** After the tabs: a button that saves the present filter. */
  readonly children?: ReactNode;
  /** Id of the element it switches. */
  readonly controls?: string;
}

/** So many views have a key: Alt 1 … Alt 9. */
const KEYED = 9;

/** Tabs with counts over a list; chips on the phone. Arrows move between them, Alt and a figure goes to one. */
export function SavedViews<Id extends string>(props: SavedViewsProps<Id>) {
  const { label, views, active, onChange, children, controls } = props;
  const keys = useViewKeys(views, active, onChange);
  return (
    // The tabs reach a pixel over the line below: what scrolls one way would have a bar for that pixel.
    <div className="flex shrink-0 items-center overflow-x-auto overflow-y-hidden border-b border-border px-6 phone:gap-2 phone:px-4 phone:py-0.5">
      <div {...keys} role="tablist" aria-label={label} className="flex phone:gap-2">
        {views.map((view, index) => (
          <SavedViewTab
            key={view.id}
            {...{ view, onChange, controls }}
            active={view.id === active}
            keyNumber={index < KEYED ? index + 1 : undefined}
          />
        ))}
      </div>
      {children}
    </div>
  );
}

interface ViewKeys {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The keys of a list of tabs, each of which has its view's id as `data-view`: arrows inside it, Alt and a figure from anywhere.
 * While a dialog or a list over the page is open these are its own.
 */
export function useViewKeys<Id extends string>(
  views: readonly { readonly id: Id }[],
  active: Id,
  onChange: (id: Id) => void,
): ViewKeys {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      const figure = event.shiftKey || event.defaultPrevented ? undefined : /^Alt ([1-9])$/.exec(nameOf(event))?.[1];
      const view = figure === undefined ? undefined : views[Number(figure) - 1];
      if (view === undefined || document.querySelector('[role=dialog], dialog[open]') !== null) return;
      event.preventDefault();
      onChange(view.id);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [views, onChange]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const at = views.findIndex((view) => view.id === active);
    const next = views[(at + step + views.length) % views.length];
    if (next === undefined) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-view="${next.id}"]`)?.focus();
  };
  return { ref: list, onKeyDown };
}

interface SavedViewTabProps<Id extends string> {
  readonly view: SavedView<Id>;
  readonly active: boolean;
  readonly onChange: (id: Id) => void;
  readonly controls: string | undefined;
  readonly keyNumber: number | undefined;
}

function SavedViewTab<Id extends string>({ view, active, onChange, controls, keyNumber }: SavedViewTabProps<Id>) {
  // The phone's cards are another element.
  const phone = useIsPhone();
  return (
    <button
      type="button"
      role="tab"
      data-view={view.id}
      aria-selected={active}
      {...(keyNumber === undefined
        ? {}
        : { 'aria-keyshortcuts': `Alt+${keyNumber}`, title: uiTexts.altKey(keyNumber) })}
      aria-controls={phone ? undefined : controls}
      tabIndex={active ? 0 : -1}
      onClick={() => onChange(view.id)}
      className={classNames(
        'h-9 border-b-2 px-2 text-13 whitespace-nowrap desktop:-mb-px phone:h-11 phone:border-0 phone:px-0',
        active
          ? 'border-accent font-medium text-text phone:text-accent-text'
          : 'border-transparent text-text-2 hover:text-text',
      )}
    >
      {/* The chip is lower than what the finger may touch. */}
      <span
        className={classNames(
          'phone:flex phone:h-8 phone:items-center phone:rounded-full phone:border phone:px-3',
          active ? 'phone:border-transparent phone:bg-accent-soft' : 'phone:border-border phone:bg-surface',
        )}
      >
        {view.label}
        {view.count !== undefined && (
          // The blank keeps word and figure apart for who hears them.
          <span className="ml-1 tabular-nums text-text-3"> {countText(view.count)}</span>
        )}
      </span>
    </button>
  );
}
