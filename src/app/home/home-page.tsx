/** Where work begins: what asks for a decision, by deadline; then the month in figures, or all companies (pictures 01, 42, 20a). */
import { Building2, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { useDashboard } from '@/app/companies/use-dashboard';
import { useCompanyMonths } from '@/app/invoices/archive/use-company-months';
import { links } from '@/app/routes/links';
import { loadChunk } from '@/app/routes/load-chunk';
import { useIsPhone } from '@/app/state/device';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { PageHeader } from '@/app/ui/page-header';
import { longDay } from '@/app/ui/words/long-day';
import type { CompanyFigures } from '@/db/archive/company-figures';
import { CompaniesPart } from './companies/companies-part';
import { useCompanyRows } from './companies/use-company-rows';
import { holidaysAhead } from './day-words';
import { type CompanyCount, type Decision, goesOn } from './decisions/decision';
import { DecisionList } from './decisions/decision-list';
import { useDecisions } from './decisions/use-decisions';
import { FiguresBand } from './figures/figures-band';
import { MonthsCard } from './figures/months-card';
import { PartnersCard } from './figures/partners-card';
import { useCompanyFigures } from './figures/use-company-figures';
import { useStepsDue } from './first-steps/use-steps-due';
import { figureTexts, homeTexts } from './home-texts';
import { useCompaniesHere } from './use-companies-here';
import { useHomeKeys } from './use-home-keys';

/** Of a few weeks of the month, and after all that is counted at once. */
const SupplierVatRow = lazy(() => loadChunk(() => import('./supplier-vat/supplier-vat-row')));

/** Of a company whose first invoice is still to be accepted. */
const FirstStepsPart = lazy(() => loadChunk(() => import('./first-steps/first-steps-part')));

export default function HomePage(): ReactNode {
  const { companies } = useWorkspace();
  const [search] = useSearchParams();
  useHomeKeys();
  // One company has nothing beside it.
  return search.has('toate') && companies.length > 1 ? <AllCompanies /> : <OneCompany asked={search.has('pasi')} />;
}

/** `asked`: the first steps are wanted, also where they are over. */
function OneCompany({ asked }: { readonly asked: boolean }): ReactNode {
  const { company } = useWorkspace();
  const due = useStepsDue();
  const month = useToday().slice(0, 7);
  const dashboard = useDashboard(month);
  const figures = useCompanyFigures(month);
  const toBook = figures?.toBook ?? 0;
  const received = useMemo(
    (): readonly CompanyCount[] => [{ companyId: company.id, count: toBook, deadline: null }],
    [company.id, toBook],
  );
  const decisions = useDecisions({ company: company.id, dashboard, received, here: undefined });
  const shown = due === undefined ? undefined : decisions;
  const steps = due === true || asked;
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      {steps && shown !== undefined ? (
        <Suspense fallback={<Head all={false} decisions={undefined} />}>
          <FirstStepsPart due={due === true} />
        </Suspense>
      ) : (
        <Head all={false} decisions={shown} />
      )}
      {shown !== undefined && <CompanyDay decisions={shown} figures={figures} steps={steps} />}
    </div>
  );
}

interface CompanyDayProps {
  readonly decisions: readonly Decision[];
  readonly figures: CompanyFigures | undefined;
  /** The first steps stand above: what they say is not said again, and what is empty is left out. */
  readonly steps: boolean;
}

function CompanyDay({ decisions, figures, steps }: CompanyDayProps): ReactNode {
  const asking = steps ? decisions.filter(({ kind }) => kind !== 'authorization' && kind !== 'drafts') : decisions;
  return (
    <div className="flex flex-col gap-4 pb-6 desktop:px-6">
      {(!steps || asking.length > 0) && <DecisionList all={false} decisions={asking} />}
      <Suspense>
        <SupplierVatRow />
      </Suspense>
      {figures === undefined ? (
        <p className="px-4 text-13 text-text-3" role="status">
          {figureTexts.counting}
        </p>
      ) : (
        (!steps || hasDocuments(figures)) && (
          <>
            <FiguresBand decisions={decisions} figures={figures} />
            <div className="grid gap-4 desktop:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
              <MonthsCard figures={figures} />
              <PartnersCard figures={figures} />
            </div>
          </>
        )
      )}
    </div>
  );
}

function hasDocuments({ months }: CompanyFigures): boolean {
  return months.some(({ issued, received }) => issued.count + received.count > 0);
}

function AllCompanies(): ReactNode {
  const month = useToday().slice(0, 7);
  const dashboard = useDashboard(month);
  const { months } = useCompanyMonths(month);
  const here = useCompaniesHere();
  const work = useCompanyRows(months, dashboard, here);
  const received = useMemo(
    () => [...months].map(([companyId, { toBook }]) => ({ companyId, count: toBook, deadline: null })),
    [months],
  );
  const decisions = useDecisions({ company: undefined, dashboard, received, here });
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <Head all decisions={decisions} />
      {decisions !== undefined && work !== undefined && (
        <>
          <div className="pb-4 desktop:px-6">
            <DecisionList all decisions={decisions} />
          </div>
          <CompaniesPart {...work} />
        </>
      )}
    </div>
  );
}

interface HeadProps {
  readonly all: boolean;
  readonly decisions: readonly Decision[] | undefined;
}

/** The count of decisions is the title. */
function Head({ all, decisions }: HeadProps): ReactNode {
  const { companies, company } = useWorkspace();
  const today = useToday();
  const phone = useIsPhone();
  const count = decisions?.filter((decision) => !goesOn(decision)).length;
  const holidays = phone ? '' : holidaysAhead(today, all ? homeTexts.holidaysShort : homeTexts.holidays);
  const note = [longDay(today), holidays].filter((part) => part !== '').join(' · ');
  return (
    <PageHeader
      actions={
        <>
          {companies.length > 1 && (
            <ButtonLink icon={Building2} to={links.home(all ? {} : { all: true })} variant="text">
              {all ? homeTexts.oneCompany(company.name) : homeTexts.allCompanies}
            </ButtonLink>
          )}
          {!phone && (
            <ButtonLink icon={Plus} keys={KEY_TABLE.anywhere.bindings.newInvoice.keys} to={links.editor()}>
              {homeTexts.newInvoice}
            </ButtonLink>
          )}
        </>
      }
      note={note}
      title={count === undefined ? homeTexts.reading : homeTexts.title(count, all ? companies.length : null)}
    />
  );
}
