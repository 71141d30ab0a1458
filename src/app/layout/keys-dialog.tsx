import { GroupOfKeys } from '@/app/help/group-of-keys';
import { KEY_TABLE, type KeyGroupName } from '@/app/state/keys-table';
import { closeOverlay, openOverlay } from '@/app/state/overlay';
import { frameTexts } from '@/app/texts/frame-texts';
import { Button } from '@/app/ui/buttons/button';
import { Dialog } from '@/app/ui/floating/dialog';

// Its keys are those of the constant, nothing was added to it.
const GROUPS = Object.keys(KEY_TABLE) as readonly KeyGroupName[];

/** It is longer than the window: the arrows scroll it, and the focus that it begins with leaves the room above it. */
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
      <div {...WITH_KEYBOARD} className="scroll-m-5 columns-2 gap-x-8 outline-none phone:columns-1">
        {GROUPS.map((group) => (
          <GroupOfKeys key={group} group={group} />
        ))}
      </div>
    </Dialog>
  );
}
