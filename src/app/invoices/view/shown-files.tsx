/** Files of the person as pages (picture 31): a document of anybody's, read on this device and sent nowhere. */
import { FileCode, FolderOpen, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { XML_FILES } from '@/app/files/xml-files';
import { addAlert } from '@/app/state/alerts';
import { useIsPhone } from '@/app/state/device';
import { KEY_TABLE } from '@/app/state/keys-table';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { PageHeader } from '@/app/ui/page-header';
import { EmptyState } from '@/app/ui/states/empty-state';
import { TONE_TEXT, type Tone } from '@/app/ui/states/tone';
import { StatusLine } from '@/app/ui/table/status-line';
import { type HandedFile, handedFiles, handFiles } from '../archive/handed-files';
import { keyed } from '../document/keyed';
import { FileDesk } from './file-desk';
import { filesTexts } from './files-texts';
import { openGiven } from './open-given';
import { firstOfSame, type ToldFile, toldWords } from './told-file';
import { useToldFiles } from './use-told-files';
import { viewTexts } from './view-texts';

const { nextFinding, xml } = KEY_TABLE.document.bindings;
const KEYS = [
  { keys: nextFinding.keys, words: viewTexts.keyFinding },
  { keys: xml.keys, words: viewTexts.keyXml },
];

export default function ShownFiles(): ReactNode {
  const [files, setFiles] = useState(handedFiles);
  const [at, setAt] = useState(0);
  const keep = (next: readonly HandedFile[], chosen: number): void => {
    handFiles(next);
    setFiles(next);
    setAt(chosen);
  };
  const add = (list: Iterable<File>): void => {
    // The browser empties the list after the event.
    openGiven([...list])
      .then((added) => {
        if (added.length > 0) keep([...handedFiles(), ...added], handedFiles().length);
      })
      .catch((error: unknown) => {
        console.error('The files could not be opened:', error);
        addAlert({ type: 'error', message: filesTexts.failed });
      });
  };
  const close = (): void => keep(files.toSpliced(at, 1), Math.max(0, at - 1));
  const phone = useIsPhone();
  const chosen = files[at];
  const told = useToldFiles(files);
  const dropped = {
    onDragOver: (event: DragEvent): void => event.preventDefault(),
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      add(event.dataTransfer.files);
    },
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col" {...dropped}>
      <div className="border-border border-b bg-surface">
        <PageHeader
          actions={<ChooseFiles first={files.length === 0} onFiles={add} />}
          compact
          note={phone ? undefined : filesTexts.note}
          title={filesTexts.title}
        />
        {files.length > 0 && <FileCards at={at} files={files} onChoose={setAt} onClose={close} told={told} />}
      </div>
      {chosen === undefined ? (
        <div className="min-h-0 flex-1 overflow-auto">
          <EmptyState text={filesTexts.emptyText} title={filesTexts.emptyTitle} />
        </div>
      ) : (
        <FileDesk file={chosen} key={`${at} ${chosen.name}`} same={firstOfSame(files, told, at)} />
      )}
      <StatusLine keys={KEYS} />
    </div>
  );
}

interface ChooseFilesProps {
  /** No file is shown yet: it is what the page asks for. */
  readonly first: boolean;
  readonly onFiles: (files: Iterable<File>) => void;
}

function ChooseFiles({ first, onFiles }: ChooseFilesProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={FolderOpen} onClick={() => input.current?.click()} variant={first ? 'primary' : 'outlined'}>
        {filesTexts.choose}
      </Button>
      <input
        accept={XML_FILES}
        aria-label={filesTexts.choose}
        className="hidden"
        multiple
        onChange={({ currentTarget }) => {
          onFiles(currentTarget.files ?? []);
          currentTarget.value = '';
        }}
        ref={input}
        type="file"
      />
    </>
  );
}

interface FileCardsProps {
  readonly files: readonly HandedFile[];
  readonly at: number;
  readonly told: readonly (ToldFile | undefined)[];
  readonly onChoose: (at: number) => void;
  readonly onClose: () => void;
}

function FileCards({ files, at, told, onChoose, onClose }: FileCardsProps): ReactNode {
  const id = useId();
  return (
    <ul aria-label={filesTexts.list} className="flex gap-2 overflow-x-auto px-6 pb-3 phone:px-4">
      {keyed(files, ({ name }) => name).map(({ key, value: { name } }, index) => (
        <li
          className={`flex max-w-72 min-w-56 shrink-0 items-center rounded-2 border ${index === at ? 'border-accent bg-accent-soft' : 'border-border bg-surface'}`}
          key={key}
        >
          <button
            aria-current={index === at}
            aria-describedby={`${id}-${index}`}
            aria-label={name}
            className="flex min-h-11 min-w-0 flex-1 items-start gap-2 px-3 py-2 text-left text-13"
            onClick={() => onChoose(index)}
            type="button"
          >
            <FileCode aria-hidden="true" className="mt-0.5 shrink-0 text-text-3" size={16} strokeWidth={1.75} />
            <span className="min-w-0">
              {/* Out of a zip the path is long, and its end tells. */}
              <span className="block truncate font-medium" title={name}>
                {name.slice(name.lastIndexOf('/') + 1)}
              </span>
              <Told id={`${id}-${index}`} words={toldWords(told[index], firstOfSame(files, told, index))} />
            </span>
          </button>
          {index === at && <IconButton icon={X} label={filesTexts.close} onClick={onClose} size="sm" />}
        </li>
      ))}
    </ul>
  );
}

interface ToldProps {
  readonly id: string;
  readonly words: readonly [string, Tone];
}

function Told({ id, words: [text, tone] }: ToldProps): ReactNode {
  return (
    <span id={id} className={`block truncate text-12 ${TONE_TEXT[tone]}`} title={text}>
      {text}
    </span>
  );
}
