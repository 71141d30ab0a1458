/** The goods of a delivery note, out of its file: the product writes none of its own (decision 0139). */
import { FileUp } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { Dialog } from '@/app/ui/floating/dialog';
import { legalDay } from '@/domain/transport/life/declaration-life';
import type { GoodsOfPaper, PaperSide } from '@/domain/transport/writing/goods-of-paper';
import type { FileGoods } from '@/workers/sheets/goods-of-file';
import { MAX_TRANSPORT_FILE_BYTES } from '@/workers/sheets/judge-transports';
import { sheetsWorker } from '@/workers/sheets/sheets-worker';
import { paperTexts as words } from './paper-texts';

interface PaperDialogProps {
  readonly onRead: (from: GoodsOfPaper, side: PaperSide) => void;
  readonly onClose: () => void;
}

export function PaperDialog({ onRead, onClose }: PaperDialogProps): ReactNode {
  const { company } = useWorkspace();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'waiting' | 'reading' | Failed>('waiting');
  const read = async (file: File): Promise<void> => {
    setState('reading');
    const found = await goodsIn(file, company.cif);
    if (found.kind === 'read') onRead(found.from, found.side);
    else setState(found);
  };
  return (
    <Dialog onClose={onClose} title={words.title} width={480}>
      <div className="flex flex-col items-start gap-4">
        <p className="text-13 text-text-2">{words.about}</p>
        <Button
          busy={state === 'reading'}
          icon={FileUp}
          onClick={() => input.current?.click()}
          size="lg"
          variant="primary"
        >
          {words.choose}
        </Button>
        <input
          accept=".xlsx,.csv,.txt,.tsv,.xml"
          aria-label={words.choose}
          className="hidden"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void read(file);
            // The same file may be put right and chosen again.
            currentTarget.value = '';
          }}
          ref={input}
          type="file"
        />
        <p aria-live="polite" className="text-13 text-bad">
          {typeof state === 'string' ? '' : whyNot(state)}
        </p>
      </div>
    </Dialog>
  );
}

type Failed = Exclude<FileGoods, { readonly kind: 'read' }> | { readonly kind: 'unread' };

function whyNot(failed: Failed): string {
  return failed.kind === 'not-xml' ? words.notXml(failed.line) : words.failed[failed.kind];
}

async function goodsIn(file: File, own: string): Promise<FileGoods | Failed> {
  // Nothing of what is too large is held in memory.
  if (file.size > MAX_TRANSPORT_FILE_BYTES) return { kind: 'file-too-large' };
  try {
    const ask = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
    return await sheetsWorker.call<FileGoods>(async (api) =>
      api.goodsOfFile(ask, { own, today: legalDay(Date.now()) }),
    );
  } catch (error) {
    console.warn('The file of a delivery note could not be read:', error);
    return { kind: 'unread' };
  }
}
