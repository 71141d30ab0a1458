import { type ReactNode, useEffect, useState } from 'react';
import type { ExcerptLine, ExcerptPlace } from '@/domain/xml/xml-excerpt';
import { documentWorker } from '@/workers/document/document-worker';
import { sendTexts } from './send-texts';

const { excerpt: words } = sendTexts;

interface FileExcerptProps {
  readonly content: Blob;
  readonly place: ExcerptPlace;
}

/** The file's own lines around a place, with the place's element marked; nothing else of the file is shown. */
export function FileExcerpt({ content, place }: FileExcerptProps): ReactNode {
  const lines = useExcerpt(content, place);
  if (lines === undefined) return <p className="text-12 text-text-3">{words.reading}</p>;
  if (lines.length === 0) return <p className="text-12 text-text-3">{words.none}</p>;
  return (
    <figure aria-label={words.name(place.line)} className="rounded-1 bg-sunken py-1.5 font-mono text-12">
      {lines.map((line) => (
        <Line key={line.number} line={line} />
      ))}
    </figure>
  );
}

function Line({ line: { number, text, cutBefore, cutAfter, mark } }: { readonly line: ExcerptLine }): ReactNode {
  const look = mark === null ? 'border-transparent' : 'border-accent bg-selected-strong';
  return (
    <div className={`grid grid-cols-[36px_minmax(0,1fr)] gap-2 border-l-[3px] pr-2 ${look}`}>
      <span className="select-none text-right text-text-2 tabular-nums">{number}</span>
      <code className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {cutBefore && '…'}
        {mark === null ? (
          text
        ) : (
          <>
            {text.slice(0, mark.from)}
            <mark className="bg-transparent font-semibold text-text">{text.slice(mark.from, mark.to)}</mark>
            {text.slice(mark.to)}
          </>
        )}
        {cutAfter && '…'}
      </code>
    </div>
  );
}

/** Undefined while the worker reads the file. */
function useExcerpt(content: Blob, { line, column }: ExcerptPlace): readonly ExcerptLine[] | undefined {
  const [known, setKnown] = useState<{ readonly content: Blob; readonly lines: readonly ExcerptLine[] }>();
  useEffect(() => {
    const stop = new AbortController();
    const read = async (): Promise<void> => {
      const bytes = new Uint8Array(await content.arrayBuffer());
      const lines = await documentWorker.call((api) => api.excerptOfFile(bytes, { line, column }), stop.signal);
      if (!stop.signal.aborted) setKnown({ content, lines });
    };
    read().catch((error: unknown) => {
      if (!stop.signal.aborted) throw error;
    });
    return () => stop.abort();
  }, [content, line, column]);
  return known?.content === content ? known.lines : undefined;
}
