import type { Partner } from '@/api/entities/partner';
import { Combobox } from '@/app/ui/fields/combobox';
import { Highlight } from '@/app/ui/words/highlight';
import { cuiDigits } from '@/domain/identifiers/cui';
import { useEditorServices } from '../editor-services';
import { editorTexts } from '../editor-texts';
import { DraftField } from '../fields/draft-field';
import { buyerOfPartner } from '../model/buyer-of-partner';
import { useEditor, useEditorHandle } from '../use-editor';
import { RegisterNote, RegisterWarning } from './register-row';
import { useGoToLines } from './use-go-to-lines';
import type { LookUp } from './use-look-up';
import { usePartnerBeginning } from './use-partner-beginning';

/** Nobody is called by a number: it is a fiscal code, also while its check digit is wrong. */
function isCode(query: string): boolean {
  return cuiDigits(query) !== undefined;
}

/** The buyer's name (BT-44): a partner of this device, a company of the register by its code, or free text. */
export function BuyerName({ lookUp }: { readonly lookUp: LookUp }) {
  const { store } = useEditorHandle();
  const { searchPartners, addPartner } = useEditorServices();
  const begin = usePartnerBeginning();
  const goToLines = useGoToLines();
  const name = useEditor(({ draft }) => draft.buyer.name);
  const partnerId = useEditor(({ draft }) => draft.buyer.partnerId);
  const create = async (query: string): Promise<void> => {
    store.change({ type: 'buyer', fields: { name: query } });
    const partnerId = await addPartner(store.getState().draft.buyer);
    store.change({ type: 'buyer', fields: { partnerId } });
  };
  const choose = (partner: Partner, leaving: boolean): void => {
    store.change({ type: 'set', fields: { buyer: buyerOfPartner(partner), ...begin(partner) } });
    if (!leaving) goToLines();
  };
  return (
    <DraftField at="buyer.name" label={editorTexts.name} required>
      <Combobox<Partner>
        variant="quiet"
        text={name}
        placeholder={editorTexts.searchPartner}
        search={searchPartners}
        optionKey={({ id }) => id}
        present={partnerId}
        optionText={(partner) => partner.name}
        renderOption={(partner, query) => <PartnerOption partner={partner} query={query} lookUp={lookUp} />}
        onChoose={choose}
        onText={(text) => {
          lookUp.peek(text);
          store.change({ type: 'buyer', fields: { name: text } }, 'buyer.name');
        }}
        create={{
          label: (query) =>
            query === '' ? undefined : isCode(query) ? editorTexts.fromRegister(query) : editorTexts.newPartner(query),
          note: (query) => isCode(query) && <RegisterNote code={query} last={lookUp.last} />,
          onCreate: (query) => (isCode(query) ? lookUp.begin(query) : void create(query)),
        }}
        listWidth={520}
      />
    </DraftField>
  );
}

interface PartnerOptionProps {
  readonly partner: Partner;
  readonly query: string;
  readonly lookUp: LookUp;
}

function PartnerOption({ partner, query, lookUp }: PartnerOptionProps) {
  return (
    <span className="flex w-full min-w-0 items-baseline justify-between gap-4">
      <span className="min-w-0 break-words">
        <Highlight text={partner.name} query={query} />
      </span>
      <span className="shrink-0 text-12 text-text-3 tabular-nums">
        {partner.taxId}
        {partner.address.city !== '' && ` · ${partner.address.city}`}
        <RegisterWarning code={partner.taxId} last={lookUp.last} />
      </span>
    </span>
  );
}
