import { Plus, X } from 'lucide-react';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import type { InvoiceDraft } from '@/domain/invoice/invoice-draft';
import { editorTexts } from '../editor-texts';
import { PlaceFinding } from '../fields/place-finding';
import { useEditor, useEditorHandle } from '../use-editor';
import { PrecedingDate, precedingDateKey } from './preceding-date';

type Preceding = InvoiceDraft['precedingInvoices'][number];

/** BG-3: the invoices a credit note or a correction changes. */
export function PrecedingFields() {
  const { store, typeBeside } = useEditorHandle();
  const preceding = useEditor(({ draft }) => draft.precedingInvoices);
  const put = (precedingInvoices: readonly Preceding[], mergeKey?: string): void =>
    store.change({ type: 'set', fields: { precedingInvoices } }, mergeKey);
  const set = (place: number, fields: Partial<Preceding>): void => {
    const before = preceding[place];
    if (before !== undefined) put(preceding.with(place, { ...before, ...fields }), `preceding.${place}`);
  };
  const remove = (place: number): void => {
    // The places after it move up: what is typed there and not read would stand at another invoice.
    for (let at = place; at < preceding.length; at += 1) typeBeside(precedingDateKey(at), null);
    put(preceding.toSpliced(place, 1));
  };
  const rows = preceding.map((one, place) => ({ ...one, place }));
  return (
    <section aria-label={editorTexts.precedingInvoice} data-field="precedingInvoices" className="flex flex-col gap-2">
      {rows.map(({ number, issueDate, place }) => (
        <div
          key={place}
          className="grid grid-cols-[minmax(0,1fr)_150px_32px] items-end gap-4 phone:grid-cols-[minmax(0,1fr)_44px]"
        >
          <Field variant="quiet" label={editorTexts.precedingInvoice}>
            <TextInput
              variant="quiet"
              value={number}
              onChange={(text) => set(place, { number: text })}
              onBlur={store.seal}
            />
          </Field>
          <div className="phone:order-3">
            <PrecedingDate place={place} value={issueDate} onChange={(day) => set(place, { issueDate: day })} />
          </div>
          <IconButton icon={X} label={editorTexts.removePreceding} onClick={() => remove(place)} />
        </div>
      ))}
      <PlaceFinding at="precedingInvoices" />
      <div className="-ml-2">
        <Button variant="text" size="sm" icon={Plus} onClick={() => put([...preceding, { number: '', issueDate: '' }])}>
          {preceding.length === 0 ? editorTexts.precedingInvoice : editorTexts.addPreceding}
        </Button>
      </div>
    </section>
  );
}
