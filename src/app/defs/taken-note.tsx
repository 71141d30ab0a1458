import { type ReactNode, useMemo } from 'react';
import { takenBy } from './taken-by';

interface TakenNoteProps {
  readonly content: { readonly code: string; readonly name: string };
  /** Undefined while it is new. */
  readonly id: string | undefined;
  readonly rows: readonly {
    readonly id: string;
    readonly content: { readonly code: string; readonly name: string };
  }[];
  readonly words: {
    readonly code: (code: string, names: readonly string[]) => string;
    /** Absent where two may well have one name. */
    readonly name?: (count: number) => string;
  };
}

/** Says which other rows have this one's code or name. Two may: a list that came from elsewhere often has such. */
export function TakenNote({ content: { code, name }, id, rows, words }: TakenNoteProps): ReactNode {
  const taken = useMemo(() => takenBy({ code, name }, id, rows), [code, name, id, rows]);
  const said = [
    ...(taken.code.length > 0 ? [words.code(code, taken.code)] : []),
    ...(taken.name.length > 0 && words.name !== undefined ? [words.name(taken.name.length)] : []),
  ];
  return (
    // Where nothing is said no room is left for it.
    <div className={said.length === 0 ? '-mt-4' : ''} role="status">
      {said.length > 0 && <p className="rounded-2 bg-wait-soft px-3 py-2 text-13 text-wait">{said.join(' ')}</p>}
    </div>
  );
}
