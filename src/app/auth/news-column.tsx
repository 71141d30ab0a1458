import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ServiceState } from '@/api/calls/outside-calls';
import { newsTexts } from '@/app/texts/news-texts';
import { TONE_ICON } from '@/app/ui/states/tone';
import { DateText } from '@/app/ui/words/date-text';
import { hourText } from '@/app/ui/words/date-words';
import { useNews } from './news';
import type { PublicNotice } from './public-notices';
import { serviceWords } from './service-words';

/** Beside the sign-in, on the desktop: what ANAF's services do, and the notices of public interest. */
export default function NewsColumn() {
  const { notices, services } = useNews();
  return (
    <div className="flex max-w-[600px] flex-col gap-8">
      {services !== null && services.length > 0 && (
        <Card title={newsTexts.services.title}>
          {services.map((state) => (
            <ServiceRow key={state.service} state={state} />
          ))}
        </Card>
      )}
      {notices?.length === 0 && <p className="text-13 text-text-2">{newsTexts.noNotices}</p>}
      {notices !== null && notices.length > 0 && (
        <Card title={newsTexts.notices}>
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </Card>
      )}
    </div>
  );
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-16 font-semibold">{title}</h2>
      <ul className="divide-y divide-border rounded-2 border border-border bg-surface">{children}</ul>
    </section>
  );
}

function ServiceRow({ state }: { readonly state: ServiceState }) {
  const { tone, name, text } = serviceWords(state);
  const Icon = tone === 'ok' ? CircleCheck : TriangleAlert;
  return (
    <li className="flex items-start gap-3 px-4 py-1.5 text-13">
      <Icon aria-hidden="true" size={16} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${TONE_ICON[tone]}`} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="text-12 text-text-2">{text}</p>
      </div>
      <time dateTime={state.at} className="self-center text-12 tabular-nums text-text-3">
        {hourText(state.at)}
      </time>
    </li>
  );
}

function NoticeRow({ notice }: { readonly notice: PublicNotice }) {
  return (
    <li className="px-4 py-3 text-13">
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{notice.title}</span>
        <span className="text-12 text-text-3">
          <DateText day={notice.date} />
        </span>
      </div>
      <p className="mt-0.5 pr-16 text-text-2">{notice.text}</p>
    </li>
  );
}
