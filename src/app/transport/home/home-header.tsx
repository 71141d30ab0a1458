import { Download, Ellipsis, FileUp, Plus, RefreshCw, Search, Settings2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { loadChunk } from '@/app/routes/load-chunk';
import { useIsPhone } from '@/app/state/device';
import { KEY_TABLE } from '@/app/state/keys-table';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { buttonStyle } from '@/app/ui/buttons/button-style';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { TextInput } from '@/app/ui/fields/text-input';
import { Menu } from '@/app/ui/floating/menu';
import { PageHeader } from '@/app/ui/page-header';
import { homeTexts } from './home-texts';
import type { HomeFilters } from './home-views';
import { useAskAnaf } from './use-ask-anaf';
import type { HomeRows } from './use-home-rows';

const ImportDialog = lazy(() => loadChunk(() => import('../import/import-dialog')));
const { add } = KEY_TABLE.transports.bindings;

interface HomeHeaderProps {
  readonly list: HomeRows;
  readonly filters: HomeFilters;
  readonly onText: (text: string) => void;
  readonly onExport: () => void;
}

/** The list's head: what can be done beside its rows. */
export function HomeHeader({ list, filters, onText, onExport }: HomeHeaderProps): ReactNode {
  const phone = useIsPhone();
  const [searching, setSearching] = useState(filters.text !== '');
  const [importing, setImporting] = useState(false);
  const note = list.shown === undefined || list.all === 0 ? undefined : homeTexts.note(list.counts.open, list.all);
  const actions = { onExport, onImport: () => setImporting(true) };
  return (
    <>
      <PageHeader
        title={homeTexts.title}
        {...(note === undefined || phone ? {} : { note })}
        actions={phone ? <PhoneActions {...actions} onSearch={() => setSearching(true)} /> : <Actions {...actions} />}
      />
      {phone && searching && (
        <div className="px-4 pb-2">
          <TextInput
            aria-label={homeTexts.search}
            onChange={onText}
            placeholder={homeTexts.search}
            type="search"
            value={filters.text}
          />
        </div>
      )}
      {importing && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}

interface ActionsProps {
  readonly onImport: () => void;
  readonly onExport: () => void;
}

function Actions({ onImport, onExport }: ActionsProps) {
  const ask = useAskAnaf();
  const [, navigate] = useLocation();
  return (
    <>
      <Button icon={FileUp} onClick={onImport} variant="text">
        {homeTexts.importFiles}
      </Button>
      <Button icon={Download} onClick={onExport} variant="text">
        {homeTexts.exportRows}
      </Button>
      <IconButton icon={RefreshCw} label={homeTexts.askAnaf} onClick={ask} />
      <IconButton icon={Settings2} label={homeTexts.options} onClick={() => navigate(links.transportOptions())} />
      <ButtonLink icon={Plus} keys={add.keys} to={links.transport()} variant="primary">
        {homeTexts.newDeclaration}
      </ButtonLink>
    </>
  );
}

function PhoneActions({ onImport, onExport, onSearch }: ActionsProps & { readonly onSearch: () => void }) {
  const ask = useAskAnaf();
  const [, navigate] = useLocation();
  return (
    <>
      <IconButton icon={Search} iconSize={20} label={homeTexts.search} onClick={onSearch} />
      <Menu
        actions={[
          { label: homeTexts.askAnaf, icon: RefreshCw, onSelect: ask },
          { label: homeTexts.importFiles, icon: FileUp, onSelect: onImport },
          { label: homeTexts.exportRows, icon: Download, onSelect: onExport },
          { label: homeTexts.options, icon: Settings2, onSelect: () => navigate(links.transportOptions()) },
        ]}
        button={<Ellipsis aria-hidden="true" size={20} strokeWidth={1.75} />}
        buttonClass={buttonStyle('text', 'sm')}
        buttonLabel={homeTexts.more}
      />
    </>
  );
}
