import { ArrowLeft, CloudOff, Ellipsis, FileInput, FileUp, Route, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsPhone } from '@/app/state/device';
import { useSyncView } from '@/app/state/sync-view';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { Menu, type MenuAction } from '@/app/ui/floating/menu';
import { hourText } from '@/app/ui/words/date-words';
import type { SaveState } from '@/app/unsaved/autosave';
import { viewTexts } from '../view-texts';

interface EditorHeadProps {
  readonly title: string;
  readonly saving: SaveState;
  readonly onBack: () => void;
  readonly onRoutes: () => void;
  readonly onInvoice: () => void;
  readonly onPaper: () => void;
  readonly onRemove: () => void;
}

/** The head of the editor: what it is for, how it is kept, what it can be filled from. */
export function EditorHead(props: EditorHeadProps): ReactNode {
  const { title, saving, onBack, onRoutes, onInvoice, onPaper, onRemove } = props;
  const phone = useIsPhone();
  const { offline } = useSyncView();
  const fill: readonly MenuAction[] = [
    { label: viewTexts.repeatRoute, icon: Route, onSelect: onRoutes },
    { label: viewTexts.fromInvoice, icon: FileInput, onSelect: onInvoice },
    { label: viewTexts.fromPaper, icon: FileUp, onSelect: onPaper },
  ];
  const remove: MenuAction = {
    label: viewTexts.remove,
    icon: Trash2,
    danger: true,
    separated: true,
    onSelect: onRemove,
  };
  return (
    <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-3 border-b border-border bg-surface px-4 phone:px-2">
      <IconButton icon={ArrowLeft} iconSize={20} label={viewTexts.back} onClick={onBack} />
      <h1 tabIndex={-1} className="min-w-0 truncate text-16 font-semibold phone:flex-1">
        {title}
      </h1>
      {offline && phone ? (
        <CloudOff aria-hidden="true" size={16} strokeWidth={1.75} className="text-wait-fill" />
      ) : (
        <SaveWords saving={saving} />
      )}
      <div className="ml-auto flex items-center gap-2">
        {!phone && (
          <>
            <Button icon={Route} onClick={onRoutes} variant="text">
              {viewTexts.repeatRoute}
            </Button>
            <Button icon={FileInput} onClick={onInvoice} variant="text">
              {viewTexts.fromInvoice}
            </Button>
            <Button icon={FileUp} onClick={onPaper} variant="text">
              {viewTexts.fromPaper}
            </Button>
          </>
        )}
        <Menu
          actions={phone ? [...fill, remove] : [remove]}
          button={<Ellipsis aria-hidden="true" size={20} strokeWidth={1.75} />}
          buttonClass="inline-flex size-8 items-center justify-center rounded-2 text-text-2 hover:bg-hover phone:size-11"
          buttonLabel={viewTexts.more}
        />
      </div>
    </header>
  );
}

function SaveWords({ saving }: { readonly saving: SaveState }) {
  if (saving.kind === 'failed') {
    return (
      <span role="alert" className="text-12 text-bad">
        {viewTexts.saveFailed}
      </span>
    );
  }
  const words =
    saving.kind === 'saved'
      ? viewTexts.savedAt(hourText(saving.at.toISOString()))
      : saving.kind === 'pending'
        ? viewTexts.savePending
        : '';
  return <span className="text-12 text-text-3 tabular-nums phone:hidden">{words}</span>;
}
