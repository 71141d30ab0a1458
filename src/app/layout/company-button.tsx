import { ChevronsUpDown } from 'lucide-react';
import { CompanyMark } from '@/app/companies/company-mark';
import { shownCif } from '@/app/state/company-choice';
import { KEY_TABLE } from '@/app/state/keys-table';
import { openOverlay, useOverlay } from '@/app/state/overlay';
import { useWorkspace } from '@/app/state/workspace';
import { frameTexts } from '@/app/texts/frame-texts';

/** On top of the menu: the company worked on; opens the switcher. */
export function CompanyButton({ collapsed }: { readonly collapsed: boolean }) {
  const { company } = useWorkspace();
  const open = useOverlay() === 'companies';
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-keyshortcuts={KEY_TABLE.anywhere.bindings.companies.keys.join(' ')}
      aria-label={`${frameTexts.switchCompany}: ${company.name}, ${shownCif(company)}`}
      onClick={() => openOverlay('companies')}
      className={`flex h-14 w-full shrink-0 items-center gap-2.5 px-3 text-left outline-offset-[-2px] hover:bg-navy-hover focus-visible:outline-navy-mark ${open ? 'bg-navy-active' : ''}`}
    >
      <CompanyMark name={company.name} look="menu" />
      {!collapsed && (
        <>
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold" title={company.name}>
              {company.name}
            </span>
            <span className="block text-12 tabular-nums text-navy-text-2">{shownCif(company)}</span>
          </span>
          <ChevronsUpDown aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 text-navy-text-2" />
        </>
      )}
    </button>
  );
}
