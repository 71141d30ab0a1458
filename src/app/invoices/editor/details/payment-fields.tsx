import { Select } from '@/app/ui/fields/select';
import { useEditorServices } from '../editor-services';
import { editorTexts } from '../editor-texts';
import { DraftField } from '../fields/draft-field';
import { chosenPayment, paymentChoices } from '../model/payment-choices';
import { useEditor, useEditorHandle } from '../use-editor';

/** BT-81: the company's payment methods first, with their account, then what they leave out. */
export function PaymentMeansField() {
  const { store } = useEditorHandle();
  const { paymentMethods, company } = useEditorServices();
  const payment = useEditor(({ draft }) => draft.payment);
  const choices = paymentChoices(paymentMethods, company);
  const chosen = chosenPayment(choices, payment);
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
