import { Paperclip } from 'lucide-react';
import { type DragEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { loadChunk } from '@/app/routes/load-chunk';
import { Button } from '@/app/ui/buttons/button';
import { useEditorServices } from '../editor-services';
import type { EditorState } from '../model/editor-store';
import { useEditor, useEditorHandle } from '../use-editor';
import { attachmentsTexts as texts } from './attachments-texts';

/** Few invoices bring files: the editor stands without the code that reads and shows them. */
const AttachmentList = lazy(() => loadChunk(() => import('./attachment-list')));
const loadAttaching = () => loadChunk(() => import('./attach-files'));

const ACCEPTED = '.pdf,.png,.jpg,.jpeg,.csv,.xlsx,.ods';

interface Refused {
  readonly sentences: readonly string[];
  /** How many files there were: once one of them is taken out, there may be room. */
  readonly beside: number;
}

function countOf({ draft }: Pick<EditorState, 'draft'>): number {
  return draft.attachments?.length ?? 0;
}

/** BG-24: the files that go with the invoice, and the way to add one, by choosing or by dropping. `beside` stands next to it. */
export function AttachmentsBlock({ beside }: { readonly beside: ReactNode }): ReactNode {
  const { store } = useEditorHandle();
  const { keepFile } = useEditorServices();
  const count = useEditor(countOf);
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refused>({ sentences: [], beside: 0 });
  const [busy, setBusy] = useState(false);
  const attach = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    setBusy(true);
    try {
      const sentences = await (await loadAttaching()).attachFiles(files, store, keepFile);
      setRefused({ sentences, beside: countOf(store.getState()) });
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
      {count > 0 && (
        <Suspense fallback={null}>
          <AttachmentList />
        </Suspense>
      )}
      {refused.sentences.length > 0 && count >= refused.beside && (
        <div className="mb-2 text-13 text-bad" role="alert">
          {refused.sentences.map((sentence) => (
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
