import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { bytesText } from '@/app/invoices/archive/proof-text';
import { TextInput } from '@/app/ui/fields/text-input';
import { foldText } from '@/app/ui/words/fold-text';
import type { DocumentTerm } from '@/domain/invoice/terms/document-terms';
import { AREA_WORDS, sideTexts } from './side-texts';

type TermsRow = { readonly head: string } | { readonly term: DocumentTerm };

const HEAD_HEIGHT = 34;
const ROW_HEIGHT = 46;

/** Every value of the document under its business term, in the order of the file. */
export default function TermsPanel({ terms }: { readonly terms: readonly DocumentTerm[] }): ReactNode {
  const [wanted, setWanted] = useState('');
  const rows = useMemo(() => rowsOf(terms, foldText(wanted)), [terms, wanted]);
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (isHead(rows[at]) ? HEAD_HEIGHT : ROW_HEIGHT),
    overscan: 12,
  });
  if (terms.length === 0) return <p className="px-5 py-4 text-13 text-text-2 phone:px-4">{sideTexts.noTerms}</p>;
  return (
    <div className="flex h-full min-h-0 flex-col phone:h-[70dvh]">
      <div className="border-border border-b px-5 py-2 phone:px-4">
        <TextInput
          aria-label={sideTexts.search}
          onChange={setWanted}
          placeholder={sideTexts.search}
          type="search"
          value={wanted}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard (WCAG 2.1.1). */}
      <section aria-label={sideTexts.terms} className="min-h-0 flex-1 overflow-auto" ref={scroller} tabIndex={0}>
        {rows.length === 0 && <p className="px-5 py-4 text-13 text-text-3 phone:px-4">{sideTexts.nothingFound}</p>}
        <div className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => (
            <div
              className="absolute inset-x-0 top-0"
              data-index={index}
              key={index}
              ref={virtualizer.measureElement}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Row row={rows[index]} />
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}

function isHead(row: TermsRow | undefined): row is { readonly head: string } {
  return row !== undefined && 'head' in row;
}

function Row({ row }: { readonly row: TermsRow | undefined }): ReactNode {
  if (row === undefined) return null;
  if (isHead(row)) return <h3 className="px-5 pt-3 pb-1 font-semibold text-13 phone:px-4">{row.head}</h3>;
  const { term, name, value, encoded, line } = row.term;
  const shown = encoded === undefined ? value : sideTexts.contains(bytesText((encoded * 3) / 4));
  return (
    <dl className="px-5 py-1 phone:px-4">
      <dt className="flex justify-between gap-3 text-12 text-text-3 tabular-nums">
        <span className="min-w-0 break-words">{capital(name)}</span>
        <span className="shrink-0">{[term || sideTexts.outside, line].join(' · ')}</span>
      </dt>
      <dd className="whitespace-pre-line text-13 tabular-nums [overflow-wrap:anywhere]">{shown}</dd>
    </dl>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Areas that come again and again get their number. */
const COUNTED = new Set(['lines', 'allowances', 'charges', 'attachments']);

function rowsOf(terms: readonly DocumentTerm[], wanted: string): readonly TermsRow[] {
  const rows: TermsRow[] = [];
  let last = '';
  for (const term of terms) {
    const head = headOf(term);
    if (wanted !== '' && !foldText([term.term, term.name, term.value, head].join(' ')).includes(wanted)) continue;
    if (head !== last) rows.push({ head });
    last = head;
    rows.push({ term });
  }
  return rows;
}

function headOf({ area, index }: DocumentTerm): string {
  const words = AREA_WORDS[area] ?? area;
  return COUNTED.has(area) ? `${words} ${index + 1}` : words;
}
