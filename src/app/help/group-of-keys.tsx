import { KEY_TABLE, type KeyBinding, type KeyGroupName } from '@/app/state/keys-table';
import { keyName } from '@/app/ui/buttons/key-hint';
import { keysTexts } from './keys-texts';

interface GroupOfKeysProps {
  readonly group: KeyGroupName;
  /** Level of its head, under what stands above it. */
  readonly head?: 'h3' | 'h5';
}

/** The keys of a group of the table, each with what it does. */
export function GroupOfKeys({ group, head: Head = 'h3' }: GroupOfKeysProps) {
  const words: Readonly<Record<string, string>> = keysTexts[group].words;
  return (
    <section className="mb-5 break-inside-avoid">
      <Head className="mb-2 text-12 font-medium text-text-3">{keysTexts[group].title}</Head>
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
