/** Changes of a definition's rows: saved at once through the commands, said, and taken back one by one. */
import { useEffect, useRef, useState } from 'react';
import { hourText } from '@/app/ui/words/date-words';
import { cellComplaint } from './cell-complaint';
import { changeWords } from './change-words';
import type { DefinitionField } from './definition-field';
import type { DefinitionActions, DefinitionKind, DefinitionRow, SeenRow } from './definition-list';
import { goneMeanwhile, wasTold } from './definition-outcome';
import { definitionTexts } from './definition-texts';
import { begunContent, createOwnWrites } from './own-writes';

/** What stands in the status line. */
export interface ChangeNote {
  readonly tone: 'ok' | 'bad';
  readonly text: string;
  /** Whether it can be taken back. */
  readonly undo: boolean;
}

interface DoneChange<Content> {
  readonly id: string;
  readonly before: Content;
  readonly after: Content;
  readonly replaced: Partial<Content>;
}

export interface Changes<Content> {
  readonly note: ChangeNote | undefined;
  /** Whether it was saved. `begun`: what stood there when what is saved was begun, where others may have changed it since. */
  readonly change: (row: DefinitionRow<Content>, changes: Partial<Content>, begun?: Content) => Promise<boolean>;
  /** Of a cell: whether it was saved; null, and a sentence, where the text cannot stand. */
  readonly commitCell: (
    row: DefinitionRow<Content>,
    field: DefinitionField<Content>,
    typed: string,
    begun: DefinitionRow<Content>,
  ) => Promise<boolean> | null;
  /** A complaint goes when the cell it was about is left. */
  readonly forgetComplaint: () => void;
  /** The row with what was changed here a moment ago and is not drawn yet. */
  readonly asLeft: (row: DefinitionRow<Content>) => DefinitionRow<Content>;
  /** Takes the last change back; nothing where there is none. */
  readonly undo: () => void;
}

export function useChanges<Content extends object>(
  { fields, nameOf }: Pick<DefinitionKind<Content>, 'fields' | 'nameOf'>,
  { update }: DefinitionActions<Content>,
  rows: readonly DefinitionRow<Content>[],
): Changes<Content> {
  const [note, setNote] = useState<ChangeNote>();
  const [own] = useState(createOwnWrites<Content>);
  useEffect(() => own.shown(rows), [own, rows]);
  const done = useRef<readonly DoneChange<Content>[]>([]);

  const save = async (seen: SeenRow<Content>, changes: Partial<Content>, words: string): Promise<void> => {
    const name = nameOf(seen.content);
    const forget = own.wrote(seen, changes);
    try {
      if ((await update?.(seen, changes)) === false) goneMeanwhile(name);
    } catch (error) {
      forget();
      throw error;
    }
    const text = `${name}: ${words} · ${definitionTexts.savedAt(hourText(new Date().toISOString()))}`;
    setNote({ tone: 'ok', text, undo: done.current.length > 0 });
  };
  const change: Changes<Content>['change'] = ({ id, content: now }, changes, begun = now) => {
    const content = own.seen({ id, begun, now }, changes);
    const after = { ...content, ...changes };
    done.current = [...done.current, { id, before: content, after, replaced: replacedBy(content, changes) }];
    return save({ id, content }, changes, changeWords(fields, content, after)).then(() => true, wasTold);
  };
  const undo = (): void => {
    const last = done.current.at(-1);
    if (last === undefined) return;
    done.current = done.current.slice(0, -1);
    const words = changeWords(fields, last.after, last.before);
    save({ id: last.id, content: last.after }, last.replaced, words).catch(wasTold);
  };
  const commitCell: Changes<Content>['commitCell'] = (row, field, typed, begun) => {
    const text = cellComplaint(field, row.content, typed);
    if (text === undefined)
      return change(row, field.set(row.content, typed), begunContent(field, begun.content, row.content));
    setNote({ tone: 'bad', text, undo: false });
    return null;
  };
  const forgetComplaint = (): void => setNote((said) => (said?.tone === 'bad' ? undefined : said));
  return { note, change, commitCell, forgetComplaint, asLeft: own.asLeft, undo };
}

/** The values that stood where the changes were made. */
function replacedBy<Content extends object>(before: Content, changes: Partial<Content>): Partial<Content> {
  const names = new Set(Object.keys(changes));
  // Object.entries forgets the keys' types; these are the content's own.
  return Object.fromEntries(Object.entries(before).filter(([name]) => names.has(name))) as Partial<Content>;
}
