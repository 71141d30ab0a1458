import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { links } from '@/app/routes/links';
import { useToday } from '@/app/state/use-today';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { SidePanel } from '@/app/ui/floating/side-panel';
import { amountText, countedNoun } from '@/app/ui/words/amount-text';
import { DateText } from '@/app/ui/words/date-text';
import { dayText } from '@/app/ui/words/date-words';
import type { FileReading } from '@/workers/document/file-reading';
import type { FindingPlace } from '@/workers/document/repair-file';
import type { BatchFile } from './batch';
import { FileFindings } from './file-findings';
import { passedDeadline } from './passed-deadline';
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
  readonly onClose: () => void;
}

/** One file: what was read from it, how it stands, and each error with what to do (picture 15). */
export function FilePanel(props: FilePanelProps): ReactNode {
  const { file, othersRepairable, onStep, onRepair, onRepairOthers, onClose } = props;
  const { reading, standing } = file;
  const archived = file.sentAs ?? (standing?.kind === 'sent' ? standing.invoiceId : undefined);
  const errors = standing?.kind === 'errors';
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
      {reading !== undefined && <FileFacts reading={reading} />}
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
      <LateNote file={file} />
      {archived !== undefined && (
        <div className="px-5 pb-4 phone:px-4">
          <ButtonLink to={links.view(archived)}>{panel.open}</ButtonLink>
        </div>
      )}
      {errors && <FileFindings content={file.content} onRepair={onRepair} />}
    </SidePanel>
  );
}

function LateNote({ file }: { readonly file: BatchFile }): ReactNode {
  const deadline = passedDeadline(file, useToday());
  if (deadline === undefined) return null;
  return <p className="px-5 pb-4 text-13 text-wait phone:px-4">{panel.late(dayText(deadline))}</p>;
}

function FileFacts({ reading: { document } }: { readonly reading: FileReading }): ReactNode {
  if (document === null) return null;
  return (
    <div className="px-5 py-4 phone:px-4">
      <div className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-semibold text-16">{document.buyer.name}</span>
        <span className="shrink-0 font-semibold text-20 tabular-nums">
          {document.total === undefined ? '–' : amountText(document.total)}
          <span className="ml-1 font-normal text-13 text-text-3">
            {document.currency === 'RON' ? 'lei' : document.currency}
          </span>
        </span>
      </div>
      <p className="text-12 text-text-3">
        {document.number} · <DateText day={document.issueDate} /> · {countedNoun(document.lines, 'linie', 'linii')}
      </p>
    </div>
  );
}
