import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { Combobox } from '@/app/ui/fields/combobox';
import { enterGoesOn } from '@/app/ui/fields/enter-goes-on';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import { Sheet } from '@/app/ui/floating/sheet';
import { SELF_BILLED } from '@/domain/invoice/document-types';
import { formatAmount } from '@/domain/money/format-amount';
import { showUnit, suggestUnits } from '@/domain/units/find-unit';
import type { Unit } from '@/domain/units/units';
import { useEditorServices } from '../editor-services';
import { COLUMN_WORDS, editorTexts } from '../editor-texts';
import { columnOfPart } from '../grid/grid-tracks';
import { duplicateRows, moveRows } from '../grid/run-grid-key';
import { fieldOfKey } from '../model/finding';
import { findingsOfRow } from '../model/finding-view';
import { type LineFields, typedChange, typedText } from '../model/grid-cell';
import type { GridColumn } from '../model/grid-columns';
import { pricingWords } from '../prices/pricing-words';
import { useEditor, useEditorHandle } from '../use-editor';
import { VatSelect } from './vat-select';

interface LineSheetProps {
  readonly row: number;
  readonly onClose: () => void;
  readonly onRemoved: (count: number) => void;
}

async function searchUnits(query: string): Promise<readonly Unit[]> {
  return suggestUnits(query, 12);
}

/** One line on the phone, with large fields and what can be done to it. */
export function LineSheet({ row, onClose, onRemoved }: LineSheetProps) {
  const { store } = useEditorHandle();
  const line = useEditor(({ draft }) => draft.lines[row]);
  const net = useEditor(({ totals }) => totals.lines[row]?.net);
  if (line === undefined) return null;
  const put = (fields: LineFields): void => store.change({ type: 'line', row, fields }, `sheet:${row}`);
  const remove = (): void => {
    store.change({ type: 'remove-lines', from: row, to: row });
    onRemoved(1);
    onClose();
  };
  return (
    <Sheet title={`${editorTexts.editLine} ${row + 1}`} onClose={onClose}>
      <form className="flex flex-col gap-3 p-4" onKeyDown={enterGoesOn} onSubmit={(event) => event.preventDefault()}>
        <LineText row={row} column="name" />
        <div className="grid grid-cols-2 gap-3">
          <LineText row={row} column="quantity" />
          <Field label={COLUMN_WORDS.unit}>
            <Combobox<Unit>
              text={showUnit(line.unitCode)}
              search={searchUnits}
              optionKey={({ code }) => code}
              present={line.unitCode}
              optionText={({ name }) => name}
              onChoose={({ code }) => put({ unitCode: code })}
              onText={(text) => put(typedChange('unit', text, line, []))}
            />
          </Field>
          <LineText row={row} column="price" />
          <VatSelect vat={line.vat} onChange={(vat) => put({ vat })} />
          <LineText row={row} column="discount" />
          <LineText row={row} column="code" />
        </div>
        <Field label={editorTexts.lineNote}>
          <TextInput value={line.note} onChange={(note) => put({ note })} />
        </Field>
        <p className="flex items-baseline justify-between text-14">
          {COLUMN_WORDS.value}
          <b className="text-20 font-semibold tabular-nums">{net === undefined ? '' : formatAmount(net)}</b>
        </p>
        <div className="flex items-center gap-2">
          <Button variant="primary" onClick={onClose}>
            {editorTexts.doneLine}
          </Button>
          <span className="ml-auto" />
          <IconButton icon={ArrowUp} label={editorTexts.moveUp} onClick={() => moveRows(store, row, row, -1)} />
          <IconButton icon={ArrowDown} label={editorTexts.moveDown} onClick={() => moveRows(store, row, row, 1)} />
          <IconButton icon={Copy} label={editorTexts.duplicateRow} onClick={() => duplicateRows(store, row, row)} />
          <IconButton icon={Trash2} label={editorTexts.removeRow} onClick={remove} />
        </div>
      </form>
    </Sheet>
  );
}

function LineText({ row, column }: { readonly row: number; readonly column: GridColumn }) {
  const { store } = useEditorHandle();
  const { vatChoices } = useEditorServices();
  const line = useEditor(({ draft }) => draft.lines[row]);
  const selfBilled = useEditor(({ draft }) => draft.typeCode === SELF_BILLED);
  const error = useEditor(
    (state) =>
      findingsOfRow(state, row).find(({ at }) => columnOfPart(fieldOfKey(at).replace('lines.', '')) === column)?.text,
  );
  if (line === undefined) return null;
  const numeric = column === 'quantity' || column === 'price' || column === 'discount';
  return (
    <Field
      label={COLUMN_WORDS[column]}
      error={error}
      help={
        column === 'price' && line.priced !== undefined ? pricingWords(line.priced, line.price, selfBilled) : undefined
      }
    >
      <TextInput
        value={typedText(line, column)}
        numeric={numeric ? 'end' : false}
        inputMode={numeric ? 'decimal' : 'text'}
        onChange={(text) =>
          store.change(
            { type: 'line', row, fields: typedChange(column, text, line, vatChoices) },
            `sheet:${row}:${column}`,
          )
        }
        onBlur={store.seal}
        // A number is written anew, not added to.
        onFocus={(event) => numeric && event.currentTarget.select()}
        // Of a product that was chosen the quantity is what is left to say.
        data-autofocus={column === 'quantity' && line.name !== '' ? '' : undefined}
      />
    </Field>
  );
}
