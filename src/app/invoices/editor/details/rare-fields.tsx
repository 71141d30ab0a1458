/** What few invoices say: references, the invoiced period, the place of delivery, VAT on collection. */
import { Checkbox } from '@/app/ui/fields/checkbox';
import { DateField } from '@/app/ui/fields/date-field';
import { Select } from '@/app/ui/fields/select';
import { moreOf } from '@/domain/invoice/empty-draft';
import type { DraftMore } from '@/domain/invoice/invoice-draft';
import { VAT_ON_COLLECTION } from '@/domain/invoice/issue/invoice-more';
import { editorTexts } from '../editor-texts';
import { DraftField } from '../fields/draft-field';
import { DraftText } from '../fields/draft-text';
import { useUnreadDate } from '../fields/use-unread-date';
import { useEditor, useEditorHandle } from '../use-editor';

const REFERENCES = ['project', 'salesOrder', 'receivingAdvice', 'tender', 'object', 'accounting'] as const;
const DELIVERY = [
  ...(['deliveryName', 'deliveryLine', 'deliveryCity', 'deliveryCounty'] as const),
  ...(['deliveryPostCode', 'deliveryCountry'] as const),
];

const LANGUAGES = [
  { value: '', label: editorTexts.languageOfCompany },
  { value: 'ro', label: editorTexts.languageRo },
  { value: 'ro-en', label: editorTexts.languageRoEn },
] as const;

export default function RareFields() {
  return (
    <>
      {REFERENCES.map((part) => (
        <MoreText key={part} part={part} />
      ))}
      <PeriodDate part="periodStart" />
      <PeriodDate part="periodEnd" />
      {DELIVERY.map((part) => (
        <MoreText key={part} part={part} />
      ))}
      <LanguageField />
      <VatOnCollection />
    </>
  );
}

type MorePart = (typeof REFERENCES)[number] | (typeof DELIVERY)[number];

function MoreText({ part }: { readonly part: MorePart }) {
  return (
    <DraftText
      at={`more.${part}`}
      label={editorTexts.more[part]}
      placeholder={part === 'deliveryCountry' ? 'RO' : editorTexts.optional}
      read={(draft) => moreOf(draft)[part]}
      write={(text) => ({ type: 'more', fields: { [part]: text } satisfies Partial<DraftMore> })}
    />
  );
}

function PeriodDate({ part }: { readonly part: 'periodStart' | 'periodEnd' }) {
  const { store } = useEditorHandle();
  const value = useEditor(({ draft }) => moreOf(draft)[part]);
  const at = `more.${part}`;
  const { control, note } = useUnreadDate(at, value);
  const put = (day: string): void => store.change({ type: 'more', fields: { [part]: day } });
  return (
    <DraftField at={at} help={note} label={editorTexts.more[part]}>
      <DateField onChange={put} value={value} variant="quiet" {...control} />
    </DraftField>
  );
}

/** Of the paper; the XML has none. */
function LanguageField() {
  const { store } = useEditorHandle();
  const language = useEditor(({ draft }) => draft.language) ?? '';
  const choose = (value: string): void => {
    const chosen = LANGUAGES.find((one) => one.value === value);
    if (chosen !== undefined) store.change({ type: 'set', fields: { language: chosen.value } });
  };
  return (
    <DraftField at="language" label={editorTexts.language}>
      <Select variant="quiet" value={language} options={LANGUAGES} onChange={choose} />
    </DraftField>
  );
}

/** BT-8: the supplier owes the VAT when it is paid, and must say so on the invoice. */
function VatOnCollection() {
  const { store } = useEditorHandle();
  const code = useEditor(({ draft }) => moreOf(draft).taxPointCode);
  const put = (on: boolean): void =>
    store.change({ type: 'more', fields: { taxPointCode: on ? VAT_ON_COLLECTION : '' } });
  return (
    <div className="col-span-2 flex flex-col gap-0.5 phone:col-span-1" data-field="more.taxPointCode">
      <Checkbox checked={code === VAT_ON_COLLECTION} onChange={put}>
        {editorTexts.vatOnCollection}
      </Checkbox>
      <span className="text-12 text-text-3">{editorTexts.vatOnCollectionHelp}</span>
    </div>
  );
}
