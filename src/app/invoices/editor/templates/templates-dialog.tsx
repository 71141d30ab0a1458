import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { addAlert } from '@/app/state/alerts';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import { Dialog } from '@/app/ui/floating/dialog';
import {
  giveTemplateBack,
  type LineTemplate,
  lineTemplates,
  removeTemplate,
  saveTemplate,
} from '@/db/collections/line-template';
import { isBlankLine } from '@/domain/invoice/totals/line-totals';
import { fold } from '@/domain/text/fold';
import { gridSize } from '../model/editor-store';
import { templateLines } from '../model/template-lines';
import { useEditor, useEditorHandle } from '../use-editor';
import { TemplateRow } from './template-row';
import { templatesTexts } from './templates-texts';

const NONE: readonly LineTemplate[] = [];

/** The company's templates of lines: put into the draft after what is written, made of what is written, renamed, removed. */
export default function TemplatesDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { db, company, commands, syncNow } = useWorkspace();
  const { store } = useEditorHandle();
  const templates = useLive(() => lineTemplates(db, company.id), [db, company.id]);
  const insert = (template: LineTemplate): void => {
    const state = store.getState();
    const { filled } = gridSize(state);
    const lines = templateLines(template, state.draft.currency);
    // One step of undo; ids of their own, for a template is put in more than once.
    const fresh = lines.map((line) => ({ ...line, id: store.newLine().id }));
    store.change({ type: 'replace-lines', row: filled, lines: fresh });
    onClose();
  };
  // Told in here: an alert stands outside of the dialog, where a press only closes it.
  const [gone, setGone] = useState<LineTemplate>();
  const name = useRef<HTMLInputElement>(null);
  const remove = async (template: LineTemplate): Promise<void> => {
    await removeTemplate(commands, template.id);
    syncNow();
    setGone(template);
  };
  const giveBack = async (template: LineTemplate): Promise<void> => {
    await giveTemplateBack(commands, template);
    syncNow();
    setGone(undefined);
    name.current?.focus();
  };
  return (
    <Dialog onClose={onClose} title={templatesTexts.title} width={480}>
      {templates?.length === 0 && <p className="mb-4 text-13 text-text-2">{templatesTexts.none}</p>}
      <ul className="-mx-1 mb-4 flex max-h-80 flex-col overflow-auto px-1">
        {(templates ?? NONE).map((template) => (
          <TemplateRow
            key={template.id}
            onInsert={() => insert(template)}
            onRemove={() => void remove(template)}
            template={template}
          />
        ))}
      </ul>
      {gone !== undefined && (
        <div className="mb-4 flex flex-wrap items-center gap-3" key={gone.id}>
          <p className="min-w-0 flex-1 break-words text-13 text-text-2" role="status">
            {templatesTexts.removed(gone.name)}
          </p>
          <Button autoFocus onClick={() => void giveBack(gone)} size="sm">
            {templatesTexts.undo}
          </Button>
        </div>
      )}
      <KeepTemplate nameField={name} templates={templates ?? NONE} />
    </Dialog>
  );
}

interface KeepTemplateProps {
  readonly templates: readonly LineTemplate[];
  readonly nameField: RefObject<HTMLInputElement | null>;
}

function KeepTemplate({ templates, nameField }: KeepTemplateProps): ReactNode {
  const { commands, syncNow } = useWorkspace();
  const { store } = useEditorHandle();
  const lines = useEditor(({ draft }) => draft.lines).filter((line) => !isBlankLine(line));
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const there = templates.find((one) => fold(one.name) === fold(name.trim()));
  const keep = async (): Promise<void> => {
    setTried(true);
    const called = name.trim();
    if (called === '') return;
    const { draft } = store.getState();
    await saveTemplate(
      commands,
      called,
      draft.lines.filter((line) => !isBlankLine(line)),
      draft.currency,
    );
    syncNow();
    setName('');
    setTried(false);
    addAlert({ type: 'success', message: templatesTexts.kept(there?.name ?? called) });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (lines.length > 0) void keep();
      }}
    >
      <Field
        error={tried && name.trim() === '' ? templatesTexts.noName : undefined}
        help={lines.length === 0 ? undefined : templatesTexts.nameHelp(lines.length)}
        label={templatesTexts.name}
      >
        <TextInput onChange={setName} placeholder={templatesTexts.nameHint} ref={nameField} value={name} />
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button type="submit" unavailable={lines.length === 0 ? templatesTexts.noLines : undefined} variant="primary">
          {there !== undefined ? templatesTexts.replace : templatesTexts.keep}
        </Button>
      </div>
    </form>
  );
}
