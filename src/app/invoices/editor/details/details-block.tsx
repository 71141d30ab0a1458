import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { Button } from '@/app/ui/buttons/button';
import { TextArea } from '@/app/ui/fields/text-area';
import { EMPTY_DRAFT_MORE } from '@/domain/invoice/empty-draft';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { AttachmentsBlock } from '../attachments/attachments-block';
import { editorTexts } from '../editor-texts';
import { DraftField } from '../fields/draft-field';
import { DraftText } from '../fields/draft-text';
import { hasFindingAt } from '../model/finding-view';
import { PaymentText } from '../parties/seller-block';
import { useEditor, useEditorHandle } from '../use-editor';
import { CurrencyFields } from './currency-fields';
import { DocumentDiscountField } from './discount-field';
import { PaymentMeansField } from './payment-fields';
import { PrecedingFields } from './preceding-fields';

/** Rarely asked for: the editor stands without its code. */
const RareFields = lazy(() => loadChunk(() => import('./rare-fields')));

const GRID = 'grid grid-cols-4 items-start gap-x-6 gap-y-3 phone:grid-cols-1';

/** What is folded until asked for and can fail while it is empty; all that holds a text is open anyway. */
const MORE_FIELDS = [
  'payment.iban',
  'precedingInvoices',
  ...Object.keys(EMPTY_DRAFT_MORE).map((part) => `more.${part}`),
];

/** Below the lines: what is usual at once, the rest on request or where it is in use. */
export function DetailsBlock() {
  const inUse = useEditor(({ draft }) => usesMore(draft));
  const [asked, setAsked] = useState(false);
  const names = useEditor(
    ({ draft }) => draft.typeCode === '381' || draft.typeCode === '384' || draft.precedingInvoices.length > 0,
  );
  const found = useEditor((state) => hasFindingAt(state, MORE_FIELDS));
  const shown = asked || inUse || found;
  return (
    <div className="flex flex-col gap-3">
      {(names || shown) && <PrecedingFields />}
      <div className={GRID}>
        <div className="col-span-2 phone:col-span-1">
          <NotesField />
        </div>
        <PaymentMeansField />
        <CurrencyFields />
      </div>
      {shown && <MoreDetails />}
      <AttachmentsBlock
        beside={
          !inUse && (
            <Button variant="text" size="xs" aria-expanded={shown} onClick={() => setAsked(!asked)}>
              {shown ? editorTexts.lessDetails : editorTexts.moreDetails}
            </Button>
          )
        }
      />
    </div>
  );
}

function usesMore({ discount, prepaid, references, paymentTerms, payment, more, language }: InvoiceDraft): boolean {
  const texts = [
    discount.percent,
    discount.amount,
    prepaid,
    paymentTerms,
    language ?? '',
    payment.remittance,
    ...Object.values(references),
    ...Object.values(more ?? {}),
  ];
  return texts.some((text) => text !== '');
}

function MoreDetails() {
  return (
    <div className={GRID}>
      <DocumentDiscountField />
      <DraftText
        at="prepaid"
        label={editorTexts.prepaid}
        numeric
        inputMode="decimal"
        read={({ prepaid }) => prepaid}
        write={(prepaid) => ({ type: 'set', fields: { prepaid } })}
      />
      <PaymentText part="iban" label={editorTexts.iban} />
      <PaymentText part="bank" label={editorTexts.bank} />
      <PaymentText part="remittance" label={editorTexts.remittance} />
      <DraftText
        at="paymentTerms"
        label={editorTexts.paymentTerms}
        read={({ paymentTerms }) => paymentTerms}
        write={(paymentTerms) => ({ type: 'set', fields: { paymentTerms } })}
      />
      <ReferenceText part="purchaseOrder" label={editorTexts.purchaseOrder} />
      <ReferenceText part="contract" label={editorTexts.contract} />
      <ReferenceText part="buyerReference" label={editorTexts.buyerReference} />
      <ReferenceText part="despatchAdvice" label={editorTexts.despatchAdvice} />
      <Suspense fallback={null}>
        <RareFields />
      </Suspense>
    </div>
  );
}

interface ReferenceTextProps {
  readonly part: keyof InvoiceDraft['references'];
  readonly label: string;
}

function ReferenceText({ part, label }: ReferenceTextProps) {
  return (
    <DraftText
      at={`references.${part}`}
      label={label}
      placeholder={editorTexts.optional}
      read={({ references }) => references[part]}
      write={(text) => ({ type: 'references', fields: { [part]: text } satisfies Partial<InvoiceDraft['references']> })}
    />
  );
}

/** BT-22. */
function NotesField() {
  const { store } = useEditorHandle();
  const notes = useEditor(({ draft }) => draft.notes);
  return (
    <DraftField at="notes" label={editorTexts.notes}>
      <TextArea
        variant="quiet"
        rows={1}
        placeholder={editorTexts.notesHelp}
        value={notes}
        onChange={(text) => store.change({ type: 'set', fields: { notes: text } }, 'notes')}
        onBlur={store.seal}
      />
    </DraftField>
  );
}
