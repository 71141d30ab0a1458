import { Field } from '@/app/ui/fields/field';
import { Select } from '@/app/ui/fields/select';
import type { DraftVat } from '@/domain/invoice/invoice-draft';
import { useEditorServices } from '../editor-services';
import { editorTexts } from '../editor-texts';
import { vatText } from '../model/vat-choices';

interface VatSelectProps {
  readonly vat: DraftVat;
  readonly onChange: (vat: DraftVat) => void;
}

/** The VAT of a line by the phone's own wheel. */
export function VatSelect({ vat, onChange }: VatSelectProps) {
  const { vatChoices } = useEditorServices();
  const own = vatChoices.find((choice) => choice.vat.category === vat.category && vatText(choice.vat) === vatText(vat));
  const other = own === undefined ? [{ value: '', label: vatText(vat) }] : [];
  return (
    <Field label={editorTexts.vat}>
      <Select
        value={own?.id ?? ''}
        options={[...other, ...vatChoices.map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(id) => {
          const choice = vatChoices.find((each) => each.id === id);
          if (choice !== undefined) onChange(choice.vat);
        }}
      />
    </Field>
  );
}
