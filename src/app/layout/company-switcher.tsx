import { CircleX } from 'lucide-react';
import { useState } from 'react';
import type { Company } from '@/api/entities/company';
import { MAX_RECENT, shownCif, withRecent } from '@/app/state/company-choice';
import { useInterfaceState } from '@/app/state/interface-state';
import { closeOverlay } from '@/app/state/overlay';
import { useWorkspace } from '@/app/state/workspace';
import { frameTexts } from '@/app/texts/frame-texts';
import { countText } from '@/app/ui/amount-text';
import { classNames } from '@/app/ui/class-names';
import { Highlight } from '@/app/ui/highlight';
import { KeyHint } from '@/app/ui/key-hint';
import { type OverlayRow, SearchOverlay } from '@/app/ui/search-overlay';
import { chooseCompany } from './choose-company';
import { CompanyMark } from './company-mark';
import { type SwitcherFilter, switcherList } from './switcher-rows';
import { useRejectedByCompany } from './use-rejected-by-company';

const FILTERS: readonly SwitcherFilter[] = ['all', 'rejected', 'unauthorized'];
const texts = frameTexts.switcher;

/** The searchable list of companies under the menu's head; Enter keeps the page. */
export default function CompanySwitcher() {
  const { companies, company: present } = useWorkspace();
  const [{ companies: recent }] = useInterfaceState();
  const rejected = useRejectedByCompany();
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<SwitcherFilter>('all');
  const list = switcherList({ companies, recent: withRecent(recent, present.id), rejected, query, filter });

  const row = (company: Company, index?: number): OverlayRow => ({
    id: String(company.id),
    content: (
      <CompanyRow
        company={company}
        query={query}
        rejected={rejected.get(company.id) ?? 0}
        present={company.id === present.id}
      />
    ),
    ...(index === undefined || index === 0 || index >= MAX_RECENT ? {} : { alt: index + 1 }),
    onChoose: () => chooseCompany(company, recent),
  });
  const groups = [
    { id: 'recent', title: texts.recent, rows: list.recent.map((company, index) => row(company, index)) },
    { id: 'all', title: texts.all, rows: list.all.map((company) => row(company)) },
  ].filter((group) => group.rows.length > 0);

  return (
    <SearchOverlay
      label={frameTexts.switchCompany}
      placeholder={texts.placeholder}
      query={query}
      onQuery={setQuery}
      groups={groups}
      onClose={closeOverlay}
      place="top-[58px] left-3"
      empty={texts.nothing}
      filters={
        <div className="flex shrink-0 gap-2 overflow-x-auto border-b border-border px-3 py-2">
          {FILTERS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={filter === name}
              onClick={() => setFilter(name)}
              className={classNames(
                'h-6 rounded-1 px-2.5 text-12 whitespace-nowrap phone:h-9',
                filter === name ? 'bg-accent-soft font-medium text-accent-text' : 'bg-sunken text-text-2',
              )}
            >
              {`${texts.filters[name]} ${countText(list.counts[name])}`}
            </button>
          ))}
        </div>
      }
      footer={
        <>
          <span className="flex items-center gap-1.5">
            <KeyHint keys={['ArrowUp', 'ArrowDown']} />
            {texts.keyChoose}
          </span>
          <span className="flex items-center gap-1.5">
            <KeyHint keys={['Enter']} />
            {texts.keySwitch}
          </span>
        </>
      }
    />
  );
}

interface CompanyRowProps {
  readonly company: Company;
  readonly query: string;
  readonly rejected: number;
  readonly present: boolean;
}

function CompanyRow({ company, query, rejected, present }: CompanyRowProps) {
  return (
    <>
      <CompanyMark name={company.name} look={present ? 'chosen' : 'list'} />
      <span className="min-w-0 flex-1 truncate">
        <Highlight text={company.name} query={query} />
      </span>
      <span className="w-28 tabular-nums text-text-2 phone:hidden">{shownCif(company)}</span>
      <span className="w-28 text-bad">
        {rejected > 0 && (
          <span className="inline-flex items-center gap-1.5">
            <CircleX aria-hidden="true" size={15} className="text-bad-fill" />
            {frameTexts.syncChip.rejected(rejected)}
          </span>
        )}
      </span>
      <span className="w-24 text-right text-12 text-text-2 phone:hidden">
        {present ? texts.open : company.isAuthorized ? '' : texts.unauthorized}
      </span>
    </>
  );
}
