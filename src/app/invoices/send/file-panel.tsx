import { ChevronDown, ChevronUp, FileText, Gavel } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { handFiles } from '@/app/invoices/archive/handed-files';
import { links } from '@/app/routes/links';
import { useToday } from '@/app/state/use-today';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { SidePanel } from '@/app/ui/floating/side-panel';
import { countedNoun } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import type { FindingPlace } from '@/workers/document/repair-file';
import type { BatchFile } from './batch';
import { isSelfBilled } from './document-parties';
import { FileFacts } from './file-facts';
import { FileFindings } from './file-findings';
import type { FileStanding } from './file-standing';
import { passedDeadline } from './passed-deadline';
import { ReadErrorLine } from './read-error-line';
import { ReceivedFindings } from './received-findings';
import { RepairBar } from './repair-bar';
import { fileName } from './send-columns';
import { sendTexts } from './send-texts';
import { StandingBadge } from './standing-badge';
import { standingWords } from './standing-words';

const { panel, change } = sendTexts;

interface FilePanelProps {
  readonly file: BatchFile;
  /** Other files with certain repairs. */
  readonly othersRepairable: number;
  readonly onStep: (by: number) => void;
  readonly onRepair: (only?: FindingPlace) => void;
  readonly onRepairOthers: () => void;
  readonly onEnforce: () => void;
  readonly onClose: () => void;
}

/** One file: what was read from it, how it stands, and each error with what to do (picture 15). */
export function FilePanel(props: FilePanelProps): ReactNode {
  const { file, othersRepairable, onStep, onRepair, onRepairOthers, onClose } = props;
  const { reading, standing } = file;
  const archived = file.sentAs ?? archivedAs(standing);
  const errors = standing?.kind === 'errors';
  const [, navigate] = useLocation();
  const show = (): void => {
    handFiles([{ name: fileName(file.path), content: file.content }]);
    navigate(links.files());
  };
  return (
    <SidePanel
      actions={
        <>
          <IconButton icon={ChevronUp} label={sendTexts.previousFile} onClick={() => onStep(-1)} />
          <IconButton icon={ChevronDown} label={sendTexts.nextFile} onClick={() => onStep(1)} />
        </>
      }
      badge={<StandingBadge file={file} />}
      onClose={onClose}
      title={fileName(file.path)}
      {...(errors && reading !== undefined && reading.repairs > 0
        ? {
            footer: (
              <RepairBar
                count={reading.repairs}
                onOthers={onRepairOthers}
                onRepair={() => onRepair()}
                others={othersRepairable}
              />
            ),
          }
        : {})}
    >
      <FileFacts file={file} />
      {file.changes > 0 && (
        <p className="border-border border-t px-5 py-3 text-13 phone:px-4">
          {panel.copy(countedNoun(file.changes, change[0], change[1]))}
        </p>
      )}
      {standing !== undefined && !(errors && fileName(file.path) === file.path) && (
        <p className="break-words border-border border-t px-5 py-4 text-13 text-text-2 phone:px-4">
          {standingWords(file, standing)}
        </p>
      )}
      <ReadErrorLine file={file} />
      <Enforcement file={file} onEnforce={props.onEnforce} />
      <LateNote file={file} />
      {reading !== undefined && reading.readError === null && (
        <div className="px-5 pb-4 phone:px-4">
          <Button icon={FileText} onClick={show} size="sm">
            {panel.asPage}
          </Button>
        </div>
      )}
      {archived !== undefined && (
        <div className="px-5 pb-4 phone:px-4">
          <ButtonLink to={links.view(archived)}>{panel.open}</ButtonLink>
        </div>
      )}
      {errors && <FileFindings content={file.content} onRepair={onRepair} />}
      <ReceivedErrors file={file} />
    </SidePanel>
  );
}

function Enforcement({ file, onEnforce }: Pick<FilePanelProps, 'file' | 'onEnforce'>): ReactNode {
  const document = file.reading?.document ?? null;
  if (file.standing?.kind !== 'other-seller' || document === null || isSelfBilled(document)) return null;
  return (
    <div className="flex flex-col items-start gap-2 px-5 pb-4 text-13 text-text-2 phone:px-4">
      <p>{panel.enforceNote}</p>
      <Button icon={Gavel} onClick={onEnforce} size="sm">
        {panel.enforce}
      </Button>
    </div>
  );
}

function LateNote({ file }: { readonly file: BatchFile }): ReactNode {
  const deadline = passedDeadline(file, useToday());
  if (deadline === undefined) return null;
  return <p className="px-5 pb-4 text-13 text-wait phone:px-4">{panel.late(dayText(deadline))}</p>;
}

function archivedAs(standing: FileStanding | undefined): string | undefined {
  return standing?.kind === 'sent' || standing?.kind === 'received' ? standing.invoiceId : undefined;
}

function ReceivedErrors({ file: { reading, standing, content } }: { readonly file: BatchFile }): ReactNode {
  if (standing?.kind !== 'received' || reading === undefined || reading.document === null || reading.accepted)
    return null;
  return <ReceivedFindings content={content} document={reading.document} />;
}
