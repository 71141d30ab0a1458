import type { DraftLine } from '@/domain/invoice/invoice-draft';
import { isBlankLine } from '@/domain/invoice/totals/line-totals';
import { formatAmount } from '@/domain/money/format-amount';
import { editorTexts } from '../editor-texts';
import { FindingLine } from '../fields/finding-line';
import { useShownFinding } from '../fields/use-finding';
import type { EditorFinding } from '../model/finding';
import { findingsOfRow } from '../model/finding-view';
import { cellText } from '../model/grid-cell';
import { useEditor } from '../use-editor';

/** The lines as cards: name and value, how many at what price, VAT (picture 06b). */
export function LineCards({ onOpen }: { readonly onOpen: (row: number) => void }) {
  const state = useEditor((whole) => whole);
  const rows = state.draft.lines.map((line, row) => ({ line, row })).filter(({ line }) => !isBlankLine(line));
  return (
    <ul aria-label={editorTexts.lines}>
      {rows.map(({ line, row }) => (
        <li key={line.id} className="border-b border-border bg-surface">
          <button
            type="button"
            onClick={() => onOpen(row)}
            className="block min-h-[66px] w-full px-4 py-3 text-left active:bg-hover"
          >
            <span className="flex items-baseline justify-between gap-3 text-14 font-medium">
              <span className="min-w-0 truncate">{line.name}</span>
              <span className="tabular-nums">
                {formatAmount(state.totals.lines[row]?.net ?? { units: 0n, scale: 2 })}
              </span>
            </span>
            <span className="flex items-baseline justify-between gap-3 text-13 text-text-2 tabular-nums">
              <span>{quantityWords(line)}</span>
              <span>{`${editorTexts.vat} ${cellText(line, 'vat')}`}</span>
            </span>
          </button>
          {findingsOfRow(state, row).map((finding) => (
            <CardFinding key={`${finding.at}${finding.text}`} finding={finding} />
          ))}
        </li>
      ))}
    </ul>
  );
}

/** „12 cutie × 94,20”; without a price only how many. */
function quantityWords(line: DraftLine): string {
  const [quantity, unit, price] = [cellText(line, 'quantity'), cellText(line, 'unit'), cellText(line, 'price')];
  return `${quantity} ${unit}${price === '' ? '' : ` × ${price}`}`;
}

function CardFinding({ finding }: { readonly finding: EditorFinding }) {
  const shown = useShownFinding(finding);
  return shown === undefined ? null : (
    <div className="px-4 pb-3">
      <FindingLine finding={shown} />
    </div>
  );
}
