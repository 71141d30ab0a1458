/** The inputs of a line: names, amounts with comma or point, the unit by its words. */
import { useCallback } from 'react';
import { Combobox } from '@/app/ui/fields/combobox';
import { TextInput } from '@/app/ui/fields/text-input';
import { type FieldKey, fieldText } from '@/domain/transport/writing/draft-fields';
import { showUnit, suggestUnits, unitCodeOf } from '@/domain/units/find-unit';
import type { Unit } from '@/domain/units/units';
import { viewTexts } from '../../view-texts';
import { EditorField } from '../fields/editor-field';
import { useTransportEditor } from '../state/editor-context';

interface InputProps {
  readonly at: FieldKey;
  readonly label: string;
  readonly required?: boolean;
  readonly labelHidden?: boolean;
}

export function NameInput({ at, label, required = false, labelHidden = false }: InputProps) {
  const { draft, set } = useTransportEditor();
  return (
    <EditorField at={at} label={label} labelHidden={labelHidden} required={required}>
      <TextInput onChange={(text) => set(at, text)} value={fieldText(draft, at)} variant="quiet" />
    </EditorField>
  );
}

export function AmountInput({ at, label, required = false, labelHidden = false }: InputProps) {
  const { draft, set } = useTransportEditor();
  return (
    <EditorField at={at} label={label} labelHidden={labelHidden} required={required}>
      <TextInput
        inputMode="decimal"
        numeric="end"
        onChange={(text) => set(at, text)}
        value={fieldText(draft, at)}
        variant="quiet"
      />
    </EditorField>
  );
}

export function UnitInput({ at, labelHidden = false }: Omit<InputProps, 'label' | 'required'>) {
  const { draft, set } = useTransportEditor();
  const search = useCallback((query: string) => Promise.resolve(suggestUnits(query, 12)), []);
  const text = fieldText(draft, at);
  return (
    <EditorField at={at} label={viewTexts.unit} labelHidden={labelHidden} required>
      <Combobox<Unit>
        onChoose={({ code }) => set(at, code)}
        onLeave={() => set(at, unitCodeOf(fieldText(draft, at)) ?? fieldText(draft, at))}
        onText={(typed) => set(at, typed)}
        optionKey={({ code }) => code}
        optionText={({ short }) => short}
        renderOption={({ name, code }) => (
          <span className="flex justify-between gap-4">
            <span>{name}</span>
            <span className="text-text-3">{code}</span>
          </span>
        )}
        search={search}
        text={showUnit(text)}
        variant="quiet"
      />
    </EditorField>
  );
}
