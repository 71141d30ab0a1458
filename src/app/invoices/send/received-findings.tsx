import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { addAlert } from '@/app/state/alerts';
import { Button } from '@/app/ui/buttons/button';
import type { ReadDocument } from '@/workers/document/file-reading';
import { FindingRows } from './file-findings';
import { receivedTexts as texts } from './received-texts';
import { correctionRequest, issuerNoun } from './received-words';
import { useExplained } from './use-explained';

interface ReceivedFindingsProps {
  readonly content: Blob;
  readonly document: ReadDocument;
}

/** The errors of a received document: its issuer puts them right, so what is offered is a message to them. */
export function ReceivedFindings({ content, document }: ReceivedFindingsProps): ReactNode {
  const explained = useExplained(content);
  const { noun, subject } = issuerNoun(document);
  const copy = (): void => {
    navigator.clipboard.writeText(correctionRequest(document, explained ?? [])).then(
      () => addAlert({ type: 'success', message: texts.copied(noun) }),
      () => addAlert({ type: 'warning', message: texts.copyFailed }),
    );
  };
  return (
    <>
      <div className="flex items-start justify-between gap-3 border-border border-t px-5 py-3 phone:px-4">
        <div className="min-w-0">
          <h3 className="font-semibold text-13">{texts.toCorrect(subject)}</h3>
          <p className="text-12 text-text-3">{texts.advice}</p>
        </div>
        {explained !== undefined && (
          <Button icon={Copy} onClick={copy} size="sm">
            {texts.copy}
          </Button>
        )}
      </div>
      <FindingRows content={content} explained={explained} />
    </>
  );
}
