/** A named view of a list of invoices: its filter with its order, and the columns it was named with. */
import * as v from 'valibot';
import type { TableLayout } from '@/app/ui/table/table-layout';
import { tableLayoutSchema } from '@/app/ui/table/table-layout-schema';
import type { OwnView } from '@/db/settings/own-views';
import { type ListFilters, listFiltersSchema } from '../list-filters';

export interface NamedView {
  readonly id: string;
  readonly name: string;
  readonly filters: ListFilters;
  readonly layout: TableLayout;
}

const contentSchema = v.object({ filters: listFiltersSchema, layout: tableLayoutSchema });

/** Those that this version can read; one of a newer version stays stored and is not shown. */
export function readNamedViews(stored: readonly OwnView[]): readonly NamedView[] {
  return stored.flatMap(({ id, name, content }) => {
    const read = v.safeParse(contentSchema, content);
    return read.success ? [{ id, name, ...read.output }] : [];
  });
}

export function storedView({ id, name, filters, layout }: NamedView): OwnView {
  return { id, name, content: { filters, layout } };
}

function sameFilters(one: ListFilters, other: ListFilters): boolean {
  const { sort, ...words } = one;
  const same = (Object.keys(words) as (keyof typeof words)[]).every((key) => one[key] === other[key]);
  return same && sort.by === other.sort.by && sort.direction === other.sort.direction;
}

/** The view that the filters are: of several alike the one chosen last; undefined where one has changed something. */
export function activeView(
  views: readonly NamedView[],
  filters: ListFilters,
  chosen: string | null,
): NamedView | undefined {
  const alike = views.filter((view) => sameFilters(view.filters, filters));
  return alike.find(({ id }) => id === chosen) ?? alike[0];
}

/** Why a name cannot be taken; `id` is of the view that bears it already. */
export function nameComplaint(
  views: readonly NamedView[],
  name: string,
  id: string | null,
): 'missing' | 'taken' | undefined {
  if (name.trim() === '') return 'missing';
  return views.some((view) => view.id !== id && view.name === name.trim()) ? 'taken' : undefined;
}
