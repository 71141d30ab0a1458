import { ArrowLeft, CloudOff, EllipsisVertical } from 'lucide-react';
import { useSyncView } from '@/app/state/sync-view';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { Menu } from '@/app/ui/floating/menu';
import { useEditorServices } from '../editor-services';
import { editorTexts } from '../editor-texts';
import { type ToolbarActions, useMoreActions } from '../editor-toolbar';
import { useChosenSeries } from '../head/series-field';
import { SaveWords, useSaveState } from '../save-words';
import { useEditor, useEditorHandle } from '../use-editor';

/** Head of the editor on the phone: the number that comes, or that a correction keeps, for whom, how it is saved, what can be done with it. */
export function PhoneHead({ toolbar }: { readonly toolbar: ToolbarActions }) {
  const series = useChosenSeries();
  const buyer = useEditor(({ draft }) => draft.buyer.name);
  const more = useMoreActions(toolbar, true);
  const { online } = useEditorServices();
  const notSaved = useSaveState().kind === 'failed';
  const { keepsNumber } = useEditorHandle();
  const number = keepsNumber !== '' ? keepsNumber : (series?.next ?? '');
  return (
    <header className="flex h-14 shrink-0 items-center gap-2 border-b border-border bg-surface px-2">
      <IconButton icon={ArrowLeft} label={editorTexts.back} iconSize={20} onClick={toolbar.back} />
      <div className="min-w-0 flex-1">
        <h1 tabIndex={-1} className="truncate text-16/5 font-semibold">
          {number === '' ? editorTexts.titleNew : number}
        </h1>
        <p className="truncate text-12 text-text-2">{buyer}</p>
      </div>
      {online || notSaved ? <SaveWords short /> : <OfflineChip />}
      <Menu
        buttonLabel={editorTexts.moreActions}
        buttonClass="inline-flex size-11 items-center justify-center rounded-2 text-text-2"
        button={<EllipsisVertical aria-hidden="true" size={20} strokeWidth={1.75} />}
        actions={more}
      />
    </header>
  );
}

/** In place of the saved mark: that it is saved here goes without saying, that it will not leave now does not. */
function OfflineChip() {
  const { serverAway } = useSyncView();
  return (
    <span className="inline-flex h-8 shrink-0 items-center gap-2 rounded-2 bg-idle-soft px-3 text-13 text-text-2">
      <CloudOff aria-hidden="true" size={16} strokeWidth={1.75} className="text-wait-fill" />
      {serverAway ? editorTexts.serverAway : editorTexts.offline}
    </span>
  );
}
