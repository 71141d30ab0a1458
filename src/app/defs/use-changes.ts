/** Changes of a definition's rows: saved at once through the commands, said, and taken back one by one. */
import { useRef, useState } from 'react';
import { hourText } from '@/app/ui/words/date-words';
import { cellComplaint } from './cell-complaint';
import { changeWords } from './change-words';
import type { DefinitionField } from './definition-field';
import type { DefinitionActions, DefinitionKind, DefinitionRow } from './definition-list';
import { wasTold } from './definition-outcome';
import { definitionTexts } from './definition-texts';

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
  /** Whether it was saved. */
  readonly change: (row: DefinitionRow<Content>, changes: Partial<Content>) => Promise<boolean>;
  /** Of a cell: whether it was saved; null, and a sentence, where the text cannot stand. */
  readonly commitCell: (
    row: DefinitionRow<Content>,
    field: DefinitionField<Content>,
    typed: string,
  ) => Promise<boolean> | null;
  /** A complaint goes when the cell it was about is left. */
  readonly forgetComplaint: () => void;
  /** Takes the last change back; nothing where there is none. */
  readonly undo: () => void;
}

export function useChanges<Content extends object>(
  { fields, nameOf }: Pick<DefinitionKind<Content>, 'fields' | 'nameOf'>,
  { update }: DefinitionActions<Content>,
): Changes<Content> {
  const [note, setNote] = useState<ChangeNote>();
  const done = useRef<readonly DoneChange<Content>[]>([]);

  const save = async (id: string, changes: Partial<Content>, name: string, words: string): Promise<void> => {
    await update?.(id, changes);
    const text = `${name}: ${words} · ${definitionTexts.savedAt(hourText(new Date().toISOString()))}`;
    setNote({ tone: 'ok', text, undo: done.current.length > 0 });
  };
  const change: Changes<Content>['change'] = ({ id, content }, changes) => {
    const after = { ...content, ...changes };
    done.current = [...done.current, { id, before: content, after, replaced: replacedBy(content, changes) }];
    return save(id, changes, nameOf(content), changeWords(fields, content, after)).then(() => true, wasTold);
  };
  const undo = (): void => {
    const last = done.current.at(-1);
    if (last === undefined) return;
    done.current = done.current.slice(0, -1);
    save(last.id, last.replaced, nameOf(last.before), changeWords(fields, last.after, last.before)).catch(wasTold);
  };
  const commitCell: Changes<Content>['commitCell'] = (row, field, typed) => {
    const text = cellComplaint(field, row.content, typed);
    if (text === undefined) return change(row, field.set(row.content, typed));
    setNote({ tone: 'bad', text, undo: false });
    return null;
  };
  const forgetComplaint = (): void => setNote((said) => (said?.tone === 'bad' ? undefined : said));
  return { note, change, commitCell, forgetComplaint, undo };
}

/** The values that stood where the changes were made. */
function replacedBy<Content extends object>(before: Content, changes: Partial<Content>): Partial<Content> {
  const names = new Set(Object.keys(changes));
  // Object.entries forgets the keys' types; these are the content's own.
  return Object.fromEntries(Object.entries(before).filter(([name]) => names.has(name))) as Partial<Content>;
}
