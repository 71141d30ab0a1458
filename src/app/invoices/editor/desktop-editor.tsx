import { useEffect, useState } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { enterGoesOn } from '@/app/ui/fields/enter-goes-on';
import { FindingsCounter } from './bar/findings-counter';
import { SendControl, useSendButton } from './bar/send-control';
import { TotalsLine } from './bar/totals-line';
import { DetailsBlock } from './details/details-block';
import type { EditorLayoutProps } from './editor-layout';
import { editorTexts } from './editor-texts';
import { EditorToolbar } from './editor-toolbar';
import { PlaceFinding } from './fields/place-finding';
import { focusFieldUnlessTaken } from './focus-field';
import { LinesGrid } from './grid/lines-grid';
import { SheetHead } from './head/sheet-head';
import { BuyerBlock } from './parties/buyer-block';
import { SellerBlock } from './parties/seller-block';
import { LazyPreview } from './preview/lazy-preview';
import { PriceNote } from './prices/price-note';
import { useEditorHandle } from './use-editor';

/** The sheet that looks like the invoice it makes, between its toolbar and the bar with the totals (picture 03). */
export function DesktopEditor(props: EditorLayoutProps) {
  const { toolbar, previewing, printAtOnce, onPrinted, issuing, refusal, onSend, onStepFinding } = props;
  // State, not a ref: the grid's virtualiser must know it as soon as it is there.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const button = useSendButton(issuing);
  useBeginWithBuyer();
  const [removed, setRemoved] = useState(0);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <EditorToolbar actions={toolbar} previewing={previewing} />
      <div
        ref={setScroller}
        // Paper has nothing to focus: the keyboard scrolls the page itself.
        {...(previewing ? { tabIndex: 0, role: 'region', 'aria-label': editorTexts.preview } : {})}
        className="relative min-h-0 flex-1 overflow-auto bg-bg px-6 py-4"
      >
        {previewing ? (
          <LazyPreview onPrinted={onPrinted} printAtOnce={printAtOnce} />
        ) : (
          <form
            aria-label={editorTexts.sheet}
            onKeyDown={enterGoesOn}
            onSubmit={(event) => event.preventDefault()}
            className="mx-auto flex max-w-[1080px] flex-col gap-4 rounded-2 border border-border bg-surface px-8 pt-5 pb-6"
          >
            <SheetHead />
            <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,558px)] items-start gap-x-8">
              <SellerBlock />
              <BuyerBlock />
            </div>
            <div>
              <LinesGrid scroller={scroller} onRemoved={setRemoved} />
              <PriceNote />
              <PlaceFinding at="lines" />
            </div>
            <DetailsBlock />
          </form>
        )}
      </div>
      {removed > 0 && <RemovedRows count={removed} onDone={() => setRemoved(0)} />}
      {refusal !== '' && (
        <p role="alert" className="border-t border-border bg-bad-soft px-6 py-2 text-13 text-bad">
          {refusal}
        </p>
      )}
      <footer className="flex min-h-[64px] shrink-0 flex-wrap items-center gap-x-6 gap-y-2 border-t border-border bg-surface px-6 py-2">
        <FindingsCounter onStep={onStepFinding} />
        <TotalsLine />
        <SendControl button={button} onPress={onSend} />
      </footer>
    </div>
  );
}

/** One begins with whom the invoice is for, also where it was copied: the keyboard stands there unless it is elsewhere already. */
function useBeginWithBuyer(): void {
  useEffect(() => focusFieldUnlessTaken('buyer.name'), []);
}

interface RemovedRowsProps {
  readonly count: number;
  readonly onDone: () => void;
}

/** „2 linii au fost șterse · Anulează”: done at once, and taken back as easily. */
export function RemovedRows({ count, onDone }: RemovedRowsProps) {
  const { store } = useEditorHandle();
  const undo = (): void => {
    store.undo();
    onDone();
  };
  return (
    <div
      role="status"
      className="flex items-center gap-3 border-t border-border bg-sunken px-6 py-1 text-13 phone:px-4"
    >
      {editorTexts.rowsRemoved(count)}
      <Button variant="repair" size="sm" onClick={undo}>
        {editorTexts.undoShort}
      </Button>
    </div>
  );
}
