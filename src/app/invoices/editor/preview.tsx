import { useMemo } from 'react';
import { draftAsInvoice } from '@/domain/invoice/issue-invoice';
import { InvoiceDocument } from '../document/invoice-document';
import { useChosenSeries } from './head/series-field';
import { useEditor, useEditorHandle } from './use-editor';

/** The draft as its receiver will see it, with the number that would come next. */
export function Preview() {
  const draft = useEditor((state) => state.draft);
  const series = useChosenSeries();
  const { keepsNumber } = useEditorHandle();
  const number = keepsNumber === '' ? (series?.next ?? '') : keepsNumber;
  const invoice = useMemo(() => draftAsInvoice(draft, number), [draft, number]);
  return (
    <div className="mx-auto w-fit max-w-full border border-border phone:zoom-[0.46]">
      <InvoiceDocument invoice={invoice} />
    </div>
  );
}
