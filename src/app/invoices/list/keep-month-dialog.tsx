import { type ReactNode, useState } from 'react';
import { addAlert, removeAlert } from '@/app/state/alerts';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { Field } from '@/app/ui/fields/field';
import { Select } from '@/app/ui/fields/select';
import { Dialog } from '@/app/ui/floating/dialog';
import { countedNoun, countText } from '@/app/ui/words/amount-text';
import type { DocumentsOfMonth } from '@/db/archive/documents-of-month';
import { storageState } from '@/db/storage/storage-state';
import { type ChosenMonth, type KeepMonthRun, keepAndFetch, letMonthGo } from './keep-month-run';
import { keepMonthTexts as texts } from './keep-month-texts';
import { dayRanges } from './month-range';
import { type KeptMonths, useKeptMonths } from './use-kept-months';

/** A month is chosen and comes to this device; below it those that are kept, each with its way out. */
export function KeepMonthDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { company } = useWorkspace();
  const today = useToday();
  const [month, setMonth] = useState(today.slice(0, 7));
  const months = useKeptMonths(month);
  const run = useRun();
  const ranges = dayRanges(today, ...(months.kept ?? [])).filter(({ key }) => key.length === 7);
  const chosenOf = (key: string): ChosenMonth => ({
    company: company.id,
    month: key,
    name: ranges.find((range) => range.key === key)?.label ?? key,
  });
  const fetch = (key: string): void => {
    onClose();
    void keepAndFetch(run, chosenOf(key));
  };
  const isKept = months.kept?.includes(month) === true;
  const footer = (
    <>
      <Button onClick={onClose}>{texts.close}</Button>
      <Button onClick={() => fetch(month)} unavailable={isKept ? texts.isKept : undefined} variant="primary">
        {texts.keep}
      </Button>
    </>
  );
  return (
    <Dialog footer={footer} onClose={onClose} title={texts.title}>
      <div className="flex flex-col gap-4">
        <p>{texts.about(company.name)}</p>
        <Field help={countWords(months, month)} label={texts.month}>
          <Select onChange={setMonth} options={ranges.map(({ key, label }) => ({ value: key, label }))} value={month} />
        </Field>
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold text-13">{texts.keptHead}</h3>
          {months.kept?.length === 0 && <p className="text-13 text-text-2">{texts.nothingKept}</p>}
          <ul className="flex flex-col">
            {months.kept?.map((key) => (
              <KeptMonth
                chosen={chosenOf(key)}
                count={months.counts.get(key)}
                key={key}
                onFetch={() => fetch(key)}
                run={run}
              />
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}

interface KeptMonthProps {
  readonly chosen: ChosenMonth;
  readonly count: DocumentsOfMonth | undefined;
  readonly run: KeepMonthRun;
  readonly onFetch: () => void;
}

function KeptMonth({ chosen, count, run, onFetch }: KeptMonthProps): ReactNode {
  const { name } = chosen;
  return (
    <li className="flex flex-wrap items-center gap-2 border-border border-t py-2">
      <span className="mr-auto">
        <span className="font-medium">{name}</span>
        {count !== undefined && (
          <span className="ml-2 text-13 text-text-2 tabular-nums">
            {texts.progress(countText(count.wanted - count.missing.length), countText(count.wanted))}
          </span>
        )}
      </span>
      {count !== undefined && count.missing.length > 0 && (
        <Button aria-label={texts.fetchRestOf(name)} onClick={onFetch}>
          {texts.fetchRest}
        </Button>
      )}
      <Button aria-label={texts.letGoOf(name)} onClick={() => void letMonthGo(run, chosen)} variant="text">
        {texts.letGo}
      </Button>
    </li>
  );
}

function countWords({ counts, failed }: KeptMonths, month: string): string {
  const count = counts.get(month);
  if (failed) return texts.countFailed;
  if (count === undefined) return texts.counting;
  const { wanted, missing } = count;
  const documents = countedNoun(wanted, ...texts.document);
  if (wanted === 0) return texts.none;
  return missing.length === 0 ? texts.allHere(documents) : texts.hereOf(countText(wanted - missing.length), documents);
}

function useRun(): KeepMonthRun {
  const { db, sync } = useWorkspace();
  return {
    db,
    fetch: sync.fetchDocument,
    storage: () => storageState(navigator.storage),
    tell: addAlert,
    untell: removeAlert,
  };
}
