import { useState } from 'react';
import type { SerialContent } from '@/api/entities/serial';
import { Button } from '@/app/ui/buttons/button';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import { UnsavedStrip } from '@/app/unsaved/unsaved-strip';
import { unsavedTexts } from '@/app/unsaved/unsaved-texts';
import { useTypedField } from '@/app/unsaved/use-typed-field';
import { secondPrefix } from '@/domain/numbering/second-series';
import { SECOND_PREFIX } from '../model/unread-dates';
import { useEditorHandle } from '../use-editor';
import { dateTexts } from './date-texts';

interface SecondSeriesProps {
  /** The series whose numbers have passed the date: place, responsible and width are taken over from it. */
  readonly beside: SerialContent;
  readonly used: readonly string[];
  readonly online: boolean;
  /** It has the focus. */
  readonly first: boolean;
  /** Why it was not made, as a sentence; '' where it was. */
  readonly onCreate: (content: SerialContent) => Promise<string>;
}

/** A second series with the data of its internal decision, proposed and shown; one key makes it. */
export function SecondSeries({ beside, used, online, first, onCreate }: SecondSeriesProps) {
  const { typed } = useEditorHandle();
  const [proposed] = useState(() => secondPrefix(beside.prefix, used));
  const field = useTypedField(typed, SECOND_PREFIX, proposed);
  const prefix = field.text;
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const create = async (): Promise<void> => {
    setBusy(true);
    const reason = await onCreate({ ...beside, prefix: prefix.trim(), firstNumber: 1 });
    if (reason === '') field.drop();
    setRefusal(reason);
    setBusy(false);
  };
  const facts = [
    [dateTexts.place, beside.place],
    [dateTexts.responsible, beside.responsible],
  ] as const;
  return (
    <form
      className="mt-4 border-t border-border pt-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      <p className="pb-3">{dateTexts.secondSeries}</p>
      <Field label={dateTexts.prefix} error={refusal === '' ? undefined : refusal} required>
        <TextInput
          value={prefix}
          onChange={(value) => {
            field.type(value);
            setRefusal('');
          }}
        />
      </Field>
      {field.restored && (
        <div className="pt-3">
          <UnsavedStrip onGiveUp={field.drop} text={unsavedTexts.still} />
        </div>
      )}
      <dl className="grid grid-cols-[160px_minmax(0,1fr)] gap-y-1 py-3 text-13">
        {facts.map(([label, value]) => (
          <div className="contents" key={label}>
            <dt className="text-text-3">{label}</dt>
            <dd className="break-words">{value === '' ? '–' : value}</dd>
          </div>
        ))}
      </dl>
      <p className="pb-3 text-13 text-text-2">{online ? dateTexts.needsServer : dateTexts.needsNetwork}</p>
      <Button
        variant={first ? 'primary' : 'outlined'}
        busy={busy}
        onClick={() => void create()}
        {...(first ? { 'data-autofocus': true } : {})}
      >
        {dateTexts.create(prefix.trim())}
      </Button>
    </form>
  );
}
