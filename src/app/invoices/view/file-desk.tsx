import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { usePrintedPaper } from '@/app/invoices/document/use-printed-paper';
import { EmptyState } from '@/app/ui/states/empty-state';
import { sha256Hex } from '@/db/archive/sha256-hex';
import { FOREIGN_LOOK } from '@/domain/paper/look/foreign-look';
import { DEFAULT_XML_LIMITS } from '@/domain/xml/xml-limits';
import type { HandedFile } from '../archive/handed-files';
import { readShown, type ShownDocument } from '../archive/use-document';
import { DocumentDesk } from './document-desk';
import { DocumentPaper } from './document-paper';
import { FileActs } from './file-acts';
import { filesTexts } from './files-texts';
import { KnownFile } from './known-file';
import { useAccountOfFile } from './use-account-finding';

interface FileDeskProps {
  readonly file: HandedFile;
  /** The file of the same bytes that was opened before it. */
  readonly same: string | undefined;
}

/** One file of the person: its paper and what is known of it. */
export function FileDesk({ file, same }: FileDeskProps): ReactNode {
  const { document, sha256, failed } = useFile(file);
  const invoice = document.kind === 'read' ? document.invoice : undefined;
  const account = useAccountOfFile(invoice);
  const proof = useMemo(() => ({ uploadIndex: '', xmlSha256: sha256, validatedAt: '' }), [sha256]);
  const request = useMemo(
    () => (invoice === undefined ? undefined : { invoice, proof, author: '', look: FOREIGN_LOOK }),
    [invoice, proof],
  );
  const { paper } = usePrintedPaper(request);
  const bytes = document.kind === 'read' || document.kind === 'unreadable' ? document.bytes : undefined;
  if (failed !== null) return <EmptyState title={`${file.name}: ${filesTexts[failed]}.`} />;
  return (
    <>
      <KnownFile invoice={invoice} same={same} sha256={sha256} />
      <DocumentDesk
        account={account}
        acts={
          invoice === undefined || bytes === undefined
            ? undefined
            : ({ errors }) => <FileActs bytes={bytes} errors={errors} file={file} invoice={invoice} sha256={sha256} />
        }
        bytes={bytes}
        journey={null}
        paper={(said) => (
          <>
            <DocumentPaper
              document={document}
              look={FOREIGN_LOOK}
              name={file.name}
              onRetry={() => {}}
              proof={proof}
              said={said}
            />
            {paper}
          </>
        )}
        told="all"
      />
    </>
  );
}

interface ReadFile {
  readonly document: ShownDocument;
  readonly sha256: string;
  readonly failed: 'tooLarge' | 'unreadable' | null;
}

const READING: ReadFile = { document: { kind: 'reading' }, sha256: '', failed: null };

function useFile({ content }: HandedFile): ReadFile {
  const [known, setKnown] = useState<{ readonly of: Blob; readonly read: ReadFile }>();
  useEffect(() => {
    let stale = false;
    readFile(content)
      .catch((error: unknown): ReadFile => {
        console.error('The file could not be read:', error);
        return { ...READING, failed: 'unreadable' };
      })
      .then((read) => {
        if (!stale) setKnown({ of: content, read });
      });
    return () => {
      stale = true;
    };
  }, [content]);
  return known?.of === content ? known.read : READING;
}

async function readFile(content: Blob): Promise<ReadFile> {
  if (content.size > DEFAULT_XML_LIMITS.maxSize) return { ...READING, failed: 'tooLarge' };
  const bytes = new Uint8Array(await content.arrayBuffer());
  return { document: await readShown(bytes), sha256: await sha256Hex(bytes), failed: null };
}
