import { DownloadCloud } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { Checkbox } from '@/app/ui/fields/checkbox';
import { SELF_BILLED } from '@/domain/invoice/document-types';
import { editorTexts } from '../editor-texts';
import { DraftText } from '../fields/draft-text';
import { hasFindingAt } from '../model/finding-view';
import { useEditor, useEditorHandle } from '../use-editor';
import { BuyerLine } from './buyer-line';
import { BuyerName } from './buyer-name';
import { AddressText, BuyerText } from './party-text';
import { CityField, CountryField, CountyField } from './place-fields';
import { type LookUp, useLookUp } from './use-look-up';

/** What is folded for a buyer in Romania. */
const MORE_FIELDS = ['address.country', 'address.postCode', 'registration', 'email', 'telephone', 'contactName'].map(
  (part) => `buyer.${part}`,
);

/** The buyer (BG-7): from the partners of this device, by CUI from ANAF's register, or by hand. */
export function BuyerBlock() {
  const [more, setMore] = useState(false);
  const lookUp = useLookUp();
  const foreign = useEditor(({ draft }) => draft.buyer.address.country !== 'RO');
  const selfBilled = useEditor(({ draft }) => draft.typeCode === SELF_BILLED);
  const other = selfBilled ? editorTexts.supplierBilled : editorTexts.buyer;
  const found = useEditor((state) => hasFindingAt(state, MORE_FIELDS));
  return (
    <section aria-label={other} className="min-w-0">
      <h2 className="mb-1 text-12 font-medium text-text-2">{other}</h2>
      <BuyerFields lookUp={lookUp} />
      {(more || foreign || found) && <MoreBuyer />}
      {!foreign && !found && (
        <div className="-ml-2 mt-1">
          <Button variant="text" size="xs" onClick={() => setMore(!more)} aria-expanded={more}>
            {more ? editorTexts.lessBuyer : editorTexts.moreBuyer}
          </Button>
        </div>
      )}
    </section>
  );
}

function BuyerFields({ lookUp }: { readonly lookUp: LookUp }) {
  const [focused, setFocused] = useState<string>();
  const fieldOf = (target: Element): string | undefined => target.closest<HTMLElement>('[data-field]')?.dataset.field;
  return (
    <div onFocusCapture={({ target }) => setFocused(fieldOf(target))} onBlurCapture={() => setFocused(undefined)}>
      <div className="desktop:[&_[data-finding-line]]:hidden">
        <div className="grid grid-cols-[minmax(0,1fr)_144px] items-start gap-x-6 gap-y-2 phone:grid-cols-1">
          <BuyerName lookUp={lookUp} />
          <BuyerTaxId lookUp={lookUp} />
        </div>
        <div className="mt-2 grid grid-cols-[64px_minmax(0,160px)_minmax(0,1fr)] items-start gap-x-4 gap-y-2 phone:grid-cols-[124px_minmax(0,1fr)]">
          <CountyField side="buyer" />
          <CityField side="buyer" />
          <div className="phone:col-span-2">
            <AddressText side="buyer" part="line1" label={editorTexts.address} required />
          </div>
        </div>
      </div>
      <BuyerLine lookUp={lookUp} focused={focused} />
    </div>
  );
}

function BuyerTaxId({ lookUp }: { readonly lookUp: LookUp }) {
  // Codes of other countries have letters.
  const ours = useEditor(({ draft }) => draft.buyer.address.country === 'RO');
  // A field with a finding has a box around it, and the button stands inside.
  const found = useEditor((state) => hasFindingAt(state, ['buyer.taxId']));
  return (
    <DraftText
      at="buyer.taxId"
      label={editorTexts.taxId}
      numeric
      {...(ours ? { inputMode: 'numeric' } : {})}
      read={({ buyer }) => buyer.taxId}
      onLeave={lookUp.leave}
      write={(taxId) => ({ type: 'buyer', fields: { taxId, vatRegistered: /^\s*RO/i.test(taxId) } })}
      trailing={
        <span className={found ? 'flex' : 'flex desktop:-mr-2.5'}>
          <IconButton
            icon={DownloadCloud}
            label={lookUp.busy ? editorTexts.lookingUp : editorTexts.lookUp}
            size="sm"
            onClick={lookUp.run}
            aria-busy={lookUp.busy || undefined}
          />
        </span>
      }
    />
  );
}

function MoreBuyer() {
  const { store } = useEditorHandle();
  const vatRegistered = useEditor(({ draft }) => draft.buyer.vatRegistered);
  const setVat = useCallback(
    (checked: boolean) => store.change({ type: 'buyer', fields: { vatRegistered: checked } }),
    [store],
  );
  return (
    <div className="mt-2 grid grid-cols-3 items-start gap-x-4 gap-y-2 phone:grid-cols-1">
      <CountryField side="buyer" />
      <AddressText side="buyer" part="postCode" label={editorTexts.postCode} />
      <BuyerText part="registration" label={editorTexts.registration} />
      <BuyerText part="email" label={editorTexts.email} />
      <BuyerText part="telephone" label={editorTexts.telephone} />
      <BuyerText part="contactName" label={editorTexts.contact} />
      <Checkbox checked={vatRegistered} onChange={setVat}>
        {editorTexts.vatRegistered}
      </Checkbox>
    </div>
  );
}
