import { useState } from 'react';
import type { Company } from '@/api/entities/company';
import { chooseCompany } from '@/app/companies/choose-company';
import { type SwitcherFilter, switcherList } from '@/app/companies/switcher-rows';
import { useCompanyWork } from '@/app/companies/use-company-work';
import { MAX_RECENT, withRecent } from '@/app/state/company-choice';
import { useInterfaceState } from '@/app/state/interface-state';
import { KEY_TABLE } from '@/app/state/keys-table';
import { closeOverlay } from '@/app/state/overlay';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { frameTexts } from '@/app/texts/frame-texts';
import { KeyHint } from '@/app/ui/buttons/key-hint';
import { classNames } from '@/app/ui/class-names';
import { type OverlayRow, SearchOverlay } from '@/app/ui/floating/search-overlay';
import { countText } from '@/app/ui/words/amount-text';
import { CompanyRow } from './company-row';
import { switcherTexts } from './switcher-texts';

const FILTERS: readonly SwitcherFilter[] = ['all', 'rejected', 'due', 'unauthorized'];
const texts = switcherTexts;

/** The searchable list of companies under the menu's head; Enter keeps the page. */
export default function CompanySwitcher() {
  const { companies, company: present } = useWorkspace();
  const [{ companies: recent }] = useInterfaceState();
  const work = useCompanyWork();
  const today = useToday();
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<SwitcherFilter>('all');
  const list = switcherList({ companies, recent: withRecent(recent, present.id), work, today, query, filter });

  const row = (company: Company, index = 0): OverlayRow => {
    const alt = index === 0 || index > MAX_RECENT ? undefined : index + 1;
    return {
      id: String(company.id),
      content: (
        <CompanyRow
          company={company}
          query={query}
          work={work.get(company.id)}
          today={today}
          present={company.id === present.id}
          alt={alt}
        />
      ),
      ...(alt === undefined ? {} : { alt }),
      onChoose: () => chooseCompany(company, recent),
    };
  };
  const groups = [
    { id: 'recent', title: texts.recent, rows: list.recent.map((company, index) => row(company, index)) },
    { id: 'all', title: texts.all, note: rejectedNote(work), rows: list.all.map((company) => row(company)) },
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
      keys={KEY_TABLE.anywhere.bindings.companies.keys}
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
                'h-[26px] rounded-1 px-2.5 text-12 whitespace-nowrap phone:h-11',
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
          <span className="ml-auto">
            <KeyHint keys={['Escape']} />
          </span>
        </>
      }
    />
  );
}

/** How much was rejected, of how many companies; '' where nothing was. */
function rejectedNote(work: ReturnType<typeof useCompanyWork>): string {
  const counts = [...work.values()].map(({ rejected }) => rejected).filter((count) => count > 0);
  const sum = counts.reduce((total, count) => total + count, 0);
  return sum === 0 ? '' : texts.rejectedIn(sum, counts.length);
}
