import { Select } from '@/app/ui/fields/select';
import { compactIban } from '@/domain/identifiers/iban';
import { useEditorServices } from '../editor-services';
import { editorTexts, PAYMENT_MEANS_WORDS } from '../editor-texts';
import { DraftField } from '../fields/draft-field';
import { useEditor, useEditorHandle } from '../use-editor';

interface MeansChoice {
  readonly value: string;
  readonly label: string;
  readonly meansCode: string;
  readonly iban: string;
  readonly bank: string;
}

/** BT-81: the company's payment methods first, with their account, then the plain means. */
export function PaymentMeansField() {
  const { store } = useEditorHandle();
  const { paymentMethods, company } = useEditorServices();
  const payment = useEditor(({ draft }) => draft.payment);
  const own = paymentMethods.map(
    ({ id, name, meansCode, iban, bank }): MeansChoice => ({ value: id, label: name, meansCode, iban, bank }),
  );
  const plain = Object.entries(PAYMENT_MEANS_WORDS).map(([meansCode, label]): MeansChoice => {
    const account = meansCode === '42' ? { iban: company.iban, bank: company.bank } : { iban: '', bank: '' };
    return { value: `means-${meansCode}`, label, meansCode, ...account };
  });
  const none: MeansChoice = { value: '', label: editorTexts.noPaymentMeans, meansCode: '', iban: '', bank: '' };
  const choices = [none, ...own, ...plain];
  const chosen =
    choices.find(
      (each) => each.meansCode === payment.meansCode && compactIban(each.iban) === compactIban(payment.iban),
    ) ?? choices.find((each) => each.meansCode === payment.meansCode);
  const choose = (value: string): void => {
    const choice = choices.find((each) => each.value === value);
    if (choice === undefined) return;
    const { meansCode, iban, bank } = choice;
    store.change({ type: 'payment', fields: { meansCode, iban, bank } });
  };
  const unknown = chosen === undefined ? [{ value: payment.meansCode, label: payment.meansCode }] : [];
  return (
    <DraftField at="payment.meansCode" label={editorTexts.paymentMeans}>
      <Select
        variant="quiet"
        value={chosen?.value ?? payment.meansCode}
        options={[...choices.map(({ value, label }) => ({ value, label })), ...unknown]}
        onChange={choose}
      />
    </DraftField>
  );
}
