import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { SidePanel } from '@/app/ui/floating/side-panel';
import type { TypedForms } from '@/app/unsaved/typed-forms';
import { DefinitionFacts } from './definition-facts';
import { complaintsOf } from './definition-field';
import { DefinitionForm } from './definition-form';
import { type DefinitionActions, type DefinitionKind, type DefinitionRow, neededFields } from './definition-list';
import { wasTold } from './definition-outcome';
import { RestoredContent } from './restored-content';
import type { Changes } from './use-changes';
import { useUnsavedContent } from './use-unsaved-content';

/** What stands above the form; `id`: of the row, undefined while it is new. */
export type PanelHead<Content> = (
  content: Content,
  change: (changes: Partial<Content>) => void,
  id: string | undefined,
) => ReactNode;

interface DefinitionPanelProps<Content> {
  readonly kind: DefinitionKind<Content>;
  /** Undefined: a new one. */
  readonly row: DefinitionRow<Content> | undefined;
  readonly actions: Pick<DefinitionActions<Content>, 'add'>;
  readonly head: PanelHead<Content> | undefined;
  readonly onAdded: (id: string) => void;
  /** Undefined: a row that exists is only read. */
  readonly onChange: Changes<Content>['change'] | undefined;
  readonly typed: TypedForms;
  readonly onRemove: (row: DefinitionRow<Content>) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * One row's form. A row that exists is saved field by field as fields are left; a new one is kept here until it is added,
 * which the fields' complaints hold back only where there is no name, or where nothing can be completed later.
 */
export function DefinitionPanel<Content extends object>(props: DefinitionPanelProps<Content>): ReactNode {
  const { kind, row, actions, head, onAdded, onChange, onRemove, onClose, typed } = props;
  const { words, fields, nameOf } = kind;
  const unsaved = useUnsavedContent({ kind, row, typed, onChange });
  const { content, change, form } = unsaved;
  const isNew = row === undefined;
  const [tried, setTried] = useState(false);
  const add = (): void => {
    setTried(true);
    const complaints = Object.keys(complaintsOf(fields, content));
    const isNone = neededFields(kind).some((name) => complaints.includes(name));
    if (isNone || (onChange === undefined && complaints.length > 0)) return;
    const added = (id: string): void => {
      void form.drop();
      onAdded(id);
    };
    void actions.add(content).then(added).catch(wasTold);
  };
  return (
    <SidePanel
      forTyping={isNew}
      onClose={onClose}
      title={isNew ? words.add : nameOf(content)}
      footer={
        isNew && (
          <div className="py-2">
            <Button onClick={add} variant="primary">
              {words.save}
            </Button>
          </div>
        )
      }
    >
      <div className="flex flex-col gap-4 p-5 phone:p-4">
        {!isNew && onChange === undefined ? (
          <DefinitionFacts content={content} fields={fields} />
        ) : (
          <>
            <RestoredContent existing={!isNew} unsaved={unsaved} />
            {head?.(content, change, row?.id)}
            <DefinitionForm
              content={content}
              fields={fields}
              key={unsaved.turn}
              onCommit={change}
              onType={unsaved.type}
              typedAtFirst={unsaved.typedAtFirst}
              unsaved={unsaved.texts}
              showAllComplaints={!isNew || tried}
            />
          </>
        )}
        {!isNew && (
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
