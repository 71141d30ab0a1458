import { Paperclip } from 'lucide-react';
import { type DragEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { Button } from '@/app/ui/buttons/button';
import { useEditorServices } from '../editor-services';
import { useEditor, useEditorHandle } from '../use-editor';
import { attachmentsTexts as texts } from './attachments-texts';

/** Few invoices bring files: the editor stands without the code that reads and shows them. */
const AttachmentList = lazy(() => loadChunk(() => import('./attachment-list')));
const loadAttaching = () => loadChunk(() => import('./attach-files'));

const ACCEPTED = '.pdf,.png,.jpg,.jpeg,.csv,.xlsx,.ods';

/** BG-24: the files that go with the invoice, and the way to add one, by choosing or by dropping. `beside` stands next to it. */
export function AttachmentsBlock({ beside }: { readonly beside: ReactNode }): ReactNode {
  const { store } = useEditorHandle();
  const { keepFile } = useEditorServices();
  const has = useEditor(({ draft }) => draft.attachments !== undefined && draft.attachments.length > 0);
  const input = useRef<HTMLInputElement>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const attach = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    setBusy(true);
    try {
      setRefusals(await (await loadAttaching()).attachFiles(files, store, keepFile));
    } finally {
      setBusy(false);
    }
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void attach([...event.dataTransfer.files]);
  };
  return (
    <section aria-label={texts.section} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {has && (
        <Suspense fallback={null}>
          <AttachmentList />
        </Suspense>
      )}
      {refusals.length > 0 && (
        <div className="mb-2 text-13 text-bad" role="alert">
          {refusals.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <div className="-ml-2 flex flex-wrap gap-x-2">
        <Button
          busy={busy}
          icon={Paperclip}
          onClick={() => input.current?.click()}
          size="xs"
          title={texts.help}
          variant="text"
        >
          {texts.attach}
        </Button>
        {beside}
      </div>
      <input
        accept={ACCEPTED}
        aria-label={texts.attach}
        className="hidden"
        multiple
        onChange={({ currentTarget }) => {
          void attach([...(currentTarget.files ?? [])]);
          // The same file can be chosen again after it was taken out.
          currentTarget.value = '';
        }}
        ref={input}
        type="file"
      />
    </section>
  );
}
