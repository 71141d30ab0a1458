import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import { MAX_VIEW_NAME } from '@/db/settings/own-views';
import { viewTexts } from './view-texts';

interface ViewNameFormProps {
  readonly title: string;
  readonly text?: string;
  readonly name: string;
  readonly submit: string;
  readonly complaint: (name: string) => 'missing' | 'taken' | undefined;
  readonly onName: (name: string) => void;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** Asks for a view's name. */
export default function ViewNameForm(props: ViewNameFormProps): ReactNode {
  const [name, setName] = useState(props.name);
  const [complaint, setComplaint] = useState<'missing' | 'taken'>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = props.complaint(name);
    setComplaint(found);
    if (found === undefined) props.onName(name.trim());
  };
  return (
    <form aria-label={props.title} className="flex flex-col gap-3" noValidate onSubmit={submit}>
      <h2 className="font-semibold text-13">{props.title}</h2>
      {props.text !== undefined && <p className="text-12 text-text-3">{props.text}</p>}
      <Field error={complaint === undefined ? undefined : viewTexts[complaint]} label={viewTexts.name}>
        <TextInput
          maxLength={MAX_VIEW_NAME}
          onChange={(typed) => {
            setName(typed);
            setComplaint(undefined);
          }}
          value={name}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button type="submit" variant="primary">
          {props.submit}
        </Button>
        {props.children}
      </div>
    </form>
  );
}
