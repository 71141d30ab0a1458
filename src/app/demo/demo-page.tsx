import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { chooseCompany } from '@/app/companies/choose-company';
import { links } from '@/app/routes/links';
import { useInterfaceState } from '@/app/state/interface-state';
import { useLive } from '@/app/state/use-live';
import { useToday } from '@/app/state/use-today';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { PageHeader } from '@/app/ui/page-header';
import { DeadlineClock } from '@/app/ui/states/deadline-clock';
import { EmptyState } from '@/app/ui/states/empty-state';
import { TONE_ICON } from '@/app/ui/states/tone';
import { openDocuments } from '@/db/archive/open-filing-queries';
import { demoTexts } from './demo-texts';
import { ResetDemo } from './reset-demo';
import { SettleDemo } from './settle-demo';
import { type Try, triesOf } from './tries';
import { type Unfinished, unfinishedOf } from './unfinished';

/** What to try in the demonstration, each line leading to its place; who has no demonstration is told so. */
export default function DemoPage(): ReactNode {
  const { user } = useWorkspace();
  if (user.demo !== true) return <NotDemo />;
  return (
    <div className="mx-auto w-full max-w-[720px]">
      <PageHeader title={demoTexts.title} />
      <div className="px-6 pb-8 phone:px-4">
        <p className="text-14 text-text-2">{demoTexts.about}</p>
        <Tries />
        <ResetDemo />
      </div>
    </div>
  );
}

function NotDemo() {
  const { title, text, action } = demoTexts.notDemo;
  return (
    <div className="mx-auto w-full max-w-[720px]">
      <PageHeader title={demoTexts.title} />
      <EmptyState title={title} text={text} action={<ButtonLink to={links.out()}>{action}</ButtonLink>} />
    </div>
  );
}

function Tries(): ReactNode {
  const { db, company } = useWorkspace();
  const documents = useLive(() => openDocuments(db, () => true), [db]);
  // Before the first answer nothing is known, and a line that says «done» would lie for a moment.
  if (documents === undefined) return null;
  const unfinished = unfinishedOf(documents, company.id);
  return (
    <>
      <OtherCompany of={unfinished} />
      <ol className="mt-4 divide-y divide-border rounded-2 border border-border bg-surface">
        {triesOf(unfinished).map((one) => (
          <TryLine key={one.title} one={one} />
        ))}
      </ol>
      <SettleDemo held={unfinished.doubtful.length + unfinished.waiting.length > 0} />
    </>
  );
}

/** The lines lead into the company whose invoices they are. */
function OtherCompany({ of: { companyId } }: { readonly of: Unfinished }): ReactNode {
  const { companies, company: present } = useWorkspace();
  const [{ companies: recent }] = useInterfaceState();
  const other = companies.find(({ id }) => id === companyId);
  if (other === undefined || other.id === present.id) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 rounded-2 bg-sunken px-4 py-3 text-13">
      <span>{demoTexts.otherCompany(other.name)}</span>
      <Button size="sm" onClick={() => chooseCompany(other, recent)}>
        {demoTexts.openCompany(other.name)}
      </Button>
    </div>
  );
}

function TryLine({ one: { title, text, to, icon: Icon, tone, issueDate } }: { readonly one: Try }) {
  const today = useToday();
  return (
    <li>
      <Link href={to} className="flex min-h-14 items-start gap-3 px-4 py-3 text-text no-underline hover:bg-hover">
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${TONE_ICON[tone]}`} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 font-medium">
            {title}
            {issueDate !== undefined && <DeadlineClock issueDate={issueDate} today={today} />}
          </span>
          <span className="mt-0.5 block text-13 text-text-2">{text}</span>
        </span>
        <ChevronRight aria-hidden="true" size={16} strokeWidth={1.75} className="mt-1 shrink-0 text-text-3" />
      </Link>
    </li>
  );
}
