import { Download, FileArchive, FolderOpen, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ImportedFile } from '@/api/calls/import-calls';
import { saveFile } from '@/app/files/save-file';
import { XML_FILES } from '@/app/files/xml-files';
import { Button } from '@/app/ui/buttons/button';
import { useFileDialogs } from '@/app/ui/fields/file-dialogs';
import { csvText } from '@/domain/tables/csv-text';
import { resultWords, importTexts as texts } from './import-texts';
import { useImport } from './use-import';

/** Shown at once; all stand in the report. */
const SHOWN = 50;
const TAKEN = new Set(['added', 'completed', 'known']);

/** An old archive, brought in from files of this computer. */
export function ImportArchive(): ReactNode {
  const { busy, told, chosen, said, begin, cancel } = useImport();
  const refused = told.filter(({ result }) => !TAKEN.has(result));
  return (
    <section className="mt-6 rounded-2 border border-border bg-surface p-4">
      <h2 className="text-14 font-semibold">{texts.head}</h2>
      <p className="mt-1 text-13 text-text-2">{texts.what}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <ChooseFiles busy={busy} onFiles={begin} />
        {busy && (
          <Button icon={X} onClick={cancel}>
            {texts.cancel}
          </Button>
        )}
        {told.length > 0 && !busy && (
          <Button icon={Download} onClick={() => saveFile(reportOf(told), texts.reportName, 'text/csv')}>
            {texts.report}
          </Button>
        )}
      </div>
      <div aria-live="polite" className="mt-3 flex flex-col gap-1 text-13 empty:hidden">
        {busy && <p>{told.length === 0 ? texts.found(chosen) : texts.told(told.length)}</p>}
        {told.length > 0 && <p className="tabular-nums">{texts.sums(sumsOf(told))}</p>}
        {said !== '' && <p>{said}</p>}
      </div>
      {refused.length > 0 && <Refused files={refused} />}
    </section>
  );
}

interface ChooseFilesProps {
  readonly busy: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** By the browser's own dialogs. */
function ChooseFiles({ busy, onFiles }: ChooseFilesProps): ReactNode {
  const { chooseFiles, chooseFolder, inputs } = useFileDialogs({
    ...{ accept: XML_FILES, files: texts.files, folder: texts.folder, onFiles },
  });
  return (
    <>
      <Button icon={FileArchive} busy={busy} onClick={chooseFiles}>
        {texts.files}
      </Button>
      <Button icon={FolderOpen} busy={busy} onClick={chooseFolder}>
        {texts.folder}
      </Button>
      {inputs}
    </>
  );
}

function Refused({ files }: { readonly files: readonly ImportedFile[] }): ReactNode {
  return (
    <>
      <h3 className="mt-4 text-13 font-semibold">{texts.refusedHead}</h3>
      <ul className="mt-2 flex flex-col gap-2 text-13">
        {files.slice(0, SHOWN).map(({ name, result, detail }, place) => (
          // A path may stand twice: of two choices, or of two zips of one name.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end.
          <li key={place} className="min-w-0">
            <span className="block wrap-anywhere">{name}</span>
            <span className="block wrap-anywhere text-12 text-text-3">
              {[resultWords(result), detail].filter((part) => part !== '').join(': ')}
            </span>
          </li>
        ))}
      </ul>
      {files.length > SHOWN && <p className="mt-2 text-12 text-text-3">{texts.more(files.length - SHOWN)}</p>}
    </>
  );
}

function sumsOf(told: readonly ImportedFile[]): Parameters<typeof texts.sums>[0] {
  const count = (...results: readonly string[]): number => told.filter(({ result }) => results.includes(result)).length;
  const [added, known] = [count('added', 'completed'), count('known')];
  return { added, known, refused: told.length - added - known };
}

function reportOf(told: readonly ImportedFile[]): string {
  return csvText([
    texts.heads,
    ...told.map(({ name, result, number, detail }) => [name, resultWords(result), number, detail]),
  ]);
}
