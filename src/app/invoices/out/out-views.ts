/** The saved views of the list: which states each holds. Empty holds every state. */
export const OUT_VIEWS = {
  all: [],
  attention: ['rejected', 'refused', 'held', 'doubtful'],
  unsent: ['queued', 'held', 'recorded', 'uploading', 'doubtful'],
  accepted: ['accepted', 'duplicate'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type OutViewId = keyof typeof OUT_VIEWS;

export const OUT_VIEW_IDS: readonly OutViewId[] = ['all', 'attention', 'unsent', 'accepted'];

/** How many documents a view holds, from the counts by state. */
export function countOfView(view: OutViewId, byState: Readonly<Record<string, number>>): number {
  const states: readonly string[] = OUT_VIEWS[view];
  return Object.entries(byState).reduce(
    (sum, [state, count]) => (states.length === 0 || states.includes(state) ? sum + count : sum),
    0,
  );
}
