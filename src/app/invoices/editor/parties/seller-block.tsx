import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { findCounty } from '@/domain/identifiers/counties';
import { showIban } from '@/domain/identifiers/iban';
import { SELF_BILLED } from '@/domain/invoice/document-types';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { editorTexts } from '../editor-texts';
import { DraftText } from '../fields/draft-text';
import { FindingLine } from '../fields/finding-line';
import { useShownFinding } from '../fields/use-finding';
import type { EditorFinding } from '../model/finding';
import { shownFindings } from '../model/finding-view';
import { useEditor } from '../use-editor';
import { AddressText, SellerText } from './party-text';
import { CityField, CountyField } from './place-fields';

/** The seller as it stands on the invoice (BG-4), read like a letterhead; its own lines open for change. */
export function SellerBlock() {
  const [editing, setEditing] = useState(false);
  const selfBilled = useEditor(({ draft }) => draft.typeCode === SELF_BILLED);
  const own = selfBilled ? editorTexts.buyerBilling : editorTexts.seller;
  return (
    <section aria-label={own} className="min-w-0" data-field="seller">
      <div className="flex items-center gap-1">
        <h2 className="text-12 font-medium text-text-2">{own}</h2>
        {!editing && (
          <IconButton icon={Pencil} label={editorTexts.editSeller} size="xs" onClick={() => setEditing(true)} />
        )}
      </div>
      {editing ? <SellerFields onDone={() => setEditing(false)} /> : <SellerLines />}
      {!editing && <SellerFindings />}
    </section>
  );
}

/** All that is to be put right in the letterhead, while its fields are closed. */
function SellerFindings() {
  const all = useEditor(({ findings }) => findings);
  const asked = useEditor((state) => state.asked);
  return shownFindings({ findings: all, asked })
    .filter(({ at }) => at.startsWith('seller.'))
    .map((finding) => <SellerFinding key={finding.at} finding={finding} />);
}

function SellerFinding({ finding }: { readonly finding: EditorFinding }) {
  const shown = useShownFinding(finding);
  return shown === undefined ? null : <FindingLine finding={shown} />;
}

function SellerLines() {
  const seller = useEditor(({ draft }) => draft.seller);
  const payment = useEditor(({ draft }) => draft.payment);
  return (
    <div className="text-13 text-text-2 tabular-nums">
      <p className="text-14 font-semibold text-text">{seller.name}</p>
      {sellerLines({ seller, payment }).map((line) => (
        <p key={line} className="break-words">
          {line}
        </p>
      ))}
    </div>
  );
}

function sellerLines({ seller, payment }: Pick<InvoiceDraft, 'seller' | 'payment'>): readonly string[] {
  const { line1, city, countrySubdivision } = seller.address;
  return [
    [seller.taxId, seller.registration].filter((text) => text !== '').join(' · '),
    [line1, city, findCounty(countrySubdivision)?.plate ?? countrySubdivision].filter((text) => text !== '').join(', '),
    seller.legalForm,
    [showIban(payment.iban), payment.bank].filter((text) => text !== '').join(' · '),
  ].filter((line) => line !== '');
}

function SellerFields({ onDone }: { readonly onDone: () => void }) {
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-2 pr-6 phone:grid-cols-1 phone:pr-0">
      <SellerText part="name" label={editorTexts.name} required />
      <SellerText part="taxId" label={editorTexts.taxId} required />
      <SellerText part="registration" label={editorTexts.registration} />
      <SellerText part="legalForm" label={editorTexts.legalForm} />
      <AddressText side="seller" part="line1" label={editorTexts.address} required />
      <div className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-4">
        <CountyField side="seller" />
        <CityField side="seller" />
      </div>
      <SellerText part="email" label={editorTexts.email} />
      <SellerText part="telephone" label={editorTexts.telephone} />
      <PaymentText part="iban" label={editorTexts.iban} />
      <PaymentText part="bank" label={editorTexts.bank} />
      <div className="col-span-full">
        <Button size="sm" onClick={onDone}>
          {editorTexts.doneSeller}
        </Button>
      </div>
    </div>
  );
}

interface PaymentTextProps {
  readonly part: keyof InvoiceDraft['payment'];
  readonly label: string;
}

/** A text of the payment instructions (BG-16). */
export function PaymentText({ part, label }: PaymentTextProps) {
  return (
    <DraftText
      at={`payment.${part}`}
      label={label}
      numeric={part === 'iban'}
      read={({ payment }) => payment[part]}
      write={(text) => ({ type: 'payment', fields: { [part]: text } satisfies Partial<InvoiceDraft['payment']> })}
    />
  );
}
