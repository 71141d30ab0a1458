/** The list's views: parts of the rows with a name. Pure. */
import { isTransportState, toldState } from '../transport-state';
import type { HomeRow } from './home-row';

export const HOME_VIEWS = ['open', 'road', 'ending', 'pending', 'refused', 'drafts', 'carried', 'all'] as const;
export type HomeView = (typeof HOME_VIEWS)[number];

const HOLDS: Readonly<Record<HomeView, (row: HomeRow) => boolean>> = {
  open: ({ group, carried }) => group !== 'done' && !carried,
  road: ({ group, carried }) => group === 'road' && !carried,
  ending: ({ state }) => state === 'ending' || state === 'endingToday',
  pending: ({ group, carried }) => group === 'start' && !carried,
  refused: ({ group }) => group === 'refused',
  drafts: ({ kind }) => kind === 'draft',
  carried: ({ carried }) => carried,
  all: () => true,
};

export function isInView(row: HomeRow, view: HomeView): boolean {
  return HOLDS[view](row);
}

/** Filters of the columns; '' any. */
export interface HomeFilters {
  readonly text: string;
  readonly state: string;
  /** `today`, `soon` (24 h), `later`, `over`. */
  readonly validity: string;
}

export const NO_FILTERS: HomeFilters = { text: '', state: '', validity: '' };

const DAY = 24 * 3_600_000;

/** `now`: ms since 1970. */
export function matches(row: HomeRow, { state, validity }: Omit<HomeFilters, 'text'>, now: number): boolean {
  if (isTransportState(state) && toldState(row.state) !== toldState(state)) return false;
  if (validity === '') return true;
  if (row.window === undefined) return false;
  const left = row.window.until - now;
  if (validity === 'over') return left <= 0;
  if (now < row.window.from) return validity === 'later';
  return validity === 'soon' ? left > 0 && left <= DAY : validity === 'later' && left > DAY;
}
