/** Findings at their places on the paper: under the line, the party, the sums that they speak of. */
import { CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { keyed } from '@/app/invoices/document/keyed';
import type { PaperRemarks } from '@/app/invoices/document/paper-remarks';
import type { FieldArea } from '@/domain/invoice/validation/explain/fields/field-ref';
import type { ExplainedFinding } from '@/workers/document/repair-file';
import { isFatal } from './is-fatal';
import { sideTexts } from './side-texts';

type RemarkPlace = Exclude<keyof PaperRemarks, 'lines'>;

const PLACES: Readonly<Partial<Record<FieldArea, RemarkPlace>>> = {
  seller: 'parties',
  buyer: 'parties',
  payee: 'parties',
  representative: 'parties',
  delivery: 'parties',
  payment: 'payment',
  allowances: 'totals',
  charges: 'totals',
  totals: 'totals',
  taxBreakdown: 'totals',
  attachments: 'payment',
};

/** A document that is wrong everywhere says it beside the paper; on the paper stand so many. */
const MOST = 60;

export function paperRemarks(
  findings: readonly ExplainedFinding[],
  onShow: ((finding: ExplainedFinding) => void) | undefined,
): PaperRemarks {
  const places: Record<RemarkPlace, ExplainedFinding[]> = { head: [], parties: [], totals: [], payment: [] };
  const lines = new Map<number, ExplainedFinding[]>();
  for (const one of findings.slice(0, MOST)) {
    const { field } = one.explanation;
    if (field?.area === 'lines' && field.index !== undefined)
      lines.set(field.index, [...(lines.get(field.index) ?? []), one]);
    else places[PLACES[field?.area ?? 'document'] ?? 'head'].push(one);
  }
  const strip = (found: readonly ExplainedFinding[]): ReactNode =>
    found.length === 0 ? null : <Strip findings={found} onShow={onShow} />;
  return {
    head: strip(places.head),
    parties: strip(places.parties),
    totals: strip(places.totals),
    payment: strip(places.payment),
    lines: new Map([...lines].map(([at, found]) => [at, strip(found)])),
  };
}

interface StripProps {
  readonly findings: readonly ExplainedFinding[];
  readonly onShow: ((finding: ExplainedFinding) => void) | undefined;
}

function Strip({ findings, onShow }: StripProps): ReactNode {
  return (
    <ul className="my-1 flex flex-col gap-1 print:hidden">
      {keyed(findings, ({ finding }) => `${finding.rule} ${finding.path}`).map(({ key, value }) => (
        <Remark explained={value} key={key} onShow={onShow} />
      ))}
    </ul>
  );
}

function Remark({
  explained,
  onShow,
}: {
  readonly explained: ExplainedFinding;
  readonly onShow: StripProps['onShow'];
}) {
  const fatal = isFatal(explained);
  const Icon = fatal ? CircleX : TriangleAlert;
  const words = (
    <>
      <Icon aria-hidden="true" className="mt-px shrink-0" size={13} strokeWidth={1.75} />
      <span className="min-w-0 flex-1 break-words text-left">{explained.explanation.clause}.</span>
      <span className="shrink-0 text-[10px] tabular-nums">
        {explained.finding.rule} · {sideTexts.line(explained.finding.line)}
      </span>
    </>
  );
  const look = `flex w-full items-start gap-2 border-l-[3px] px-2 py-0.5 text-[11px]/[16px] ${fatal ? 'border-[#b42318] bg-[#fdeceb] text-[#8f1d14]' : 'border-[#b7791f] bg-[#fdf3dc] text-[#6b4708]'}`;
  return (
    <li>
      {onShow === undefined ? (
        <p className={look}>{words}</p>
      ) : (
        <button className={look} onClick={() => onShow(explained)} type="button">
          {words}
        </button>
      )}
    </li>
  );
}
