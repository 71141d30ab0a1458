import { CircleCheck, FileDown } from 'lucide-react';
import { useRef } from 'react';
import { heldOffTexts } from '@/app/texts/held-off-texts';
import { syncTexts } from '@/app/texts/sync-texts';
import { Button } from '@/app/ui/buttons/button';
import { classNames } from '@/app/ui/class-names';
import type { HiddenWork } from '@/db/companies/hidden-work';
import type { OutboxView } from '@/db/outbox/outbox-view';
import { onlyHereWords } from './only-here-words';
import { OthersWork } from './others-work';
import { PanelSection } from './panel-section';
import { useUnsentFile } from './use-unsent-file';

interface OnlyHereSectionProps {
  readonly outbox: Pick<OutboxView, 'total' | 'whole'>;
  /** Of which companies that nobody sees here some of them are. */
  readonly hidden: readonly HiddenWork[];
}

/** How much exists on this device alone; out to a file, and in from another device's. */
export function OnlyHereSection({ outbox: { total, whole }, hidden }: OnlyHereSectionProps) {
  const { saveUnsent, takeUnsent } = useUnsentFile();
  const input = useRef<HTMLInputElement>(null);
  return (
    <PanelSection title={syncTexts.onlyHere}>
      {total === 0 && (
        <p className="flex items-center gap-2 text-text-2">
          <CircleCheck aria-hidden="true" size={16} strokeWidth={1.75} className="text-ok-fill" />
          {syncTexts.onlyHereNone}
        </p>
      )}
      {total !== null && total > 0 && (
        <p className="text-text-2">{whole === null ? syncTexts.onlyHereMany(total) : onlyHereWords(whole)}</p>
      )}
      {hidden.map(
        ({ companyId, name, taken, unsent }) =>
          unsent > 0 &&
          taken === undefined && (
            <p key={companyId} className="mt-1 text-text-2">
              {heldOffTexts.hiddenWork(name, unsent)}
            </p>
          ),
      )}
      <OthersWork />
      <div className={classNames('mt-2 flex flex-wrap gap-2', total === 0 && '-ml-2.5')}>
        {total !== null && total > 0 && (
          <Button size="sm" icon={FileDown} onClick={saveUnsent}>
            {syncTexts.exportUnsent(total)}
          </Button>
        )}
        <Button size="sm" variant="text" onClick={() => input.current?.click()}>
          {syncTexts.importUnsent}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file !== undefined) takeUnsent(file);
          }}
        />
      </div>
    </PanelSection>
  );
}
