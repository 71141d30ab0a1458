import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { SidePanel } from '@/app/ui/floating/side-panel';
import { DefinitionFacts } from './definition-facts';
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
  readonly actions: Pick<DefinitionActions<Content>, 'add'>;
  readonly head: ((content: Content, change: (changes: Partial<Content>) => void) => ReactNode) | undefined;
  readonly onAdded: (id: string) => void;
  /** Undefined: a row that exists is only read. */
  readonly onChange: ((row: DefinitionRow<Content>, changes: Partial<Content>) => void) | undefined;
  readonly onRemove: (row: DefinitionRow<Content>) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * One row's form. A row that exists is saved field by field as fields are left; a new one is kept here until it is added,
 * which the fields' complaints hold back only where there is no name, or where nothing can be completed later.
 */
export function DefinitionPanel<Content>(props: DefinitionPanelProps<Content>): ReactNode {
  const { kind, row, actions, head, onAdded, onChange, onRemove, onClose } = props;
  const { words, fields, nameOf } = kind;
  const [fresh, setFresh] = useState(kind.empty);
  const [tried, setTried] = useState(false);
  const content = row?.content ?? fresh;
  const change = (changes: Partial<Content>): void => {
    if (row === undefined) setFresh((before) => ({ ...before, ...changes }));
    else onChange?.(row, changes);
  };
  const add = (): void => {
    setTried(true);
    const complaints = Object.keys(complaintsOf(fields, content));
    if (complaints.includes('name') || (onChange === undefined && complaints.length > 0)) return;
    void actions.add(content).then(onAdded).catch(wasTold);
  };
  return (
    <SidePanel
      onClose={onClose}
      title={row === undefined ? words.add : nameOf(content)}
      {...(row === undefined
        ? {
            footer: (
              <div className="py-2">
                <Button onClick={add} variant="primary">
                  {words.save}
                </Button>
              </div>
            ),
          }
        : {})}
    >
      <div className="flex flex-col gap-4 p-5 phone:p-4">
        {row !== undefined && onChange === undefined ? (
          <DefinitionFacts content={content} fields={fields} />
        ) : (
          <>
            {head?.(content, change)}
            <DefinitionForm
              content={content}
              fields={fields}
              onCommit={change}
              showAllComplaints={row !== undefined || tried}
            />
          </>
        )}
        {row !== undefined && (
          <div className="border-border border-t pt-4">
            <Button icon={Trash2} onClick={() => void onRemove(row)} variant="danger">
              {words.remove}
            </Button>
          </div>
        )}
      </div>
    </SidePanel>
  );
}
