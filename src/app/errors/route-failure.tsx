import { ChunkLoadError } from '@/app/routes/chunk-load-error';
import { shellTexts } from '@/app/texts/shell-texts';
import { uiTexts } from '@/app/texts/ui-texts';
import { Button } from '@/app/ui/buttons/button';

interface RouteFailureProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** In place of a page that could not be fetched or stopped; a chunk that is missing is offered a reload. */
export function RouteFailure({ error, retry }: RouteFailureProps) {
  const chunk = error instanceof ChunkLoadError;
  return (
    <div role="alert" className="mx-auto flex max-w-[520px] flex-col items-center gap-4 px-6 py-20 text-center">
      <h1 tabIndex={-1} className="text-20 font-semibold">
        {chunk ? shellTexts.chunkError.title : uiTexts.partFailed}
      </h1>
      <p className="text-14 text-text-2">{chunk ? shellTexts.chunkError.text : uiTexts.partFailedText}</p>
      <div className="flex gap-2">
        <Button variant="primary" onClick={() => location.reload()}>
          {shellTexts.chunkError.reload}
        </Button>
        {!chunk && <Button onClick={retry}>{uiTexts.retry}</Button>}
      </div>
    </div>
  );
}
