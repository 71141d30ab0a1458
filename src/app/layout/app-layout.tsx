import { useEffect } from 'react';
import { useLocation, useRouter } from 'wouter';
import { AppPages } from '@/app/pages/app-pages';
import { pageAt } from '@/app/pages/page-at';
import { ArrivingPage, type LazyPage, lazyPage } from '@/app/routes/page-loader';
import { hasWholePhone } from '@/app/routes/route-title';
import { useIsPhone } from '@/app/state/device';
import { useInterfaceState } from '@/app/state/interface-state';
import { type Overlay, useOverlay } from '@/app/state/overlay';
import { useWorkspace } from '@/app/state/workspace';
import { frameTexts } from '@/app/texts/frame-texts';
import { afterFirstSight } from '@/app/ui/after-first-sight';
import { OverlayRoot } from '@/app/ui/floating/overlay-root';
import { whenIdle } from '@/app/ui/when-idle';
import { PhoneBar } from './phone-bar';
import { PhoneTopBar } from './phone-top-bar';
import { SideMenu } from './side-menu';
import { TopBar } from './top-bar';
import { useAppKeys } from './use-app-keys';
import { useFollowedUnread, useMenuCounts } from './use-menu-counts';
import { useStartPage } from './use-start-page';
import { WorkspaceProvider } from './workspace-provider';

/** What opens over the page; its code comes when nothing else is to be done, so that its first key is not lost. */
const OVERLAYS: Readonly<Partial<Record<Overlay, LazyPage>>> = {
  palette: lazyPage(() => import('@/app/palette/palette')),
  companies: lazyPage(() => import('./company-switcher')),
  keys: lazyPage(() => import('./keys-dialog')),
  help: lazyPage(() => import('@/app/help/help-dialog')),
  erase: lazyPage(() => import('./erase-dialog')),
  'phone-menu': lazyPage(() => import('./phone-menu')),
};

const syncPanel = lazyPage(() => import('@/app/sync-panel/sync-panel'));

function prefetchOverlays(): void {
  for (const overlay of [...Object.values(OVERLAYS), syncPanel]) overlay.prefetch();
}

// The page's chunk is read while the database is opened.
pageAt(location.pathname)?.prefetch();

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
  const phone = useIsPhone();
  const overlay = useOverlay();
  const [{ syncPanelOpen }] = useInterfaceState();
  const { company } = useWorkspace();
  const counts = useMenuCounts();
  useFollowedUnread();
  const opened = OVERLAYS[overlay];
  const [path] = useLocation();
  const leavesHome = useStartPage();
  const { parser } = useRouter();
  const phoneBars = phone && !hasWholePhone(parser, path);
  useEffect(() => {
    let end = (): void => undefined;
    let left = false;
    void afterFirstSight().then(() => {
      if (!left) end = whenIdle(prefetchOverlays);
    });
    return () => {
      left = true;
      end();
    };
  }, []);
  return (
    <OverlayRoot label={frameTexts.floating}>
      <div className="flex h-dvh overflow-hidden print:h-auto print:overflow-visible">
        <a
          href="#main"
          className="sr-only z-50 rounded-2 bg-accent p-2 text-13 font-medium text-on-accent focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
        >
          {frameTexts.skipToContent}
        </a>
        {!phone && <SideMenu counts={counts} />}
        <div className="flex min-w-0 flex-1 flex-col">
          {!phone && <TopBar />}
          {phoneBars && <PhoneTopBar />}
          <div className="relative flex min-h-0 flex-1">
            <main
              id="main"
              tabIndex={-1}
              className="flex min-w-0 flex-1 flex-col overflow-auto outline-none print:overflow-visible"
            >
              {/* Another company is another page: nothing of the first stays in it. */}
              {!leavesHome && <AppPages key={company.id} />}
            </main>
            {syncPanelOpen && <ArrivingPage page={syncPanel} />}
          </div>
          {phoneBars && <PhoneBar />}
        </div>
        {opened !== undefined && <ArrivingPage page={opened} />}
      </div>
    </OverlayRoot>
  );
}
