import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Checkbox } from '@/app/ui/fields/checkbox';
import { Field } from '@/app/ui/fields/field';
import { goOnFrom } from '@/app/ui/fields/next-field';
import { Select } from '@/app/ui/fields/select';
import { TextArea } from '@/app/ui/fields/text-area';
import { TextInput } from '@/app/ui/fields/text-input';
import type { FormTexts } from '@/app/unsaved/typed-form';
import { ChoiceControl } from './choice-control';
import { CHECKED, complaintsOf, type DefinitionField, UNCHECKED } from './definition-field';
import { begunContent } from './own-writes';
import { shownValue } from './shown-value';

interface DefinitionFormProps<Content> {
  readonly fields: readonly DefinitionField<Content>[];
  readonly content: Content;
  /** What stands in the fields at first in place of the content's values. */
  readonly typedAtFirst: FormTexts;
  /** Told of each key in a field. */
  readonly onType: (field: string, text: string) => void;
  /** What is typed and not saved, by the field's name. */
  readonly unsaved: FormTexts;
  /** Told when a field is left with another value than it had; `begun`: the content over which it was typed. */
  readonly onCommit: (changes: Partial<Content>, field: string, begun: Content) => void;
  /** Complaints show only for fields that were left once, or for all after a try to save. */
  readonly showAllComplaints: boolean;
}

/** The fields of a definition. A field is taken when it is left, by Enter or by Tab; Enter goes on to the next. */
export function DefinitionForm<Content>(props: DefinitionFormProps<Content>): ReactNode {
  const { fields, content, typedAtFirst, unsaved, onType, onCommit, showAllComplaints } = props;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const complaints = complaintsOf(fields, content);
  return (
    <form
      className="grid grid-cols-2 gap-x-4 gap-y-3"
      noValidate
      onKeyDown={goOnAtEnter}
      onSubmit={(event) => event.preventDefault()}
    >
      {fields.map((field) => (
        <div className={field.half === true ? 'min-w-0' : 'col-span-2 min-w-0'} key={field.name}>
          <DefinitionControl
            complaint={showAllComplaints || left.has(field.name) ? complaints[field.name] : undefined}
            content={content}
            field={field}
            onCommit={(changes, begun) => onCommit(changes, field.name, begun)}
            onType={(text) => onType(field.name, text)}
            typedAtFirst={typedAtFirst[field.name]}
            unsaved={unsaved[field.name]}
            onLeave={() => setLeft((names) => new Set([...names, field.name]))}
          />
        </div>
      ))}
    </form>
  );
}

function goOnAtEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.defaultPrevented) return;
  if (!(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  if (!goOnFrom(event.target, event.shiftKey ? -1 : 1)) event.target.blur();
}

interface DefinitionControlProps<Content> {
  readonly field: DefinitionField<Content>;
  readonly content: Content;
  readonly complaint: string | undefined;
  readonly typedAtFirst: string | undefined;
  readonly unsaved: string | undefined;
  readonly onType: (text: string) => void;
  readonly onCommit: (changes: Partial<Content>, begun: Content) => void;
  readonly onLeave: () => void;
}

function DefinitionControl<Content>(props: DefinitionControlProps<Content>): ReactNode {
  const { field, content, complaint, onCommit, onLeave } = props;
  const kept = field.get(content);
  const [typed, setTyped] = useState(props.typedAtFirst ?? kept);
  const [isLeft, setLeft] = useState(false);
  // A change that came from elsewhere (another device, the look-up) replaces what stands here, but never what is typed and not saved.
  const [before, setBefore] = useState(kept);
  const [begun, setBegun] = useState(content);
  const isTyped = typed !== kept && typed === props.unsaved;
  if (before !== kept) {
    setBefore(kept);
    if (!isTyped) setTyped(kept);
  }
  const type = (text: string): void => {
    if (!isTyped) setBegun(content);
    setLeft(false);
    setTyped(text);
    props.onType(text);
  };
  const commit = (value: string, over = content): void => {
    if (value !== kept) onCommit(field.set(content, value), begunContent(field, over, content));
  };
  const leave = (): void => {
    setLeft(true);
    // A value from elsewhere may have spaces about it; passing through does not take them away.
    if (typed !== kept && typed.trim() === kept) type(kept);
    // Typed and taken back: what came meanwhile stands.
    else if (isTyped && typed === field.get(begun)) type(kept);
    else if (typed !== kept) commit(typed.trim(), isTyped ? begun : content);
    onLeave();
  };
  if (field.kind === 'checkbox') {
    return (
      <Checkbox checked={kept === CHECKED} onChange={(checked) => commit(checked ? CHECKED : UNCHECKED)}>
        {field.label}
      </Checkbox>
    );
  }
  // Said at once where what was typed was left as it is; while one types it may become readable.
  const unread = typed !== kept && isLeft ? field.unread?.(typed.trim()) : undefined;
  const offers = field.kind === 'choice' ? (field.offers?.(content) ?? null) : null;
  const typable = field.kind === 'text' || field.kind === 'number' || (field.kind === 'choice' && offers === null);
  return (
    <Field error={complaint ?? unread} help={field.help} label={field.label} required={field.required === true}>
      {field.kind === 'select' && <Select onChange={commit} options={field.options ?? []} value={kept} />}
      {field.kind === 'area' && <TextArea onBlur={leave} onChange={type} value={typed} />}
      {offers !== null && (
        <ChoiceControl
          offers={offers}
          onChoose={commit}
          onLeave={onLeave}
          text={shownValue(field, content)}
          value={kept}
        />
      )}
      {typable && <TextControl content={content} field={field} onChange={type} onLeave={leave} value={typed} />}
    </Field>
  );
}

interface TextControlProps<Content> {
  readonly field: DefinitionField<Content>;
  readonly content: Content;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

/** A line of text; what is suggested for it is the browser's own list, which takes nothing by itself. */
function TextControl<Content>({ field, content, value, onChange, onLeave }: TextControlProps<Content>): ReactNode {
  const list = useId();
  const { suggested } = field;
  return (
    <>
      <TextInput
        numeric={field.kind === 'number'}
        {...(asksFigures(field, content) ? { inputMode: 'numeric' } : {})}
        {...(suggested === undefined ? {} : { list })}
        onBlur={onLeave}
        onChange={onChange}
        value={value}
      />
      {suggested !== undefined && (
        <datalist id={list}>
          {suggested.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  );
}

function asksFigures<Content>({ kind, figures }: DefinitionField<Content>, content: Content): boolean {
  return kind === 'number' || figures?.(content) === true;
}
