import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { TextInput } from '@/app/ui/fields/text-input';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import type { DraftChange } from '../model/draft-change';
import type { FieldKey } from '../model/finding';
import { useEditor, useEditorHandle } from '../use-editor';
import { DraftField } from './draft-field';

interface DraftTextProps {
  readonly at: FieldKey;
  readonly label: string;
  readonly read: (draft: InvoiceDraft) => string;
  readonly write: (text: string, draft: InvoiceDraft) => DraftChange;
  readonly required?: boolean;
  readonly help?: ReactNode;
  readonly placeholder?: string;
  readonly numeric?: boolean | 'end';
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'numeric' | 'decimal' | 'email' | 'tel';
  readonly trailing?: ReactNode;
  /** Told when the field is left, with its text. */
  readonly onLeave?: (text: string) => void;
}

/** One line of text of the draft, saved and undone by itself. */
export function DraftText(props: DraftTextProps) {
  const { at, label, read, write, required = false, help, placeholder, numeric = false, inputMode, trailing } = props;
  const { store } = useEditorHandle();
  const value = useEditor((state) => read(state.draft));
  const leave = (): void => {
    store.seal();
    props.onLeave?.(value);
  };
  return (
    <DraftField at={at} label={label} required={required} help={help}>
      <TextInput
        variant="quiet"
        value={value}
        numeric={numeric}
        onChange={(text) => store.change(write(text, store.getState().draft), at)}
        onBlur={leave}
        {...(placeholder === undefined ? {} : { placeholder })}
        {...(inputMode === undefined ? {} : { inputMode })}
        {...(trailing === undefined ? {} : { trailing })}
      />
    </DraftField>
  );
}
