import { BookOpen, type LucideIcon, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { openOverlay } from '@/app/state/overlay';
import { useMayDo } from '@/app/state/use-ability';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { buttonStyle } from '@/app/ui/buttons/button-style';
import { contactTexts } from './contact-texts';

const { ways: texts } = contactTexts;

/** The support's ways that the plan includes and the server names; the documentation always. */
export function WaysCard(): ReactNode {
  const { user } = useWorkspace();
  const mayMail = useMayDo('supportByMail');
  const mayCall = useMayDo('supportByPhone');
  const { email = '', telephone = '' } = user.support ?? {};
  return (
    <section aria-label={texts.head} className="rounded-2 border border-border bg-surface">
      <h2 className="rounded-t-2 bg-sunken px-4 py-2 text-13 font-medium text-text-2">{texts.head}</h2>
      {mayMail && email !== '' && (
        <Row icon={Mail} title={texts.mail} text={texts.mailText(email)}>
          <a className={buttonStyle('outlined', 'md')} href={`mailto:${email}`}>
            {texts.write}
          </a>
        </Row>
      )}
      {mayCall && telephone !== '' && (
        <Row icon={Phone} title={texts.phone} text={texts.phoneText(telephone)}>
          <a className={buttonStyle('outlined', 'md')} href={`tel:${telephone.replaceAll(/[^+\d]/g, '')}`}>
            {texts.call}
          </a>
        </Row>
      )}
      <Row icon={BookOpen} title={texts.help} text={texts.helpText}>
        <Button keys={['F1']} onClick={() => openOverlay('help')}>
          {texts.openHelp}
        </Button>
      </Row>
    </section>
  );
}

interface RowProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Row({ icon: Icon, title, text, children }: RowProps): ReactNode {
  return (
    <div className="flex items-center gap-3 border-t border-border px-4 py-3 phone:flex-wrap">
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-text-3" />
      <div className="min-w-0 flex-1 phone:basis-[calc(100%-30px)]">
        <p className="text-13 font-medium">{title}</p>
        <p className="text-12 break-words text-text-2">{text}</p>
      </div>
      <div className="phone:pl-[30px]">{children}</div>
    </div>
  );
}
