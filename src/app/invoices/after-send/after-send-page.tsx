/** After sending: one invoice with its way, or those that were last sent together; live, and the same after a reload. */
import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { links } from '@/app/routes/links';
import { loadChunk } from '@/app/routes/load-chunk';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { EmptyState } from '@/app/ui/states/empty-state';
import { archiveByIds } from '@/db/archive/archive-queries';
import { sentBatch } from '@/db/settings/sent-batch';
import { shownItemOf } from '../archive/shown-item';
import { useArchiveItem } from '../archive/use-archive-item';
import { afterSendTexts } from './after-send-texts';
import { OneSent } from './one-sent';

const ManySent = lazy(async () => ({ default: (await loadChunk(() => import('./many-sent'))).ManySent }));

export default function AfterSendPage(): ReactNode {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id === null ? <LastSent /> : <OneById id={id} key={id} />;
}

function OneById({ id }: { readonly id: string }): ReactNode {
  const archived = useArchiveItem(id);
  if (archived === undefined) return null;
  return archived === null ? <NothingSent /> : <OneSent item={archived.item} />;
}

function LastSent(): ReactNode {
  const { db, company } = useWorkspace();
  const items = useLive(async () => {
    const views = await archiveByIds(db, await sentBatch(db, company.id));
    return views.map(shownItemOf);
  }, [db, company.id]);
  if (items === undefined) return null;
  if (items.length === 0) return <NothingSent />;
  return (
    <Suspense fallback={null}>
      <ManySent items={items} />
    </Suspense>
  );
}

function NothingSent(): ReactNode {
  return (
    <>
      <h1 className="sr-only">{afterSendTexts.noneTitle}</h1>
      <EmptyState
        action={<ButtonLink to={links.out()}>{afterSendTexts.toList}</ButtonLink>}
        text={afterSendTexts.noneText}
        title={afterSendTexts.noneTitle}
      />
    </>
  );
}
