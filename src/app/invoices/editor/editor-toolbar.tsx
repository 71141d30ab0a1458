import {
  ArrowLeft,
  ClipboardList,
  Coins,
  Copy,
  Ellipsis,
  HandCoins,
  PanelRight,
  PencilLine,
  Percent,
  Printer,
  Redo2,
  ShieldAlert,
  Trash2,
  Undo2,
} from 'lucide-react';
import { DOCUMENT_TYPE_WORDS } from '@/app/invoices/document/document-type-words';
import { Button } from '@/app/ui/buttons/button';
import { buttonStyle } from '@/app/ui/buttons/button-style';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { Menu, type MenuAction } from '@/app/ui/floating/menu';
import { Badge } from '@/app/ui/states/badge';
import { useEditorServices } from './editor-services';
import { editorTexts } from './editor-texts';
import { INVALID_INVOICES_WORDS, invalidTexts } from './invalid/invalid-texts';
import { SaveWords } from './save-words';
import { useEditor, useEditorHandle } from './use-editor';

export interface ToolbarActions {
  readonly back: () => void;
  readonly preview: () => void;
  readonly pasteLines: () => void;
  readonly advanceLine: () => void;
  readonly settleAdvance: () => void;
  readonly templates: () => void;
  /** The setting for invoices with errors. */
  readonly invalidInvoices: () => void;
  readonly duplicate: () => void;
  readonly remove: () => void;
  readonly print: () => void;
}

/** „Factură pentru Cofetăria Mălina”. */
export function useEditorTitle(): string {
  return useEditor(({ draft }) =>
    draft.buyer.name === ''
      ? editorTexts.titleNew
      : editorTexts.titleFor(DOCUMENT_TYPE_WORDS[draft.typeCode] ?? editorTexts.titleNew, draft.buyer.name),
  );
}

/** What can be done with the whole draft, behind one button. */
export function useMoreActions(actions: ToolbarActions, phone: boolean): readonly MenuAction[] {
  const { store } = useEditorHandle();
  const { invalidInvoices } = useEditorServices();
  const withDiscount = useEditor((state) => state.withDiscount);
  const onPhone: readonly MenuAction[] = [
    { label: editorTexts.preview, icon: PanelRight, onSelect: actions.preview },
    { label: editorTexts.pasteLines, icon: ClipboardList, onSelect: actions.pasteLines },
  ];
  const discounts: MenuAction = {
    label: withDiscount ? editorTexts.hideDiscounts : editorTexts.showDiscounts,
    icon: Percent,
    onSelect: () => store.showDiscounts(!withDiscount),
  };
  return [
    ...(phone ? onPhone : [discounts]),
    { label: editorTexts.undo, icon: Undo2, keys: ['Ctrl', 'Z'], onSelect: store.undo },
    { label: editorTexts.redo, icon: Redo2, keys: ['Ctrl', 'Y'], onSelect: store.redo },
    { label: editorTexts.templates, icon: ClipboardList, onSelect: actions.templates, separated: true },
    { label: editorTexts.advance.addLine, icon: Coins, onSelect: actions.advanceLine },
    { label: editorTexts.advance.settle, icon: HandCoins, onSelect: actions.settleAdvance },
    { label: editorTexts.duplicate, icon: Copy, onSelect: actions.duplicate },
    { label: editorTexts.print, icon: Printer, onSelect: actions.print },
    {
      label: invalidTexts.menu(INVALID_INVOICES_WORDS[invalidInvoices].short),
      icon: ShieldAlert,
      separated: true,
      onSelect: actions.invalidInvoices,
    },
    { label: editorTexts.removeDraft, icon: Trash2, danger: true, separated: true, onSelect: actions.remove },
  ];
}

interface EditorToolbarProps {
  readonly actions: ToolbarActions;
  readonly previewing: boolean;
}

/** Head of the editor on the desktop: for whom, how it is saved, what can be done with it. */
export function EditorToolbar({ actions, previewing }: EditorToolbarProps) {
  const title = useEditorTitle();
  const more = useMoreActions(actions, false);
  return (
    <header className="flex h-12 shrink-0 items-center gap-3 border-b border-border bg-surface px-6">
      <IconButton icon={ArrowLeft} label={editorTexts.back} onClick={actions.back} />
      <h1 tabIndex={-1} className="min-w-0 truncate text-16 font-semibold">
        {title}
      </h1>
      <span className="inline-flex shrink-0 rounded-1 bg-idle-soft px-2">
        <Badge tone="idle" icon={PencilLine}>
          {editorTexts.draft}
        </Badge>
      </span>
      <SaveWords />
      <div className="ml-auto flex shrink-0 items-center gap-2">
        <Button variant="text" icon={PanelRight} onClick={actions.preview} aria-pressed={previewing}>
          {previewing ? editorTexts.closePreview : editorTexts.preview}
        </Button>
        {!previewing && (
          <Button variant="text" icon={ClipboardList} onClick={actions.pasteLines}>
            {editorTexts.pasteLines}
          </Button>
        )}
        <Menu
          buttonLabel={editorTexts.moreActions}
          buttonClass={buttonStyle('text', 'md')}
          button={<Ellipsis aria-hidden="true" size={16} strokeWidth={1.75} />}
          actions={more}
        />
      </div>
    </header>
  );
}
