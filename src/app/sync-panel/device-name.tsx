import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { addAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { syncTexts } from '@/app/texts/sync-texts';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { renameDevice } from '@/db/settings/device-identity';

const MAX_NAME = 60;

/** What this device is called where others see its work; written in place. */
export function DeviceName() {
  const { device } = useWorkspace();
  const [writing, setWriting] = useState(false);
  if (writing) return <DeviceNameForm name={device.name} onDone={() => setWriting(false)} />;
  return (
    <span className="flex min-w-0 items-center gap-1">
      <span className="truncate">{syncTexts.device(device.name)}</span>
      <IconButton icon={Pencil} size="sm" label={syncTexts.renameDevice} onClick={() => setWriting(true)} />
    </span>
  );
}

interface DeviceNameFormProps {
  readonly name: string;
  readonly onDone: () => void;
}

function DeviceNameForm({ name, onDone }: DeviceNameFormProps) {
  const { db } = useWorkspace();
  const [text, setText] = useState(name);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const wanted = text.trim();
    const work = wanted === '' || wanted === name ? Promise.resolve() : renameDevice(db, wanted);
    work.then(onDone, (error: unknown) => {
      console.error('The device was not renamed:', error);
      addAlert({ id: 'rename-failed', type: 'error', ...syncTexts.commandFailed });
    });
  };
  return (
    <form onSubmit={save} className="flex min-w-0 flex-1 items-center gap-2">
      <input
        aria-label={syncTexts.deviceName}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button just pressed.
        autoFocus
        maxLength={MAX_NAME}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // The panel's own Esc would close it.
          event.stopPropagation();
          onDone();
        }}
        className="h-6 min-w-0 flex-1 rounded-1 border border-border-control bg-surface px-2 text-13 text-text phone:h-11"
      />
    </form>
  );
}
