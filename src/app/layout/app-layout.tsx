import { lazy, Suspense, useRef } from 'react';
import { AppPages } from '@/app/routes/app-pages';
import { loadChunk } from '@/app/routes/load-chunk';
import { useIsPhone } from '@/app/state/device';
import { useInterfaceState } from '@/app/state/interface-state';
import { type Overlay, useOverlay } from '@/app/state/overlay';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { frameTexts } from '@/app/texts/frame-texts';
import { OverlayRootContext } from '@/app/ui/overlay-root';
import { listDrafts } from '@/db/drafts/draft-queries';
import { PhoneBar } from './phone-bar';
import { PhoneTopBar } from './phone-top-bar';
import { SideMenu } from './side-menu';
import { TopBar } from './top-bar';
import { useAppKeys } from './use-app-keys';
import { WorkspaceProvider } from './workspace-provider';

/** What opens over the page comes only when it is first opened. */
const OVERLAYS: Readonly<Partial<Record<Overlay, ReturnType<typeof lazy>>>> = {
  palette: lazy(() => loadChunk(() => import('@/app/palette/palette')).then((m) => ({ default: m.Palette }))),
  companies: lazy(() => loadChunk(() => import('./company-switcher')).then((m) => ({ default: m.CompanySwitcher }))),
  keys: lazy(() => loadChunk(() => import('./keys-dialog')).then((m) => ({ default: m.KeysDialog }))),
  erase: lazy(() => loadChunk(() => import('./erase-dialog')).then((m) => ({ default: m.EraseDialog }))),
  'phone-menu': lazy(() => loadChunk(() => import('./phone-menu')).then((m) => ({ default: m.PhoneMenu }))),
};

const SyncPanel = lazy(() =>
  loadChunk(() => import('@/app/sync-panel/sync-panel')).then((m) => ({ default: m.SyncPanel })),
);

/** The frame of the signed-in area: menu, top bar, page, and what opens over them. */
export default function AppLayout() {
  return (
    <WorkspaceProvider>
      <Frame />
    </WorkspaceProvider>
  );
}

function Frame() {
  useAppKeys();
  const floating = useRef<HTMLElement>(null);
  const phone = useIsPhone();
  const overlay = useOverlay();
  const [{ syncPanelOpen }] = useInterfaceState();
  const { db, company } = useWorkspace();
  const drafts = useLive(() => listDrafts(db, company.id), [db, company.id]);
  const Opened = OVERLAYS[overlay];
  return (
    <OverlayRootContext value={floating}>
      <div className="flex h-dvh overflow-hidden print:h-auto print:overflow-visible">
        <a
          href="#main"
          className="sr-only z-50 rounded-2 bg-accent p-2 text-13 font-medium text-on-accent focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
        >
          {frameTexts.skipToContent}
        </a>
        {!phone && <SideMenu counts={{ drafts: drafts?.length ?? 0 }} />}
        <div className="flex min-w-0 flex-1 flex-col">
          {phone ? <PhoneTopBar /> : <TopBar />}
          <div className="relative flex min-h-0 flex-1">
            <main
              id="main"
              tabIndex={-1}
              className="flex min-w-0 flex-1 flex-col overflow-auto outline-none print:overflow-visible"
            >
              {/* Another company is another page: nothing of the first stays in it. */}
              <AppPages key={company.id} />
            </main>
            <Suspense fallback={null}>{syncPanelOpen && <SyncPanel />}</Suspense>
          </div>
          {phone && <PhoneBar />}
        </div>
        <Suspense fallback={null}>{Opened !== undefined && <Opened />}</Suspense>
        <section ref={floating} aria-label={frameTexts.floating} />
      </div>
    </OverlayRootContext>
  );
}
