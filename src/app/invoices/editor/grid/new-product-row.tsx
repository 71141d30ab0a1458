import { Plus } from 'lucide-react';
import { KeyHint } from '@/app/ui/buttons/key-hint';
import { useEditorServices } from '../editor-services';
import { editorTexts } from '../editor-texts';
import { useEditorHandle } from '../use-editor';

interface NewProductRowProps {
  readonly row: number;
  readonly name: string;
}

/** Last under the products: keeps the line as a new product of the company, with what it has so far. */
export function NewProductRow({ row, name }: NewProductRowProps) {
  const { store } = useEditorHandle();
  const { addProduct } = useEditorServices();
  const create = async (): Promise<void> => {
    const { lines, currency } = store.getState().draft;
    const line = lines[row];
    if (line === undefined) return;
    const productId = await addProduct({ ...line, name }, currency);
    store.change({ type: 'line', row, fields: { productId } });
  };
  return (
    <div className="flex items-center justify-between gap-4 border-t border-border px-2 pt-2 pb-1">
      <button
        type="button"
        tabIndex={-1}
        // Pressed before the cell loses the keyboard and the list with it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void create()}
        className="flex items-center gap-2 rounded-1 font-medium text-accent-text hover:underline"
      >
        <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
        {editorTexts.newProduct(name)}
      </button>
      <span aria-hidden="true" className="flex items-center gap-2 text-12 text-text-3 phone:hidden">
        <KeyHint keys={['ArrowUp', 'ArrowDown']} /> {editorTexts.choose}
        <KeyHint keys={['Enter']} /> {editorTexts.putAndGo}
        <KeyHint keys={['Escape']} />
      </span>
    </div>
  );
}
