/** Sends many XML files: they are read here, judged here, and only the accepted ones of this company leave (picture 15). */
import { type ReactNode, useCallback } from 'react';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { EmptyState } from '@/app/ui/states/empty-state';
import { StatusLine } from '@/app/ui/table/status-line';
import { useTableLayout } from '@/app/ui/table/use-table-layout';
import { AddFilesMenu } from './add-files-menu';
import { FilePanel } from './file-panel';
import { ReadingBar } from './reading-bar';
import { SendHeader } from './send-header';
import { SendRowsView } from './send-rows-view';
import { sendTexts } from './send-texts';
import { StandingSummary } from './standing-summary';
import { UnopenedFiles } from './unopened-files';
import { useAddFiles } from './use-add-files';
import { type OpenBatch, useBatchRunner } from './use-batch-runner';
import { useDrop } from './use-drop';
import { type SendActions, useSendActions } from './use-send-actions';
import { type SendRows, useSendRows } from './use-send-rows';

const { up, down, open: openRow } = KEY_TABLE.list.bindings;
const KEYS = [
  { keys: [...up.keys, ...down.keys], words: sendTexts.keyFile },
  { keys: openRow.keys, words: sendTexts.keyFindings },
  { keys: KEY_TABLE.send.bindings.repair.keys, words: sendTexts.keyRepair },
];

export default function SendPage(): ReactNode {
  const open = useBatchRunner();
  const rows = useSendRows(open);
  const actions = useSendActions(open);
  const add = useAddFiles(open.runner);
  const [layout, onLayout] = useTableLayout('send');
  const drop = useDrop(add.ofEntries);
  const empty = open.batch.files.size === 0 && open.batch.unopened.length === 0;
  return (
    <div className="relative flex min-h-0 flex-1" {...drop.handlers}>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-surface">
        <SendHeader actions={actions} layout={layout} onFiles={add.ofList} onLayout={onLayout} open={open} />
        <ReadingBar open={open} />
        <UnopenedFiles files={open.batch.unopened} />
        <StandingSummary active={rows.kind} batch={open.batch} onChange={rows.show} />
        <SendRowsView
          empty={empty ? <NoFiles onFiles={add.ofList} /> : <EmptyState title={sendTexts.noneOfKind} />}
          layout={layout}
          onLayout={onLayout}
          rows={rows}
        />
        <StatusLine keys={KEYS}>{sendTexts.statusLine}</StatusLine>
      </div>
      <OpenFile actions={actions} open={open} rows={rows} />
      {drop.over && <DropVeil />}
    </div>
  );
}

function NoFiles({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }): ReactNode {
  return (
    <EmptyState
      action={<AddFilesMenu onFiles={onFiles} primary />}
      text={sendTexts.dropText}
      title={sendTexts.dropTitle}
    />
  );
}

interface OpenFileProps {
  readonly open: OpenBatch;
  readonly rows: SendRows;
  readonly actions: SendActions;
}

function OpenFile({ open, rows, actions }: OpenFileProps): ReactNode {
  const file = rows.opened;
  const id = file?.id;
  const { repair } = actions;
  const onRepair = useCallback(
    (only?: Parameters<typeof repair>[1]) => {
      if (id !== undefined) void repair([id], only);
    },
    [repair, id],
  );
  const repairable = file?.standing?.kind === 'errors' && (file.reading?.repairs ?? 0) > 0;
  useScreenKeys('send', { repair: repairable ? () => onRepair() : undefined });
  if (file === undefined) return null;
  const others = [...open.batch.files.values()].filter(
    (other) => other.id !== id && other.standing?.kind === 'errors' && (other.reading?.repairs ?? 0) > 0,
  );
  return (
    <FilePanel
      file={file}
      onClose={rows.close}
      onEnforce={() => void open.runner.enforce(file.id)}
      onRepair={onRepair}
      onRepairOthers={() => void repair(others.map((other) => other.id))}
      onStep={rows.step}
      othersRepairable={others.length}
    />
  );
}

function DropVeil(): ReactNode {
  return (
    <div className="pointer-events-none absolute inset-2 z-20 flex items-center justify-center rounded-2 border-2 border-accent border-dashed bg-selected-strong">
      <p className="font-semibold text-16">{sendTexts.dropHere}</p>
    </div>
  );
}
