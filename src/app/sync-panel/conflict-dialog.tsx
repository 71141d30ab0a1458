import { type KeyboardEvent, useState } from 'react';
import { useWorkspace } from '@/app/state/workspace';
import { fieldName } from '@/app/texts/field-names';
import { syncTexts } from '@/app/texts/sync-texts';
import { Button } from '@/app/ui/button';
import { recentTimeText } from '@/app/ui/date-words';
import { Dialog } from '@/app/ui/dialog';
import type { ConflictField, ConflictRow } from '@/db/conflicts/conflict-row';
import { type ConflictChoice, resolveConflict } from '@/db/conflicts/resolve-conflict';
import { ConflictValue } from './conflict-value';

const texts = syncTexts.conflict;
type Choices = Readonly<Record<string, ConflictChoice>>;

interface ConflictDialogProps {
  readonly conflict: ConflictRow;
  readonly onClose: () => void;
}

/** Field by field, mine and the server's, whose and when; on opening the server's value is the chosen one. */
export function ConflictDialog({ conflict, onClose }: ConflictDialogProps) {
  const { commands, syncNow } = useWorkspace();
  const [choices, setChoices] = useState<Choices>({});
  const save = (chosen: Choices): void => {
    resolveConflict({ ...commands, companyId: conflict.companyId }, conflict.id, chosen).then(
      () => {
        syncNow();
        onClose();
      },
      (error: unknown) => console.error('The conflict could not be settled:', error),
    );
  };
  const all = (choice: ConflictChoice): void =>
    setChoices(Object.fromEntries(conflict.fields.map(({ field }) => [field, choice])));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && event.ctrlKey) save(choices);
  };
  const removal = conflict.kind === 'removal';
  return (
    <Dialog
      title={texts.title(conflict.label)}
      width={840}
      onClose={onClose}
      footer={
        removal ? (
          <>
            <Button onClick={() => save({ removal: 'mine' })} variant="danger">
              {texts.removeAgain}
            </Button>
            <Button variant="primary" onClick={() => save({})}>
              {texts.keepTheirs}
            </Button>
          </>
        ) : (
          <>
            <Button variant="text" onClick={() => all('mine')}>
              {texts.allMine}
            </Button>
            <Button variant="text" onClick={() => all('theirs')}>
              {texts.allTheirs}
            </Button>
            <Button variant="primary" keys={['Ctrl', 'Enter']} onClick={() => save(choices)}>
              {texts.save}
            </Button>
          </>
        )
      }
    >
      <div onKeyDown={onKeyDown} role="group" aria-label={texts.title(conflict.label)}>
        <p className="text-13 text-text-2">{removal ? texts.removalIntro : texts.intro(conflict.fields.length)}</p>
        {!removal && (
          <ConflictTable
            conflict={conflict}
            choices={choices}
            onChoose={(field, choice) => setChoices({ ...choices, [field]: choice })}
          />
        )}
      </div>
    </Dialog>
  );
}

interface ConflictTableProps {
  readonly conflict: ConflictRow;
  readonly choices: Choices;
  readonly onChoose: (field: string, choice: ConflictChoice) => void;
}

function ConflictTable({ conflict, choices, onChoose }: ConflictTableProps) {
  const { device } = useWorkspace();
  const when = (at: string): string => (at === '' ? '' : ` · ${recentTimeText(at, new Date())}`);
  const mine = conflict.mine.deviceName === device.name ? texts.thisDevice(device.name) : conflict.mine.deviceName;
  return (
    <table className="mt-3 w-full table-fixed border-y border-border text-13">
      <thead className="bg-sunken text-left align-top">
        <tr>
          <th scope="col" className="w-40 px-3 py-2 font-medium phone:w-24 phone:px-2">
            {texts.field}
          </th>
          <th scope="col" className="border-l border-border px-3 py-2 font-medium">
            {texts.mine}
            <span className="block text-12 font-normal text-text-3">{`${mine}${when(conflict.mine.at)}`}</span>
          </th>
          <th scope="col" className="border-l border-border px-3 py-2 font-medium">
            {texts.theirs}
            <span className="block text-12 font-normal text-text-3">
              {`${conflict.theirs.deviceName}${when(conflict.theirs.at)}`}
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {conflict.fields.map((field) => (
          <ConflictFieldRow
            key={field.field}
            field={field}
            choice={choices[field.field] ?? 'theirs'}
            onChoose={(choice) => onChoose(field.field, choice)}
          />
        ))}
      </tbody>
    </table>
  );
}

interface ConflictFieldRowProps {
  readonly field: ConflictField;
  readonly choice: ConflictChoice;
  readonly onChoose: (choice: ConflictChoice) => void;
}

function ConflictFieldRow({ field, choice, onChoose }: ConflictFieldRowProps) {
  const name = fieldName(field.field);
  return (
    <tr className="border-t border-border align-top">
      <th scope="row" className="px-3 py-2 text-left font-normal phone:px-2">
        {name}
      </th>
      <ConflictValue
        name={field.field}
        label={`${name}: ${texts.mine}`}
        value={field.mine}
        other={field.theirs}
        chosen={choice === 'mine'}
        onChoose={() => onChoose('mine')}
      />
      <ConflictValue
        name={field.field}
        label={`${name}: ${texts.theirs}`}
        value={field.theirs}
        other={field.mine}
        chosen={choice === 'theirs'}
        onChoose={() => onChoose('theirs')}
      />
    </tr>
  );
}
