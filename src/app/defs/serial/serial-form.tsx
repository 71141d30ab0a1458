import { type ReactNode, useState } from 'react';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { enterGoesOn } from '@/app/ui/fields/enter-goes-on';
import { Field } from '@/app/ui/fields/field';
import { Select } from '@/app/ui/fields/select';
import { TextInput } from '@/app/ui/fields/text-input';
import { SidePanel } from '@/app/ui/floating/side-panel';
import type { TypedForms } from '@/app/unsaved/typed-forms';
import { UnsavedStrip } from '@/app/unsaved/unsaved-strip';
import { unsavedTexts } from '@/app/unsaved/unsaved-texts';
import { addSerial } from '@/db/collections/serial';
import { exampleNumbers, readSerial, type SerialComplaints, type SerialDraft } from './serial-draft';
import { serialTexts } from './serial-texts';
import { useSerialDraft } from './use-serial-draft';

const { fields } = serialTexts;

interface SerialFormProps {
  readonly typed: TypedForms;
  readonly onAdded: (id: string) => void;
  readonly onClose: () => void;
}

/** A new series. It stays once it is added, so what it will give is shown before. */
export function SerialForm({ typed, onAdded, onClose }: SerialFormProps): ReactNode {
  const { commands, syncNow } = useWorkspace();
  const { draft, change, restored, drop } = useSerialDraft(typed);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const reading = readSerial(draft);
  const complaints: SerialComplaints = !reading.ok && tried ? reading.complaints : {};
  const save = async (): Promise<void> => {
    setTried(true);
    if (!reading.ok) return;
    const outcome = await addSerial(commands, reading.content);
    if (outcome.kind !== 'added') {
      setRefusal(outcome.kind === 'in-use' ? serialTexts.inUse : serialTexts.notSaved);
      return;
    }
    drop();
    syncNow();
    addAlert({ type: 'success', message: serialTexts.added(reading.content.prefix) });
    onAdded(outcome.id);
  };
  return (
    <SidePanel
      forTyping
      footer={
        <Button onClick={() => void save()} variant="primary">
          {serialTexts.save}
        </Button>
      }
      onClose={onClose}
      title={serialTexts.add}
    >
      <form
        className="grid grid-cols-2 gap-x-4 gap-y-3 p-5 phone:p-4"
        noValidate
        // A series cannot be removed again: Enter adds it only from the last field.
        onKeyDown={enterGoesOn}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {restored && (
          <div className="col-span-2">
            <UnsavedStrip onGiveUp={drop} text={unsavedTexts.still} />
          </div>
        )}
        <SerialFields
          change={change}
          complaints={refusal === undefined ? complaints : { ...complaints, prefix: refusal }}
          draft={draft}
          onPrefix={() => setRefusal(undefined)}
        />
        {reading.ok && (
          <p className="col-span-2 rounded-1 bg-sunken px-3 py-2 text-13 tabular-nums">
            {serialTexts.example(...exampleNumbers(reading.content))}
          </p>
        )}
      </form>
    </SidePanel>
  );
}

interface SerialFieldsProps {
  readonly draft: SerialDraft;
  readonly complaints: SerialComplaints;
  readonly change: (part: Partial<SerialDraft>) => void;
  readonly onPrefix: () => void;
}

function SerialFields({ draft, complaints, change, onPrefix }: SerialFieldsProps): ReactNode {
  return (
    <>
      <div className="col-span-2">
        <Field label={fields.type} required>
          <Select
            onChange={(type) => change({ type })}
            options={[
              { value: 'FCT', label: serialTexts.types.FCT },
              { value: 'NC', label: serialTexts.types.NC },
            ]}
            value={draft.type}
          />
        </Field>
      </div>
      <div className="col-span-2">
        <Field error={complaints.prefix} help={fields.prefixHelp} label={fields.prefix} required>
          <TextInput
            onChange={(prefix) => {
              change({ prefix });
              onPrefix();
            }}
            value={draft.prefix}
          />
        </Field>
      </div>
      <Field error={complaints.width} help={fields.widthHelp} label={fields.width} required>
        <TextInput numeric onChange={(width) => change({ width })} value={draft.width} />
      </Field>
      <Field error={complaints.firstNumber} label={fields.firstNumber} required>
        <TextInput numeric onChange={(firstNumber) => change({ firstNumber })} value={draft.firstNumber} />
      </Field>
      <Field label={fields.place}>
        <TextInput onChange={(place) => change({ place })} value={draft.place} />
      </Field>
      <Field label={fields.responsible}>
        <TextInput onChange={(responsible) => change({ responsible })} value={draft.responsible} />
      </Field>
    </>
  );
}
