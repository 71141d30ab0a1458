/** The controls of the sheet by what stands in them. */
import { useCallback } from 'react';
import { Combobox } from '@/app/ui/fields/combobox';
import { DateField } from '@/app/ui/fields/date-field';
import { Select } from '@/app/ui/fields/select';
import { TextInput } from '@/app/ui/fields/text-input';
import { fold } from '@/domain/text/fold';
import { plateOf } from '@/domain/transport/draft/declaration-of-draft';
import { type FieldKey, fieldText } from '@/domain/transport/writing/draft-fields';
import { useTransportEditor } from '../state/editor-context';
import { EditorField } from './editor-field';

interface PlainProps {
  readonly at: FieldKey;
  readonly label: string;
  readonly required?: boolean;
}

export function TextField({ at, label, required = false }: PlainProps) {
  const { draft, set } = useTransportEditor();
  return (
    <EditorField at={at} label={label} required={required}>
      <TextInput onChange={(text) => set(at, text)} value={fieldText(draft, at)} variant="quiet" />
    </EditorField>
  );
}

export function DayField({ at, label, required = false }: PlainProps) {
  const { draft, set } = useTransportEditor();
  return (
    <EditorField at={at} label={label} required={required}>
      <DateField
        onChange={(day) => set(at, day)}
        // What cannot be read stays on the screen: the day before it must not be declared in its place.
        onNotUnderstood={() => set(at, '')}
        value={fieldText(draft, at)}
        variant="quiet"
      />
    </EditorField>
  );
}

interface CodeFieldProps extends PlainProps {
  readonly codes: readonly (readonly [code: string, name: string])[];
  /** Shown while nothing is chosen. */
  readonly none?: string;
}

/** A code of a short list. What stands there and is not in the list stays to be seen. */
export function CodeField({ at, label, required = false, codes, none = '' }: CodeFieldProps) {
  const { draft, set } = useTransportEditor();
  const value = fieldText(draft, at);
  const known = codes.some(([code]) => code === value);
  const options = [
    ...(known && none === '' ? [] : [{ value: known ? '' : value, label: known ? none : value || none }]),
    ...codes.map(([code, name]) => ({ value: code, label: name })),
  ];
  return (
    <EditorField at={at} label={label} required={required}>
      <Select onChange={(code) => set(at, code)} options={options} value={value} variant="quiet" />
    </EditorField>
  );
}

interface ListFieldProps extends PlainProps {
  readonly entries: ReadonlyMap<string, string>;
}

/** A code of a long list, found by words. */
export function ListField({ at, label, required = false, entries }: ListFieldProps) {
  const { draft, set } = useTransportEditor();
  const value = fieldText(draft, at);
  const search = useCallback(
    (query: string) => {
      const wanted = fold(query);
      const fits = ([code, name]: readonly [string, string]) => code === query || fold(name).includes(wanted);
      return Promise.resolve([...entries].filter(fits).slice(0, 60));
    },
    [entries],
  );
  return (
    <EditorField at={at} label={label} required={required}>
      <Combobox<readonly [string, string]>
        onChoose={([code]) => set(at, code)}
        optionKey={([code]) => code}
        optionText={([, name]) => name}
        search={search}
        text={entries.get(value) ?? value}
        variant="quiet"
      />
    </EditorField>
  );
}

interface PlateFieldProps extends PlainProps {
  readonly plates: readonly { readonly plate: string; readonly note: string }[];
  readonly onPick?: (plate: string) => void;
}

/** A plate: one of those known, or typed as it stands on the vehicle. */
export function PlateField({ at, label, required = false, plates, onPick }: PlateFieldProps) {
  const { draft, set } = useTransportEditor();
  const search = useCallback(
    (query: string) => Promise.resolve(plates.filter(({ plate }) => plate.includes(plateOf(query))).slice(0, 20)),
    [plates],
  );
  return (
    <EditorField at={at} label={label} required={required}>
      <Combobox<{ readonly plate: string; readonly note: string }>
        onChoose={({ plate }) => (onPick ?? ((one: string) => set(at, one)))(plate)}
        onLeave={() => set(at, plateOf(fieldText(draft, at)))}
        onText={(text) => set(at, text)}
        optionKey={({ plate }) => plate}
        optionText={({ plate }) => plate}
        renderOption={({ plate, note }) => (
          <span className="flex justify-between gap-4">
            <span className="font-medium">{plate}</span>
            <span className="truncate text-text-2">{note}</span>
          </span>
        )}
        search={search}
        text={fieldText(draft, at)}
        variant="quiet"
      />
    </EditorField>
  );
}
