import { KEY_TABLE, type KeyBinding, type KeyGroupName } from '@/app/state/keys-table';
import { closeOverlay, openOverlay } from '@/app/state/overlay';
import { frameTexts } from '@/app/texts/frame-texts';
import { Button } from '@/app/ui/buttons/button';
import { keyName } from '@/app/ui/buttons/key-hint';
import { Dialog } from '@/app/ui/floating/dialog';
import { keysTexts } from './keys-texts';

// Its keys are those of the constant, nothing was added to it.
const GROUPS = Object.keys(KEY_TABLE) as readonly KeyGroupName[];

/** It is longer than the window: the arrows scroll it. */
const WITH_KEYBOARD = {
  tabIndex: 0,
  role: 'region',
  'aria-label': frameTexts.keysTitle,
  'data-autofocus': '',
} as const;

/** The table of keys, opened by `?`. */
export default function KeysDialog() {
  return (
    <Dialog
      title={frameTexts.keysTitle}
      width={704}
      onClose={closeOverlay}
      footer={<Button onClick={() => openOverlay('help')}>{frameTexts.openHelp}</Button>}
    >
      <div {...WITH_KEYBOARD} className="columns-2 gap-x-8 outline-none phone:columns-1">
        {GROUPS.map((group) => (
          <GroupOfKeys key={group} group={group} />
        ))}
      </div>
    </Dialog>
  );
}

function GroupOfKeys({ group }: { readonly group: KeyGroupName }) {
  const words: Readonly<Record<string, string>> = keysTexts[group].words;
  return (
    <section className="mb-5 break-inside-avoid">
      <h3 className="mb-2 text-12 font-medium text-text-3">{keysTexts[group].title}</h3>
      <dl className="flex flex-col gap-1.5">
        {Object.entries<KeyBinding>(KEY_TABLE[group].bindings).map(([name, { keys }]) => (
          <div key={name} className="flex items-center justify-between gap-4 text-13">
            <dt>{words[name]}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd key={key} className="rounded-1 border border-border px-1.5 font-sans text-12 text-text-2">
                  {keyName(key, keys)}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
