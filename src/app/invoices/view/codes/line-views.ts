import type { CodedLine } from '@/domain/line-codes/coded-lines';

export const LINE_VIEWS = ['all', 'rest', 'same', 'probable', 'two', 'new', 'coded'] as const;
export type LineView = (typeof LINE_VIEWS)[number];

export function inView(view: LineView, { state }: Pick<CodedLine, 'state'>): boolean {
  return view === 'all' || (view === 'rest' ? state !== 'coded' : state === view);
}

/** The next line without a code after this one, round the list; null where all have theirs. */
export function nextUncoded(lines: readonly CodedLine[], after: string | null): CodedLine | null {
  const at = lines.findIndex(({ id }) => id === after);
  const inOrder = [...lines.slice(at + 1), ...lines.slice(0, at + 1)];
  return inOrder.find(({ id, state }) => state !== 'coded' && id !== after) ?? null;
}
