import { Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import { type LineTemplate, LONGEST_TEMPLATE_NAME, renameTemplate } from '@/db/collections/line-template';
import { templatesTexts as texts } from './templates-texts';

interface TemplateRowProps {
  readonly template: LineTemplate;
  readonly onInsert: () => void;
  readonly onRemove: () => void;
}

/** One template: what puts its lines into the draft, renames it, removes it. */
export function TemplateRow({ template, onInsert, onRemove }: TemplateRowProps): ReactNode {
  const [renaming, setRenaming] = useState(false);
  // The keyboard comes back to what began it.
  const [renamed, setRenamed] = useState(false);
  if (renaming) {
    const leave = (): void => {
      setRenamed(true);
      setRenaming(false);
    };
    return (
      <li className="border-border border-b py-2">
        <NewName onDone={leave} template={template} />
      </li>
    );
  }
  return (
    <li className="flex items-center gap-3 border-border border-b py-2">
      <span className="min-w-0 flex-1">
        <span className="block break-words font-medium text-14">{template.name}</span>
        <span className="text-12 text-text-2">
          {texts.lines(template.lines.length)}
          {template.pending && ` · ${texts.onlyHere}`}
        </span>
      </span>
      <Button aria-label={texts.insertOf(template.name)} onClick={onInsert} size="sm">
        {texts.insert}
      </Button>
      <span className="flex">
        <IconButton
          autoFocus={renamed}
          icon={Pencil}
          label={texts.rename(template.name)}
          onClick={() => setRenaming(true)}
          size="sm"
        />
        <IconButton icon={Trash2} label={texts.remove(template.name)} onClick={onRemove} size="sm" />
      </span>
    </li>
  );
}

function NewName({ template, onDone }: { readonly template: LineTemplate; readonly onDone: () => void }): ReactNode {
  const { commands, syncNow } = useWorkspace();
  const [name, setName] = useState(template.name);
  const [error, setError] = useState('');
  const rename = async (): Promise<void> => {
    if (name.trim() === '') return setError(texts.noName);
    const outcome = await renameTemplate(commands, template.id, name);
    if (outcome === 'taken') return setError(texts.nameTaken);
    if (outcome === 'missing') return setError(texts.missing);
    syncNow();
    onDone();
  };
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // The dialog stays.
    event.preventDefault();
    onDone();
  };
  return (
    <form
      noValidate
      onKeyDown={leave}
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <Field error={error === '' ? undefined : error} label={texts.newName(template.name)}>
        <TextInput autoFocus maxLength={LONGEST_TEMPLATE_NAME} onChange={setName} value={name} />
      </Field>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" type="submit" variant="accent">
          {texts.putName}
        </Button>
        <Button onClick={onDone} size="sm" variant="text">
          {texts.leaveName}
        </Button>
      </div>
    </form>
  );
}
