/** Declarations out of tables and files: read and judged in a worker, shown row by row, and only then sent (picture 41). */
import { FileUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { saveSheet } from '@/app/files/save-sheet';
import { addAlert } from '@/app/state/alerts';
import { Button } from '@/app/ui/buttons/button';
import { Checkbox } from '@/app/ui/fields/checkbox';
import { Dialog } from '@/app/ui/floating/dialog';
import { ProgressBar } from '@/app/ui/states/progress-bar';
import { reportSheet, sampleSheet } from './import-report';
import type { ImportRow } from './import-rows';
import { importTexts as words } from './import-texts';
import { ImportedList } from './imported-list';
import { UnreadFiles } from './unread-files';
import { type ImportWork, type TransportImport, useImport } from './use-import';

export default function ImportDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const importing = useImport();
  const { rows, work, stop } = importing;
  const [onlyWrong, setOnlyWrong] = useState(false);
  const close = (): void => {
    stop();
    onClose();
  };
  const shown = onlyWrong ? rows.filter(({ verdict }) => verdict === 'wrong' || verdict === 'passed') : rows;
  return (
    <Dialog
      flush
      footer={rows.length === 0 ? undefined : <Foot importing={importing} />}
      onClose={close}
      title={words.title}
      width={840}
    >
      <div className="flex flex-wrap items-center gap-3 border-b border-border px-6 pb-4 phone:px-4">
        <p className="basis-full text-13 text-text-2">{words.about}</p>
        <ChooseFiles first={rows.length === 0} onFiles={(files) => void importing.add(files)} />
        <Button onClick={() => void saveSheet(sampleSheet(), words.sampleName)} variant="text">
          {words.sample}
        </Button>
      </div>
      {work !== null && <WorkBar onStop={stop} work={work} />}
      <UnreadFiles importing={importing} />
      {rows.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3 bg-sunken px-6 py-2 phone:px-4">
            <p aria-live="polite" className="text-13 font-medium">
              {countsOf(rows)}
            </p>
            <Checkbox checked={onlyWrong} onChange={setOnlyWrong}>
              {words.only}
            </Checkbox>
          </div>
          <ImportedList rows={shown} />
        </>
      )}
    </Dialog>
  );
}

function countsOf(rows: readonly ImportRow[]): string {
  const count = (...verdicts: readonly ImportRow['verdict'][]): number =>
    rows.filter(({ verdict }) => verdicts.includes(verdict)).length;
  return words.counts(count('ready'), count('wrong', 'passed'), count('later'));
}

function ChooseFiles({ first, onFiles }: { readonly first: boolean; readonly onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={FileUp} onClick={() => input.current?.click()} variant={first ? 'primary' : 'outlined'}>
        {first ? words.choose : words.more}
      </Button>
      <input
        accept=".xlsx,.csv,.txt,.tsv,.xml"
        aria-label={words.choose}
        className="hidden"
        multiple
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be put right and chosen again.
          currentTarget.value = '';
        }}
        ref={input}
        type="file"
      />
    </>
  );
}

function WorkBar({
  work: { kind, name, done, of },
  onStop,
}: {
  readonly work: ImportWork;
  readonly onStop: () => void;
}) {
  const label = kind === 'reading' ? words.reading(name) : words.declaring(done, of);
  return (
    <div className="flex items-center gap-4 border-b border-border px-6 py-2 phone:px-4">
      <span className="shrink-0 text-13">{label}</span>
      <ProgressBar label={label} max={of} value={done} />
      <Button onClick={onStop} size="sm">
        {words.stop}
      </Button>
    </div>
  );
}

function Foot({ importing }: { readonly importing: TransportImport }) {
  const { rows, work } = importing;
  const ready = rows.filter(({ verdict }) => verdict === 'ready');
  const rest = rows.filter(({ verdict }) => verdict !== 'ready');
  const declare = async (): Promise<void> => {
    const { done, left } = await importing.declare(ready);
    const description = left === 0 ? {} : { description: words.notDone(left) };
    addAlert({ type: left === 0 ? 'success' : 'warning', message: words.done(done), ...description });
  };
  const keep = async (): Promise<void> => {
    const { done } = await importing.keep(rest);
    addAlert({ type: 'success', message: words.kept(done) });
  };
  return (
    <>
      <Button onClick={() => void saveSheet(reportSheet(rows), words.reportName)}>{words.report}</Button>
      <Button onClick={() => void keep()} unavailable={rest.length === 0 ? words.nothingToKeep : undefined}>
        {words.keep}
      </Button>
      <Button
        busy={work !== null}
        onClick={() => void declare()}
        unavailable={ready.length === 0 ? words.nothingReady : undefined}
        variant="primary"
      >
        {words.declare(ready.length)}
      </Button>
    </>
  );
}
