/** Whom to ask, and the report of a problem: read and written without network, sent with it. */
import type { ReactNode } from 'react';
import { PageHeader } from '@/app/ui/page-header';
import { Skeleton } from '@/app/ui/states/skeleton';
import { useTypedForms } from '@/app/unsaved/use-typed-forms';
import { contactTexts } from './contact-texts';
import { ReportForm } from './report-form';
import { REPORT_FORM } from './use-report';
import { WaysCard } from './ways-card';

export default function ContactPage(): ReactNode {
  const typed = useTypedForms(REPORT_FORM);
  return (
    <div className="mx-auto w-full max-w-[960px]">
      <PageHeader title={contactTexts.title} />
      <div className="flex flex-col gap-4 px-6 pb-8 phone:px-4">
        <WaysCard />
        {typed === undefined ? <Skeleton /> : <ReportForm typed={typed} />}
      </div>
    </div>
  );
}
