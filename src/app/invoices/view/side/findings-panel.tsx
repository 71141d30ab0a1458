import { CircleCheck, CircleX, IdCard, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { IDENTITY_WORDS } from '@/app/texts/identity-words';
import { Button } from '@/app/ui/buttons/button';
import { countedNoun } from '@/app/ui/words/amount-text';
import { IDENTITY_CODE, identityTroubles } from '@/domain/invoice/identity/identity-troubles';
import type { UblSummary } from '@/domain/invoice/ubl/summarize-ubl';
import type { InspectedDocument } from '@/workers/document/inspect-document';
import type { ExplainedFinding } from '@/workers/document/repair-file';
import { AnafVerdict } from './anaf-verdict';
import { isFatal } from './is-fatal';
import { ServerVerdict } from './server-verdict';
import { sideTexts } from './side-texts';

interface FindingsPanelProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly inspected: InspectedDocument;
  /** Absent where the XML is not shown. */
  readonly onShow: ((finding: ExplainedFinding) => void) | undefined;
}

/** The verdict of the official rules, each finding with what it means and where it stands. */
export default function FindingsPanel({
  bytes,
  inspected: { kind, findings, summary },
  onShow,
}: FindingsPanelProps): ReactNode {
  if (kind !== 'ubl')
    return (
      <p className="px-5 py-4 text-13 text-text-2 phone:px-4">
        {kind === 'unreadable' ? sideTexts.unread : sideTexts.notUbl}
      </p>
    );
  return (
    <>
      <Verdict findings={findings} />
      <ul>
        {findings.map((one) => (
          <FindingItem explained={one} key={`${one.finding.rule} ${one.finding.path}`} onShow={onShow} />
        ))}
      </ul>
      {summary !== null && <Identity summary={summary} />}
      {summary !== null && <ServerVerdict bytes={bytes} kind={summary.kind} />}
      {summary !== null && <AnafVerdict bytes={bytes} kind={summary.kind} />}
    </>
  );
}

/** What ANAF checks of the parties beyond the rules: said apart from the verdict, which it does not change. */
function Identity({ summary }: { readonly summary: UblSummary }): ReactNode {
  const troubles = identityTroubles(summary);
  if (troubles.length === 0) return null;
  return (
    <section aria-label={sideTexts.identity} className="border-border border-t px-5 py-4 phone:px-4">
      <h3 className="text-13 font-semibold">{sideTexts.identity}</h3>
      <p className="text-12 text-text-3">{sideTexts.identityNote}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {troubles.map(({ side, trouble, taxId }) => (
          <li key={side} className="flex gap-3 text-13">
            <IdCard aria-hidden="true" className="mt-0.5 shrink-0 text-wait-fill" size={16} strokeWidth={1.75} />
            <span className="min-w-0">
              <span className="block break-words font-medium">{IDENTITY_WORDS[trouble]}</span>
              <span className="block break-words text-12 text-text-3 tabular-nums">
                {[IDENTITY_CODE, taxId].filter((text) => text !== '').join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Verdict({ findings }: { readonly findings: readonly ExplainedFinding[] }): ReactNode {
  const errors = findings.filter(isFatal).length;
  if (errors > 0)
    return (
      <p className="px-5 py-4 font-semibold text-13 text-bad phone:px-4">
        {sideTexts.refusedBy(countedNoun(errors, ...sideTexts.error))}
      </p>
    );
  return (
    <div className="flex gap-2 px-5 py-4 text-13 phone:px-4">
      <CircleCheck aria-hidden="true" className="mt-0.5 shrink-0 text-ok-fill" size={16} strokeWidth={1.75} />
      <div>
        <p className="font-medium">{sideTexts.accepted}</p>
        <p className="text-12 text-text-3">{sideTexts.acceptedNote}</p>
      </div>
    </div>
  );
}

interface FindingItemProps {
  readonly explained: ExplainedFinding;
  readonly onShow: FindingsPanelProps['onShow'];
}

function FindingItem({ explained, onShow }: FindingItemProps): ReactNode {
  const { finding, explanation } = explained;
  const fatal = isFatal(explained);
  const Icon = fatal ? CircleX : TriangleAlert;
  return (
    <li className="flex gap-3 border-border border-t px-5 py-3 phone:px-4">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${fatal ? 'text-bad-fill' : 'text-wait-fill'}`}
        size={16}
        strokeWidth={1.75}
      />
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium text-13">{explanation.clause}</p>
        <p className="text-12 text-text-3 tabular-nums">
          {[finding.rule, ...explanation.terms.slice(0, 2), sideTexts.line(finding.line)].join(' · ')}
        </p>
        <p className="mt-1 break-words text-13 text-text-2">{explanation.detail}</p>
        <details className="mt-1 text-12 text-text-2">
          <summary className="cursor-pointer py-1 phone:min-h-11 phone:py-3">{sideTexts.official}</summary>
          <p className="break-words">{explanation.official}</p>
        </details>
        {onShow !== undefined && (
          <Button onClick={() => onShow(explained)} size="sm">
            {sideTexts.toXml}
          </Button>
        )}
      </div>
    </li>
  );
}
