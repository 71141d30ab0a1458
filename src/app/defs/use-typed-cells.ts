import { useEffect, useMemo, useRef } from 'react';
import type { TypedForms } from '@/app/unsaved/typed-forms';
import type { DefinitionField } from './definition-field';
import type { DefinitionKind, DefinitionRow } from './definition-list';
import { placeOf } from './row-place';
import type { Changes } from './use-changes';

/** What is typed into the cells of the rows. */
export interface TypedCells<Content> {
  /** `begun`: the row when the cell was opened. False where the text cannot stand: the cell stays open. */
  readonly commit: (
    row: DefinitionRow<Content>,
    field: DefinitionField<Content>,
    typed: string,
    begun: DefinitionRow<Content>,
  ) => boolean;
  readonly onType: (row: DefinitionRow<Content>, field: DefinitionField<Content>, typed: string) => void;
  /** No cell is typed into any more. */
  readonly onLeft: () => void;
}

/** A cell's text is kept as its row's form keeps it, so that the form shows it at the next opening. */
export function useTypedCells<Content>(
  kind: Pick<DefinitionKind<Content>, 'id'>,
  changes: Changes<Content>,
  typed: TypedForms | undefined,
): TypedCells<Content> {
  const { id } = kind;
  const held = useRef<{ readonly place: string; readonly release: () => void } | null>(null);
  // The columns are made of these; what a change does may be another one at each draw.
  const live = useRef(changes);
  useEffect(() => {
    live.current = changes;
  }, [changes]);
  return useMemo(() => {
    const holdOnly = (place: string | null): void => {
      if (held.current?.place === place) return;
      held.current?.release();
      held.current = place === null || typed === undefined ? null : { place, release: typed.hold(place) };
    };
    return {
      commit: (row, field, text, begun) => {
        const saved = live.current.commitCell(row, field, text, begun);
        if (saved === null) return false;
        void typed?.at(placeOf({ id }, row.id)).saving([field.name], saved);
        return true;
      },
      onType: (row, field, text) => {
        const place = placeOf({ id }, row.id);
        holdOnly(place);
        if (field.get(row.content) === text) typed?.at(place).forget(field.name);
        else typed?.at(place).type(field.name, text);
      },
      onLeft: () => {
        holdOnly(null);
        live.current.forgetComplaint();
      },
    };
  }, [id, typed]);
}
