import { type ReactNode, useCallback } from 'react';
import { Combobox } from '@/app/ui/fields/combobox';
import type { FieldOption } from './definition-field';

interface ChoiceControlProps {
  readonly text: string;
  readonly value: string;
  readonly offers: (query: string) => readonly FieldOption[];
  readonly onChoose: (value: string) => void;
  readonly onLeave: () => void;
}

/** A field whose value is found by typing; what was not chosen is put back on leaving. */
export function ChoiceControl({ text, value, offers, onChoose, onLeave }: ChoiceControlProps): ReactNode {
  const search = useCallback(async (query: string) => offers(query), [offers]);
  return (
    <Combobox<FieldOption>
      text={text}
      search={search}
      optionKey={(option) => option.value}
      present={value}
      optionText={({ label }) => label}
      onChoose={(option) => onChoose(option.value)}
      onLeave={onLeave}
    />
  );
}
