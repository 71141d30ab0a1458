import { type ReactNode, useEffect } from 'react';
import { nameOf } from '@/app/state/key-sequence';
import type { ExplainedFinding, FindingPlace } from '@/workers/document/repair-file';
import { FindingRow } from './finding-row';
import { sendTexts } from './send-texts';
import { useExplained } from './use-explained';

interface FileFindingsProps {
  readonly content: Blob;
  readonly onRepair: (only: FindingPlace) => void;
}

/** The errors of a file to be sent, each with its repair where one is certain. */
export function FileFindings({ content, onRepair }: FileFindingsProps): ReactNode {
  const explained = useExplained(content);
  useRepairKeys(explained, onRepair);
  return <FindingRows content={content} explained={explained} onRepair={onRepair} />;
}

interface FindingRowsProps {
  readonly content: Blob;
  /** Undefined while they are worked out. */
  readonly explained: readonly ExplainedFinding[] | undefined;
  /** Without it no repair is offered: the document is another firm's. */
  readonly onRepair?: (only: FindingPlace) => void;
}

export function FindingRows({ content, explained, onRepair }: FindingRowsProps): ReactNode {
  if (explained === undefined)
    return <p className="px-5 py-4 text-13 text-text-3 phone:px-4">{sendTexts.explaining}</p>;
  return (
    <ul>
      {explained.map((one, index) => {
        const { repair } = one.explanation;
        const keyNumber = repairable(explained.slice(0, index + 1)).length;
        const offered =
          repair === null || onRepair === undefined
            ? null
            : { keyNumber, repair, onRepair: () => onRepair(one.finding) };
        return (
          <FindingRow
            content={content}
            explained={one}
            key={`${one.finding.rule} ${one.finding.path}`}
            offered={offered}
          />
        );
      })}
    </ul>
  );
}

function repairable(explained: readonly ExplainedFinding[]): readonly ExplainedFinding[] {
  return explained.filter(({ explanation }) => explanation.repair !== null);
}

/** Alt 1 takes the first repair, Alt 2 the second. */
function useRepairKeys(
  explained: readonly ExplainedFinding[] | undefined,
  onRepair: (only: FindingPlace) => void,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const place = /^Alt ([1-9])$/.exec(nameOf(event))?.[1];
      if (place === undefined) return;
      const one = repairable(explained ?? [])[Number(place) - 1];
      if (one === undefined) return;
      event.preventDefault();
      onRepair(one.finding);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [explained, onRepair]);
}
