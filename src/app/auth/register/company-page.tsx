import { type FormEvent, type ReactNode, useState } from 'react';
import { Redirect } from 'wouter';
import { troublesOf } from '@/app/companies/company-draft';
import { CompanyForm } from '@/app/companies/company-form';
import { links } from '@/app/routes/links';
import { useSessionGateway } from '@/app/state/session-gateway';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { PublicFrame } from '../public-frame';
import { changeRegistration, useRegistration } from './register-draft';
import { registerTexts } from './register-texts';
import { useSendRegistration } from './use-send-registration';

const { company: texts } = registerTexts;

/** The company's particulars, from the register by its code; then the account is asked for. */
export default function CompanyPage(): ReactNode {
  const { connection } = useSessionGateway();
  const { person, company, password } = useRegistration();
  const { busy, refused, send } = useSendRegistration();
  const [tried, setTried] = useState(false);
  if (password === '' && !busy) return <Redirect to={links.register()} replace />;
  const create = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(troublesOf(company)).length === 0) void send(true);
  };
  return (
    <PublicFrame title={texts.title} text={texts.text} step={1} wide>
      <form noValidate onSubmit={create} className="flex flex-col gap-6">
        <CompanyForm
          connection={connection}
          draft={company}
          change={(next) => changeRegistration({ company: next })}
          troubles={tried ? troublesOf(company) : {}}
        />
        <p role="alert" className="text-13 text-bad empty:hidden">
          {refused}
        </p>
        <div className="flex items-center justify-between gap-3 phone:flex-col-reverse phone:items-stretch">
          <ButtonLink to={links.regComp()} variant="text">
            {texts.back}
          </ButtonLink>
          <Button type="submit" variant="primary" size="lg" busy={busy}>
            {texts.create}
          </Button>
        </div>
        <p className="border-t border-border pt-4 text-13 text-text-2">{texts.mail(person.email)}</p>
      </form>
    </PublicFrame>
  );
}
