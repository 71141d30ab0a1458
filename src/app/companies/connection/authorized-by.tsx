import type { ReactNode } from 'react';
import type { ConnectionState } from './connection-state';
import { connectionTexts } from './connection-texts';

export interface AuthorizedBy {
  readonly person: string;
  /** Persons to fall back to. */
  readonly others: number;
}

/** Through whom a company reaches ANAF, or did last; null where nobody has authorized it. */
export function authorizedBy(state: ConnectionState): AuthorizedBy | null {
  if (state.kind === 'none') return null;
  return {
    person: state.by.person || connectionTexts.nameless,
    others: state.kind === 'connected' || state.kind === 'ending' ? state.others : 0,
  };
}

/** The cell of the list: „Ana Turdean +1”. Undefined while nobody has told it. */
export function AuthorizedByCell({ by }: { readonly by: AuthorizedBy | null | undefined }): ReactNode {
  if (by === undefined) return null;
  if (by === null) return <span className="text-text-3">–</span>;
  return (
    <span className="flex min-w-0 items-baseline gap-1 text-text-2" title={by.person}>
      <span className="min-w-0 truncate">{by.person}</span>
      {by.others > 0 && (
        <span className="shrink-0 tabular-nums">
          <span aria-hidden="true">+{by.others}</span>
          <span className="sr-only">{connectionTexts.others(by.others)}</span>
        </span>
      )}
    </span>
  );
}
