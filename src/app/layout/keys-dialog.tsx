import { KEY_GROUPS } from '@/app/state/keys-table';
import { closeOverlay, openOverlay } from '@/app/state/overlay';

import { frameTexts } from '@/app/texts/frame-texts';
import { Button } from '@/app/ui/buttons/button';
import { keyName } from '@/app/ui/buttons/key-hint';
import { Dialog } from '@/app/ui/floating/dialog';

/** The table of keys, opened by `?`. */
export default function KeysDialog() {
  return (
    <Dialog
      title={frameTexts.keysTitle}
      width={704}
      onClose={closeOverlay}
      footer={<Button onClick={() => openOverlay('help')}>{frameTexts.openHelp}</Button>}
    >
      <div className="grid grid-cols-2 gap-x-8 gap-y-5 phone:grid-cols-1">
        {KEY_GROUPS.map((group) => (
          <section key={group.title}>
            <h3 className="mb-2 text-12 font-medium text-text-3">{group.title}</h3>
            <dl className="flex flex-col gap-1.5">
              {group.bindings.map((binding) => (
                <div key={binding.words} className="flex items-center justify-between gap-4 text-13">
                  <dt>{binding.words}</dt>
                  <dd className="flex gap-1">
                    {binding.keys.map((key) => (
                      <kbd key={key} className="rounded-1 border border-border px-1.5 font-sans text-12 text-text-2">
                        {keyName(key, binding.keys)}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
