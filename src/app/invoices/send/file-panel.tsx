import type { ReactNode } from 'react';
import { links } from '@/app/routes/links';
import { amountText, countedNoun } from '@/app/ui/amount-text';
import { ButtonLink } from '@/app/ui/button-link';
import { DateText } from '@/app/ui/date-text';
import { SidePanel } from '@/app/ui/side-panel';
import { explainFinding, explainReadError } from '@/domain/invoice/validation/explain/explain-finding';
import type { RuleFinding } from '@/domain/invoice/validation/verdict';
import type { FileReading } from '@/workers/document/file-reading';
import type { BatchFile } from './batch';
import type { FileStanding } from './file-standing';
import { fileName } from './send-columns';
import { sendTexts } from './send-texts';
import { StandingBadge } from './standing-badge';

const { panel, warning } = sendTexts;

interface FilePanelProps {
  readonly file: BatchFile;
  /** Icon buttons: previous, next. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
}

/** One file: what was read from it, how it stands, and each error with what to do (picture 15). */
export function FilePanel({ file, actions, onClose }: FilePanelProps): ReactNode {
  const { reading, standing } = file;
  const archived = file.sentAs ?? (standing?.kind === 'sent' ? standing.invoiceId : undefined);
  return (
    <SidePanel actions={actions} badge={<StandingBadge file={file} />} onClose={onClose} title={fileName(file.path)}>
      {reading !== undefined && <FileFacts reading={reading} />}
      {standing !== undefined && (
        <p className="border-border border-t px-5 py-4 text-13 text-text-2 phone:px-4">{wordsOf(file, standing)}</p>
      )}
      {archived !== undefined && (
        <div className="px-5 pb-4">
          <ButtonLink to={links.view(archived)}>{panel.open}</ButtonLink>
        </div>
      )}
      {standing?.kind === 'errors' && reading !== undefined && <FileFindings reading={reading} />}
    </SidePanel>
  );
}

function wordsOf(file: BatchFile, standing: FileStanding): string {
  if (file.sentAs !== undefined) return panel.gone;
  const { reading } = file;
  switch (standing.kind) {
    case 'ready': {
      const count = reading?.warnings ?? 0;
      return count === 0 ? panel.ready : `${panel.ready} ${panel.warnings(countedNoun(count, warning[0], warning[1]))}`;
    }
    case 'errors':
      return file.path;
    case 'sent':
      return panel.sentBefore;
    case 'twice':
      return panel.twice(standing.path);
    case 'other-seller':
      return panel.sellerIs(reading?.document?.seller.name ?? '', reading?.document?.seller.taxId ?? '');
    case 'not-invoice':
      return reading?.readError == null
        ? panel.notInvoice
        : `${panel.notInvoice} ${explainReadError(reading.readError).detail}`;
  }
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

function FileFindings({ reading }: { readonly reading: FileReading }): ReactNode {
  return (
    <ul>
      {reading.findings.map((finding) => (
        <FindingRow finding={finding} key={`${finding.rule} ${finding.path}`} />
      ))}
    </ul>
  );
}

function FindingRow({ finding }: { readonly finding: RuleFinding }): ReactNode {
  const { clause, detail, official } = explainFinding(finding);
  return (
    <li className="border-border border-t px-5 py-4 phone:px-4">
      <p className="font-medium text-13">{clause}</p>
      <p className="text-12 text-text-3 tabular-nums">
        {finding.rule} · {panel.line} {finding.line}
      </p>
      <p className="mt-1 text-13 text-text-2">{detail}</p>
      <details className="mt-1 text-12 text-text-3">
        <summary>{finding.path.slice(finding.path.lastIndexOf('/') + 1)}</summary>
        <p className="mt-1">{official}</p>
      </details>
    </li>
  );
}
