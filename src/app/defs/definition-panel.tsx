import { type ReactNode, useState } from 'react';
import { Button } from '@/app/ui/button';
import { SidePanel } from '@/app/ui/side-panel';
import { complaintsOf } from './definition-field';
import { DefinitionForm } from './definition-form';
import type { DefinitionActions, DefinitionKind, DefinitionRow } from './definition-list';
import { wasTold } from './definition-outcome';

/** In place of an id: the panel of a row that is not there yet. */
export const NEW_ROW = 'new';

interface DefinitionPanelProps<Content> {
  readonly kind: DefinitionKind<Content>;
  /** Undefined: a new one. */
  readonly row: DefinitionRow<Content> | undefined;
  readonly actions: DefinitionActions<Content>;
  readonly head: ((content: Content, change: (changes: Partial<Content>) => void) => ReactNode) | undefined;
  readonly onAdded: (id: string) => void;
  readonly onSaved: (message: string) => void;
  readonly onRemove: (row: DefinitionRow<Content>) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * One row's form. A row that exists is saved field by field as fields are left; a new one is kept here until it is added,
 * which the fields' complaints hold back only where there is no name: the rest may be completed later.
 */
export function DefinitionPanel<Content>(props: DefinitionPanelProps<Content>): ReactNode {
  const { kind, row, actions, head, onAdded, onSaved, onRemove, onClose } = props;
  const { words, fields, nameOf } = kind;
  const [fresh, setFresh] = useState(kind.empty);
  const [tried, setTried] = useState(false);
  const content = row?.content ?? fresh;

  const change = (changes: Partial<Content>): void => {
    if (row === undefined) {
      setFresh((before) => ({ ...before, ...changes }));
      return;
    }
    void actions
      .update(row.id, changes)
      .then(() => onSaved(words.saved(changedLabel(fields, content, changes), nameOf({ ...content, ...changes }))))
      .catch(wasTold);
  };
  const add = (): void => {
    setTried(true);
    if (complaintsOf(fields, content).name !== undefined) return;
    void actions.add(content).then(onAdded).catch(wasTold);
  };

  return (
    <SidePanel
      footer={
        row === undefined ? (
          <Button onClick={add} variant="primary">
            {words.save}
          </Button>
        ) : (
          <Button onClick={() => void onRemove(row)} size="sm" variant="danger">
            {words.remove}
          </Button>
        )
      }
      onClose={onClose}
      title={row === undefined ? words.add : nameOf(content)}
    >
      <div className="flex flex-col gap-4 p-5 phone:p-4">
        {head?.(content, change)}
        <DefinitionForm
          content={content}
          fields={fields}
          onCommit={change}
          showAllComplaints={row !== undefined || tried}
        />
      </div>
    </SidePanel>
  );
}

/** The labels of the fields whose value the changes alter. */
function changedLabel<Content>(
  fields: DefinitionKind<Content>['fields'],
  content: Content,
  changes: Partial<Content>,
): string {
  const after = { ...content, ...changes };
  return fields
    .filter(({ get }) => get(content) !== get(after))
    .map(({ label }) => label.toLowerCase())
    .join(', ');
}
