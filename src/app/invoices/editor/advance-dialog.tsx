import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { Dialog } from '@/app/ui/floating/dialog';
import { amountText } from '@/app/ui/words/amount-text';
import { dayText } from '@/app/ui/words/date-words';
import { settlementOf, withPrepaid } from '@/domain/invoice/advance/advance-line';
import { leftToSettle } from '@/domain/invoice/advance/settled-parts';
import { SELF_BILLED } from '@/domain/invoice/document-types';
import { decimalText } from '@/domain/money/decimal-text';
import { advanceTexts as texts } from './advance-texts';
import { type IssuedToBuyer, useEditorServices } from './editor-services';
import { editorTexts } from './editor-texts';
import { focusField } from './focus-field';
import { gridSize } from './model/editor-store';
import { useEditor, useEditorHandle } from './use-editor';

/**
 * „Decontează un avans”: the invoices of the partner that go the way of this one, of which one is taken back by lines with minus,
 * or off the sum to be paid.
 */
export default function AdvanceDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { issuedTo } = useEditorServices();
  const taxId = useEditor(({ draft }) => draft.buyer.taxId);
  const selfBilled = useEditor(({ draft }) => draft.typeCode === SELF_BILLED);
  const of = `${selfBilled} ${taxId}`;
  const [known, setKnown] = useState<{ readonly of: string; readonly issued: readonly IssuedToBuyer[] }>();
  useEffect(() => {
    let stale = false;
    issuedTo(taxId, selfBilled).then(
      (issued) => {
        if (!stale) setKnown({ of, issued });
      },
      (error: unknown) => {
        console.error('The invoices of the partner could not be read:', error);
        if (!stale) setKnown({ of, issued: [] });
      },
    );
    return () => {
      stale = true;
    };
  }, [issuedTo, taxId, selfBilled, of]);
  const issued = known?.of === of ? known.issued : undefined;
  const words = selfBilled ? texts.selfBilled : texts.given;
  return (
    <Dialog onClose={onClose} title={editorTexts.advance.settle} width={704}>
      <p className="mb-3 text-13 text-text-2">{words.intro}</p>
      {taxId.trim() === '' ? (
        <p className="text-13 text-text-2">{words.noPartner}</p>
      ) : issued === undefined ? (
        <p className="text-13 text-text-3" role="status">
          {words.reading}
        </p>
      ) : issued.length === 0 ? (
        <p className="text-13 text-text-2">{words.none}</p>
      ) : (
        <ul aria-label={words.list}>
          {issued.map((one) => (
            <Issued issued={one} key={one.id} onTaken={onClose} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface IssuedProps {
  readonly issued: IssuedToBuyer;
  readonly onTaken: () => void;
}

function Issued({ issued, onTaken }: IssuedProps): ReactNode {
  const { id, number, issueDate, total, currency, isAdvance, namedBy, prepaidBy, left, toTakeOff, gone } = issued;
  const taken = useEditor(({ draft }) => draft.precedingInvoices.some((one) => one.number === number));
  const sameCurrency = useEditor(({ draft }) => draft.currency === currency);
  const { failed, settle, takeOff } = useSettling(issued, onTaken);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-border border-t py-2 text-13" data-id={id}>
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {number}
          {isAdvance && <span className="ml-2 rounded-1 bg-accent-soft px-1.5 text-12">{texts.isAdvance}</span>}
        </p>
        <p className="text-12 text-text-3 tabular-nums">
          {dayText(issueDate)} · {amountText(total)} {currency === 'RON' ? editorTexts.lei : currency}
        </p>
        {namedBy.length > 0 && <p className="text-12 text-wait">{texts.namedBy(namedBy)}</p>}
        {gone === null && prepaidBy.length > 0 && <p className="text-12 text-wait">{texts.prepaidBy(prepaidBy)}</p>}
        {gone !== null ? (
          <p className="text-12 text-text-2">{texts.gone[gone]}</p>
        ) : (
          left !== '' && (
            <p className="text-12 text-wait tabular-nums">{texts.left(amountText(left), amountText(toTakeOff))}</p>
          )
        )}
        {failed && (
          <p className="text-12 text-bad" role="alert">
            {texts.failed}
          </p>
        )}
      </div>
      {taken ? (
        <span className="text-12 text-text-3">{texts.done}</span>
      ) : gone !== null ? null : sameCurrency ? (
        <>
          <Button aria-label={texts.prepaidOf(number)} onClick={takeOff} size="sm">
            {texts.prepaid}
          </Button>
          <Button aria-label={texts.take(number)} onClick={() => void settle()} size="sm" variant="accent">
            {editorTexts.advance.settle}
          </Button>
        </>
      ) : (
        <span className="text-12 text-text-3">{texts.otherCurrency(currency)}</span>
      )}
    </li>
  );
}

/** Each way is one step of undo, and leaves the keyboard at the sum that it put in. */
function useSettling({ id, number, issueDate, toTakeOff, settled }: IssuedToBuyer, onTaken: () => void) {
  const { store } = useEditorHandle();
  const { archivedInvoice } = useEditorServices();
  const [failed, setFailed] = useState(false);
  const settle = async (): Promise<void> => {
    const invoice = await archivedInvoice(id).catch((error: unknown) => {
      console.error('The advance could not be read:', error);
      return null;
    });
    if (invoice === null) return setFailed(true);
    const { lines, preceding } = settlementOf(invoice, store.newLine, leftToSettle(invoice, settled));
    const state = store.getState();
    const { draft } = state;
    const { filled } = gridSize(state);
    const written = draft.lines.slice(0, filled);
    store.change({
      type: 'set',
      fields: {
        lines: [...written, ...lines, ...draft.lines.slice(filled)],
        precedingInvoices: [...draft.precedingInvoices, preceding],
      },
    });
    onTaken();
    focusField(`lines.${filled}.price`, store);
  };
  const takeOff = (): void => {
    const { draft } = store.getState();
    const precedingInvoices = [...draft.precedingInvoices, { number, issueDate }];
    store.change({
      type: 'set',
      fields: { prepaid: withPrepaid(draft.prepaid, decimalText(toTakeOff)), precedingInvoices },
    });
    onTaken();
    focusField('prepaid', store);
  };
  return { failed, settle, takeOff };
}
