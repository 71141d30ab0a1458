import { Building2, ChevronRight, type LucideIcon, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { PublicFrame } from '../public-frame';
import { useRegistration } from './register-draft';
import { registerTexts } from './register-texts';
import { useSendRegistration } from './use-send-registration';

const { choice, company } = registerTexts;

/** The second step: with a company, or without one for now. */
export default function ChoicePage(): ReactNode {
  const { person, password } = useRegistration();
  const { busy, refused, send } = useSendRegistration();
  const [, navigate] = useLocation();
  // The password is nowhere but in memory: after a reload it is asked for again.
  if (password === '' && !busy) return <Redirect to={links.register()} replace />;
  return (
    <PublicFrame title={choice.title} text={choice.text} step={1}>
      <div className="flex flex-col gap-3">
        <Choice
          icon={Building2}
          title={choice.company}
          text={choice.companyText}
          choose={() => navigate(links.regDetailComp())}
        />
        <Choice icon={UserRound} title={choice.none} text={choice.noneText} choose={() => void send(false)} />
      </div>
      <p role="alert" className="text-13 text-bad empty:hidden">
        {refused}
      </p>
      <p className="text-13 text-text-2">{company.mail(person.email)}</p>
      <Link href={links.register()} className="self-start text-13 text-accent-text underline">
        {choice.back}
      </Link>
    </PublicFrame>
  );
}

interface ChoiceProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly choose: () => void;
}

function Choice({ icon: Icon, title, text, choose }: ChoiceProps): ReactNode {
  return (
    <button
      type="button"
      onClick={choose}
      className="flex min-h-16 items-center gap-4 rounded-2 border border-border-control px-4 py-3 text-left hover:bg-hover"
    >
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-text-2" />
      <span className="min-w-0 flex-1">
        <span className="block text-14 font-medium">{title}</span>
        <span className="block text-13 text-text-2">{text}</span>
      </span>
      <ChevronRight aria-hidden="true" size={16} className="shrink-0 text-text-3" />
    </button>
  );
}
