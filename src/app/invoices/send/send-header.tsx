import { Ellipsis, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSyncView } from '@/app/state/sync-view';
import { Button } from '@/app/ui/buttons/button';
import { buttonStyle } from '@/app/ui/buttons/button-style';
import { Menu } from '@/app/ui/floating/menu';
import { PageHeader } from '@/app/ui/page-header';
import { ColumnChooser } from '@/app/ui/table/column-chooser';
import type { TableLayout } from '@/app/ui/table/table-layout';
import { countedNoun, countText } from '@/app/ui/words/amount-text';
import { AddFilesMenu } from './add-files-menu';
import { SEND_COLUMNS } from './send-columns';
import { sendTexts } from './send-texts';
import type { OpenBatch } from './use-batch-runner';
import type { SendActions } from './use-send-actions';

interface SendHeaderProps {
  readonly open: OpenBatch;
  readonly actions: SendActions;
  readonly onFiles: (files: readonly File[]) => void;
  readonly layout: TableLayout;
  readonly onLayout: (layout: TableLayout) => void;
}

/** Title, adding, and the button that counts what it will send; it can be used while reading goes on. */
export function SendHeader({ open, actions, onFiles, layout, onLayout }: SendHeaderProps): ReactNode {
  const { batch, runner } = open;
  const size = batch.files.size;
  const empty = size === 0 && batch.unopened.length === 0;
  const [one, many] = sendTexts.file;
  return (
    <PageHeader
      actions={
        empty ? undefined : (
          <>
            <ColumnChooser columns={SEND_COLUMNS} layout={layout} onLayout={onLayout} />
            <Menu
              actions={[
                { label: sendTexts.exportTable, onSelect: actions.exportTable },
                { label: sendTexts.clear, onSelect: () => runner.clear(), separated: true },
              ]}
              button={<Ellipsis aria-hidden="true" size={16} strokeWidth={1.75} />}
              buttonClass={buttonStyle('outlined', 'md')}
              buttonLabel={sendTexts.more}
            />
            <AddFilesMenu onFiles={onFiles} />
            <SendButton actions={actions} open={open} />
          </>
        )
      }
      note={empty ? undefined : countedNoun(size, one, many)}
      title={sendTexts.title}
    />
  );
}

function SendButton({ open, actions }: Pick<SendHeaderProps, 'open' | 'actions'>): ReactNode {
  const { batch, sending } = open;
  const { offline } = useSyncView();
  const count = batch.ticked.size;
  if (sending !== null) {
    return (
      <Button busy icon={Send} variant="primary">
        {sendTexts.sending(countText(sending.done), countText(sending.all))}
      </Button>
    );
  }
  const words = offline ? sendTexts.sendOffline(countText(count)) : sendTexts.send(countText(count));
  return (
    <Button
      icon={Send}
      onClick={() => void actions.send()}
      unavailable={count === 0 ? sendTexts.nothingToSend : undefined}
      variant="primary"
    >
      {words}
    </Button>
  );
}
