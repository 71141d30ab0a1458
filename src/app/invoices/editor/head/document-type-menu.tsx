import { ChevronDown } from 'lucide-react';
import { DOCUMENT_TYPE_WORDS } from '@/app/invoices/document/document-type-words';
import { loadChunk } from '@/app/routes/load-chunk';
import { addAlert } from '@/app/state/alerts';
import { shellTexts } from '@/app/texts/shell-texts';
import { Menu } from '@/app/ui/floating/menu';
import { DOCUMENT_TYPES, kindOfType, SELF_BILLED } from '@/domain/invoice/document-types';
import { useEditorServices } from '../editor-services';
import { editorTexts } from '../editor-texts';
import { useEditor, useEditorHandle } from '../use-editor';

const { title, text } = shellTexts.chunkError;

/** A kind is chosen once in many drafts. */
const loadKindChange = () => loadChunk(() => Promise.all([import('./turn-signs'), import('./without-own')]));

/** What the document is (BT-3), as the title of the sheet. Its series follows the kind: FCT or NC. */
export function DocumentTypeMenu() {
  const { store } = useEditorHandle();
  const { series } = useEditorServices();
  const typeCode = useEditor(({ draft }) => draft.typeCode);
  const choose = async (code: string): Promise<void> => {
    const loaded = await loadKindChange().catch(() => null);
    if (loaded === null) {
      addAlert({ type: 'error', message: title, description: text });
      return;
    }
    const [{ withTurnedSigns }, { withoutOwn }] = loaded;
    const type = kindOfType(code) === 'CreditNote' ? 'NC' : 'FCT';
    const own = series.find(({ id }) => id === store.getState().draft.serialId);
    const fitting = own?.serial.type === type ? own : series.find(({ serial }) => serial.type === type);
    const { draft } = store.getState();
    const others = code === SELF_BILLED && draft.typeCode !== SELF_BILLED ? withoutOwn(draft) : {};
    const fields = { typeCode: code, serialId: fitting?.id ?? '', ...others };
    store.change({ type: 'set', fields: withTurnedSigns(draft, fields) });
  };
  return (
    <Menu
      anchor="bottom start"
      buttonClass="-ml-2 inline-flex items-center gap-2 rounded-2 px-2 text-28 font-semibold hover:bg-hover phone:min-h-11 phone:text-20"
      button={
        <>
          <span className="sr-only">{editorTexts.documentType}: </span>
          {DOCUMENT_TYPE_WORDS[typeCode] ?? typeCode}
          <ChevronDown aria-hidden="true" size={20} strokeWidth={1.75} />
        </>
      }
      actions={DOCUMENT_TYPES.map((code) => ({
        label: DOCUMENT_TYPE_WORDS[code] ?? code,
        onSelect: () => void choose(code),
      }))}
    />
  );
}
