import { Download, FileText, FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveFile } from '@/app/files/save-file';
import { bytesText } from '@/app/invoices/archive/proof-text';
import { addAlert } from '@/app/state/alerts';
import { Button } from '@/app/ui/buttons/button';
import type { JudgedAttachment, JudgedFile } from '@/domain/invoice/attachments/judge-attachment';
import { documentWorker } from '@/workers/document/document-worker';
import { KIND_WORDS, attachmentTexts as texts } from './side-texts';

interface AttachmentsPanelProps {
  readonly attachments: readonly JudgedAttachment[];
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What the document brings with it (BG-24): given as plain files only, and only what it truly is. */
export function AttachmentsPanel({ attachments, bytes }: AttachmentsPanelProps): ReactNode {
  const download = async (index: number, file: JudgedFile): Promise<void> => {
    const content = await documentWorker.call((api) => api.contentOfAttachment(bytes, index));
    // Of no kind that a browser would open or run by itself.
    if (content !== null) saveFile(content, file.name, 'application/octet-stream');
    else addAlert({ type: 'warning', message: texts.gone });
  };
  const fail = (error: unknown): void => {
    console.error('An attachment could not be given:', error);
    addAlert({ type: 'error', message: texts.gone });
  };
  return (
    <>
      <p className="px-5 pt-4 pb-2 text-12 text-text-3 phone:px-4">
        {attachments.length === 0 ? texts.none : texts.note}
      </p>
      <ul>
        {attachments.map((one, index) => (
          <Attachment
            attachment={one}
            key={`${one.reference} ${one.file?.name ?? one.location}`}
            onDownload={(file) => void download(index, file).catch(fail)}
          />
        ))}
      </ul>
    </>
  );
}

interface AttachmentProps {
  readonly attachment: JudgedAttachment;
  readonly onDownload: (file: JudgedFile) => void;
}

function Attachment({ attachment, onDownload }: AttachmentProps): ReactNode {
  const { reference, description, location, file } = attachment;
  const given = file !== null && isGiven(file);
  const bad = file !== null && file.verdict !== 'given';
  const Icon = bad && !given ? FileX : FileText;
  return (
    <li className="flex items-start gap-3 border-border border-t px-5 py-3 phone:px-4">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${bad ? 'text-bad-fill' : 'text-text-3'}`}
        size={16}
        strokeWidth={1.75}
      />
      <div className="min-w-0 flex-1 text-13">
        <p className="font-medium [overflow-wrap:anywhere]">{file?.name ?? reference}</p>
        <p className="text-12 text-text-3 [overflow-wrap:anywhere]">{factsOf(attachment)}</p>
        {description !== '' && <p className="text-12 text-text-2 [overflow-wrap:anywhere]">{description}</p>}
        {location !== '' && (
          <p className="text-12 text-text-2 [overflow-wrap:anywhere]">
            {texts.external} {location}
          </p>
        )}
        {file !== null && bad && <p className="text-12 text-bad">{trouble(file)}</p>}
      </div>
      {file !== null && given && (
        <Button aria-label={texts.downloadOf(file.name)} icon={Download} onClick={() => onDownload(file)} size="sm">
          {texts.download}
        </Button>
      )}
    </li>
  );
}

function isGiven({ verdict }: JudgedFile): boolean {
  return verdict === 'given' || verdict === 'pretends';
}

function factsOf({ reference, file }: JudgedAttachment): string {
  return file === null
    ? texts.reference
    : [reference, bytesText(file.bytes), KIND_WORDS[file.is]].filter((text) => text !== '').join(' · ');
}

function trouble({ verdict, says, is }: JudgedFile): string {
  const said = says === undefined ? texts.unknownMime : (KIND_WORDS[says] ?? says);
  const word = KIND_WORDS[is] ?? is;
  switch (verdict) {
    case 'pretends':
      return texts.pretends(said, word);
    case 'closed':
      return texts.closed(said, word);
    case 'scripts':
      return texts.scripts(word);
    case 'broken':
      return texts.broken;
    case 'given':
      return '';
  }
}
