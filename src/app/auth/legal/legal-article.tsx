import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { links } from '@/app/routes/links';
import { passwordTexts } from '../password/password-texts';
import { PublicFrame } from '../public-frame';
import type { LegalPage } from './legal-page';

/** A page that is read, with the way back to the sign-in. */
export function LegalArticle({ page }: { readonly page: LegalPage }): ReactNode {
  return (
    <PublicFrame title={page.title} text={page.about} wide>
      <article className="flex max-w-[720px] flex-col gap-5 text-14 leading-6">
        {page.sections.map(({ head, text }) => (
          <section key={head}>
            <h2 className="text-16 font-semibold">{head}</h2>
            {text.map((paragraph) => (
              <p key={paragraph} className="mt-1.5 text-text-2 wrap-anywhere">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
      <p className="text-13">
        <Link href={links.signIn()} className="text-accent-text underline">
          {passwordTexts.signIn}
        </Link>
      </p>
    </PublicFrame>
  );
}
