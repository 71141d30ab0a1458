import { authTexts } from '@/app/texts/auth-texts';
import { DateText } from '@/app/ui/date-text';
import type { PublicNotice } from './public-notices';

interface PublicNoticesProps {
  readonly notices: readonly PublicNotice[];
}

/** The public notices beside the sign-in, on the desktop. */
export function PublicNotices({ notices }: PublicNoticesProps) {
  return (
    <section aria-labelledby="notices-title" className="max-w-[600px]">
      <h2 id="notices-title" className="mb-3 text-16 font-semibold">
        {authTexts.notices}
      </h2>
      {notices.length === 0 && <p className="text-13 text-text-2">{authTexts.noNotices}</p>}
      <ul className="divide-y divide-border rounded-2 border border-border bg-surface empty:hidden">
        {notices.map((notice) => (
          <li key={notice.id} className="px-4 py-3 text-13">
            <div className="flex justify-between gap-4">
              <span className="font-medium">{notice.title}</span>
              <span className="text-12 text-text-3">
                <DateText day={notice.date} />
              </span>
            </div>
            <p className="mt-0.5 pr-16 text-text-2">{notice.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
