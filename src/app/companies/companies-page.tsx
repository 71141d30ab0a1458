import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Company } from '@/api/entities/company';
import { links } from '@/app/routes/links';
import { shownCif } from '@/app/state/company-choice';
import { useInterfaceState } from '@/app/state/interface-state';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { companiesTexts } from '@/app/texts/companies-texts';
import { TextInput } from '@/app/ui/fields/text-input';
import { PageHeader } from '@/app/ui/page-header';
import { Badge } from '@/app/ui/states/badge';
import { EmptyState } from '@/app/ui/states/empty-state';
import { countedNoun } from '@/app/ui/words/amount-text';
import { chooseCompany } from './choose-company';
import { CompanyMark } from './company-mark';
import { switcherList } from './switcher-rows';
import { useCompanyWork } from './use-company-work';

/** The user's companies, to choose the one to work on. */
export default function CompaniesPage() {
  const { companies, company: present } = useWorkspace();
  const [{ companies: recent }] = useInterfaceState();
  const work = useCompanyWork();
  const today = useToday();
  const [query, setQuery] = useState('');
  const [, navigate] = useLocation();
  const { all } = switcherList({ companies, recent: [], work, today, query, filter: 'all' });
  const choose = (company: Company): void => {
    chooseCompany(company, recent);
    navigate(links.home());
  };
  return (
    <div className="mx-auto w-full max-w-[960px]">
      <PageHeader title={companiesTexts.title} note={countedNoun(companies.length, 'firmă', 'firme')} />
      <div className="px-6 pb-6 phone:px-4">
        <TextInput
          type="search"
          aria-label={companiesTexts.search}
          placeholder={companiesTexts.search}
          value={query}
          onChange={setQuery}
        />
        <ul className="mt-3 divide-y divide-border rounded-2 border border-border bg-surface">
          {all.map((company) => (
            <li key={company.id}>
              <button
                type="button"
                aria-current={company.id === present.id || undefined}
                onClick={() => choose(company)}
                className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left hover:bg-hover"
              >
                <CompanyMark name={company.name} look={company.id === present.id ? 'chosen' : 'list'} />
                <span className="min-w-0 flex-1">
                  <span className="block truncate text-14 font-medium">{company.name}</span>
                  <span className="block text-12 tabular-nums text-text-3">
                    {[shownCif(company), company.address.city].filter((part) => part !== '').join(' · ')}
                  </span>
                </span>
                <Authorization company={company} />
              </button>
            </li>
          ))}
        </ul>
        {all.length === 0 && <EmptyState title={companiesTexts.nothing} />}
      </div>
    </div>
  );
}

function Authorization({ company }: { readonly company: Company }) {
  return company.isAuthorized ? (
    <Badge tone="ok" icon={CircleCheck}>
      {companiesTexts.authorized}
    </Badge>
  ) : (
    <Badge tone="wait" icon={TriangleAlert}>
      {companiesTexts.unauthorized}
    </Badge>
  );
}
