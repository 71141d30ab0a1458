import { Link } from 'wouter';
import { links } from '@/app/routes/links';
import { useSession } from '@/app/state/session-view';
import { buttonStyle } from '@/app/ui/buttons/button-style';

interface ErrorPageProps {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

/** A page that is only a sentence and the way back. */
export function ErrorPage({ title, text, button }: ErrorPageProps) {
  const { status } = useSession();
  return (
    <div className="flex min-h-[60vh] flex-col items-center justify-center gap-4 px-6 text-center">
      <h1 tabIndex={-1} className="text-28 font-semibold">
        {title}
      </h1>
      <p className="max-w-[480px] text-14 text-text-2">{text}</p>
      <Link href={status === 'signed-in' ? links.home() : links.signIn()} className={buttonStyle('primary', 'md')}>
        {button}
      </Link>
    </div>
  );
}
