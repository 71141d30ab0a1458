/** The draft as its receiver will see it, with the number that would come next: page by page what its PDF and its print have. */
import { CircleStop, FileText, Printer, RotateCw } from 'lucide-react';
import { useCallback, useEffect, useMemo } from 'react';
import { InvoiceDocument } from '@/app/invoices/document/invoice-document';
import { PaperPages } from '@/app/invoices/document/paper-pages';
import { paperTexts } from '@/app/invoices/document/paper-texts';
import { type LaidPaper, usePaperPages, usePrintWhenLaid } from '@/app/invoices/document/use-paper-pages';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useLive } from '@/app/state/use-live';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { countText } from '@/app/ui/words/amount-text';
import { lookIn } from '@/db/collections/look';
import { knownPreferences } from '@/db/settings/preferences';
import { draftAsInvoice } from '@/domain/invoice/issue-invoice';
import { withDefaultLanguage } from '@/domain/paper/look/default-language';
import { useEditorServices } from '../editor-services';
import { useChosenSeries } from '../head/series-field';
import { useEditor, useEditorHandle } from '../use-editor';
import { previewTexts } from './preview-texts';
import { saveDraftPdf } from './save-draft-pdf';

interface PreviewProps {
  /** It was opened to be printed. */
  readonly printAtOnce: boolean;
  readonly onPrinted: () => void;
}

const { pdf: PDF, print: PRINT } = KEY_TABLE.preview.bindings;

export default function Preview({ printAtOnce, onPrinted }: PreviewProps) {
  const request = useDraftPaper();
  const laid = usePaperPages(request);
  const print = usePrintWhenLaid(laid);
  const { pages, failed, stopped, progress, stop, again } = laid;
  const pdf = useCallback(() => void saveDraftPdf(request), [request]);
  useScreenKeys('preview', { pdf, print });
  useEffect(() => {
    if (!printAtOnce) return;
    onPrinted();
    print();
  }, [printAtOnce, onPrinted, print]);
  const article = <InvoiceDocument author={request.author} invoice={request.invoice} />;
  return (
    <div className="mx-auto flex w-[796px] max-w-full flex-col gap-3 phone:gap-0">
      <div className="flex items-center gap-x-4 gap-y-2 print:hidden phone:flex-wrap phone:border-b phone:border-border phone:bg-surface phone:p-3">
        <p className="mr-auto min-w-0 text-13 text-text-2" role="status">
          {standing(laid)}
        </p>
        <div className="flex shrink-0 flex-wrap gap-2">
          {progress !== null && pages === null && (
            <Button icon={CircleStop} onClick={stop} size="sm">
              {paperTexts.stop}
            </Button>
          )}
          {stopped && (
            <Button icon={RotateCw} onClick={again} size="sm">
              {paperTexts.again}
            </Button>
          )}
          <Button icon={FileText} keys={PDF.keys} onClick={pdf} size="sm">
            {previewTexts.pdf}
          </Button>
          <Button icon={Printer} keys={PRINT.keys} onClick={print} size="sm">
            {previewTexts.print}
          </Button>
        </div>
      </div>
      {pages !== null && <PaperPages pages={pages} />}
      {failed ? article : <div className="sr-only">{article}</div>}
    </div>
  );
}

function standing({ pages, failed, stopped, progress }: LaidPaper): string {
  if (stopped) return paperTexts.stopped;
  if (pages !== null || failed) return previewTexts.isDraft;
  if (progress === null) return paperTexts.laying;
  return paperTexts.layingLines(countText(progress.lines), countText(progress.of));
}

/** The same object as long as the draft says the same: pages are laid out for it. */
function useDraftPaper() {
  const { db } = useWorkspace();
  const draft = useEditor((state) => state.draft);
  const series = useChosenSeries();
  const { keepsNumber } = useEditorHandle();
  const { author, look } = useEditorServices();
  const language = useLive(() => knownPreferences(db), [db])?.preferences.documentLanguage ?? 'look';
  const number = keepsNumber === '' ? (series?.next ?? '') : keepsNumber;
  return useMemo(() => {
    const invoice = draftAsInvoice(draft, number);
    const shown = withDefaultLanguage(lookIn(look, draft.language), language);
    return { invoice, author, ...(shown === null ? {} : { look: shown }) };
  }, [draft, number, author, look, language]);
}
