import { ArrowRight, Pause, Play } from 'lucide-react';
import { links } from '@/app/routes/links';
import { isBuilt } from '@/app/routes/route-table';
import { useSyncView } from '@/app/state/sync-view';
import { useFirstLoad } from '@/app/state/use-first-load';
import { useSyncStatus } from '@/app/state/use-sync-status';
import { useWorkspace } from '@/app/state/workspace';
import { loadTexts } from '@/app/texts/load-texts';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import type { SyncStatus } from '@/sync/engine/status-store';
import { FetchFromAnaf } from './fetch-from-anaf';
import { ImportArchive } from './import/import-archive';
import { LoadProgress } from './load-progress';
import { LoadedCounts } from './loaded-counts';

type LoadState = Exclude<keyof typeof loadTexts.states, 'server-away'>;

function loadState({ connected, paused, pulling }: SyncStatus, coming: boolean): LoadState {
  if (paused) return 'paused';
  if (connected === false) return 'offline';
  return pulling === null && !coming ? 'done' : 'loading';
}

/** The first load of a company: what can be done comes before how much is left. */
export default function LoadPage() {
  const { sync, company } = useWorkspace();
  const status = useSyncStatus();
  const state = loadState(status, useFirstLoad() === true);
  const { serverAway } = useSyncView();
  const { title, text } = loadTexts.states[state === 'offline' && serverAway ? 'server-away' : state];
  return (
    <div className="mx-auto w-full max-w-[1008px] px-6 py-12 phone:px-4 phone:py-6">
      <h1 tabIndex={-1} className="text-28 font-semibold">
        {title}
      </h1>
      <p className="mt-1 text-14 text-text-2">{text}</p>
      <section className="mt-6 rounded-2 border border-border bg-surface">
        {status.pulling !== null && <LoadProgress progress={status.pulling} />}
        <LoadedCounts loading={state === 'loading'} />
        <p className="border-t border-border px-4 py-3 pl-11 text-13 text-text-2">{loadTexts.documentsNote}</p>
      </section>
      {company.isAuthorized && <FetchFromAnaf key={company.id} />}
      <ImportArchive key={`import ${company.id}`} />
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <ButtonLink variant="primary" icon={ArrowRight} to={isBuilt('out') ? links.out() : links.companies()}>
          {isBuilt('out') ? loadTexts.go : loadTexts.goCompanies}
        </ButtonLink>
        {state === 'loading' && (
          <Button icon={Pause} onClick={() => sync.pause()}>
            {loadTexts.pause}
          </Button>
        )}
        {state === 'paused' && (
          <Button icon={Play} onClick={() => sync.resume()}>
            {loadTexts.resume}
          </Button>
        )}
      </div>
    </div>
  );
}
