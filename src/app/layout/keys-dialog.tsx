import { KEY_TABLE, type KeyGroup } from '@/app/state/keys-table';
import { closeOverlay } from '@/app/state/overlay';
import { frameTexts } from '@/app/texts/frame-texts';
import { keyName } from '@/app/ui/buttons/key-hint';
import { Dialog } from '@/app/ui/floating/dialog';

/** The table of keys, opened by `?`. */
export default function KeysDialog() {
  return (
    <Dialog title={frameTexts.keysTitle} width={704} onClose={closeOverlay}>
      <div className="columns-2 gap-x-8 phone:columns-1">
        {Object.values<KeyGroup>(KEY_TABLE).map((group) => (
          <GroupOfKeys key={group.title} group={group} />
        ))}
      </div>
    </Dialog>
  );
}

function GroupOfKeys({ group }: { readonly group: KeyGroup }) {
  return (
    <section className="mb-5 break-inside-avoid">
      <h3 className="mb-2 text-12 font-medium text-text-3">{group.title}</h3>
      <dl className="flex flex-col gap-1.5">
        {Object.entries(group.bindings).map(([name, { keys, words }]) => (
          <div key={name} className="flex items-center justify-between gap-4 text-13">
            <dt>{words}</dt>
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
