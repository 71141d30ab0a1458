import { Button } from '@/app/ui/buttons/button';
import { Dialog } from '@/app/ui/floating/dialog';
import { INVALID_INVOICES } from '@/db/settings/invalid-invoices';
import { useEditorServices } from '../editor-services';
import { INVALID_INVOICES_WORDS, invalidTexts } from './invalid-texts';

/** „Facturi cu erori”: what happens on this device when an invoice of the company would be refused. Kept at once. */
export default function InvalidInvoicesDialog({ onClose }: { readonly onClose: () => void }) {
  const { company, invalidInvoices, setInvalidInvoices } = useEditorServices();
  return (
    <Dialog
      title={invalidTexts.title}
      onClose={onClose}
      footerNote={invalidTexts.scope(company.name)}
      footer={
        <Button variant="primary" onClick={onClose}>
          {invalidTexts.done}
        </Button>
      }
    >
      <fieldset className="flex flex-col gap-3">
        <legend className="pb-3 text-13 text-text-2">{invalidTexts.question}</legend>
        {INVALID_INVOICES.map((value) => (
          <label key={value} className="flex items-start gap-2.5 text-14">
            <input
              type="radio"
              name="invalid-invoices"
              className="mt-1 size-4 accent-accent"
              checked={invalidInvoices === value}
              onChange={() => void setInvalidInvoices(value)}
            />
            <span>
              <span className="block font-medium">{INVALID_INVOICES_WORDS[value].name}</span>
              <span className="block text-13 text-text-2">{INVALID_INVOICES_WORDS[value].help}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
