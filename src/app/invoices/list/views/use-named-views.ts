import { useMemo, useState } from 'react';
import { addAlert } from '@/app/state/alerts';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { changeOwnViews, type OwnView, ownViews } from '@/db/settings/own-views';
import type { InvoiceList } from '../use-invoice-list';
import { activeView, type NamedView, readNamedViews, storedView } from './own-view';
import { renamedView, withoutView, withView } from './view-changes';
import { viewTexts } from './view-texts';

const UNDO_MS = 10_000;
const NONE: readonly OwnView[] = [];

export interface NamedViews {
  readonly views: readonly NamedView[];
  /** The one the list shows. */
  readonly active: NamedView | undefined;
  readonly choose: (view: NamedView) => void;
  /** Names what the list shows now. */
  readonly save: (name: string) => void;
  readonly rename: (view: NamedView, name: string) => void;
  /** At once, with an alert that takes it back. */
  readonly remove: (view: NamedView) => void;
}

/** The person's own views of the list, kept in the local database for the company. */
export function useNamedViews({ kind, filters, layout, showView }: InvoiceList): NamedViews {
  const { db, company, commands } = useWorkspace();
  const stored = useLive(() => ownViews(db, company.id, kind.id), [db, company.id, kind.id]) ?? NONE;
  const [chosen, setChosen] = useState<string | null>(null);
  const views = useMemo(() => readNamedViews(stored), [stored]);
  const change = (next: (views: readonly OwnView[]) => readonly OwnView[]): void =>
    void changeOwnViews(db, company.id, kind.id, next);
  const remove = (view: NamedView): void => {
    const at = stored.findIndex(({ id }) => id === view.id);
    change((all) => withoutView(all, view.id));
    addAlert({
      type: 'undo',
      message: viewTexts.removed(view.name),
      description: viewTexts.removedText,
      delay: UNDO_MS,
      action: { label: viewTexts.undo, onAct: () => change((all) => withView(all, storedView(view), at)) },
    });
  };
  return {
    views,
    active: activeView(views, filters, chosen),
    choose: (view) => {
      setChosen(view.id);
      showView(view.filters, view.layout);
    },
    save: (name) => {
      const id = commands.newId();
      change((all) => withView(all, storedView({ id, name, filters, layout })));
      setChosen(id);
    },
    rename: ({ id }, name) => change((all) => renamedView(all, id, name)),
    remove,
  };
}
