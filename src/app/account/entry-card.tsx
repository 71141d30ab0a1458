import { AtSign, Lock, type LucideIcon, ShieldCheck, ShieldOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/app/ui/buttons/button';
import { TONE_ICON } from '@/app/ui/states/tone';
import { dayAndHourText, instantDayText } from '@/app/ui/words/date-words';
import { accountTexts } from './account-texts';
import { DropEmailDialog, EmailDialog } from './email-dialog';
import { FactorOffDialog, RenewCodesDialog } from './factor-change-dialogs';
import { FactorOnDialog } from './factor-on-dialog';
import { PasswordDialog } from './password-dialog';
import type { Account } from './use-account';

const { entry: texts } = accountTexts;

type Open = 'email' | 'drop-email' | 'password' | 'on' | 'off' | 'renew';

/** With what the account is entered: the password, and the second factor. */
export function EntryCard({
  account,
  reload,
}: {
  readonly account: Account;
  readonly reload: () => Promise<void>;
}): ReactNode {
  const [open, setOpen] = useState<Open>();
  const close = (): void => {
    setOpen(undefined);
    void reload();
  };
  const { email, awaitedEmail: awaited, passwordChangedAt, authenticatorSince, hasAuthenticator } = account;
  const dialog = { hasFactor: hasAuthenticator, onClose: close };
  return (
    <section aria-label={texts.head} className="rounded-2 border border-border bg-surface">
      <h2 className="rounded-t-2 bg-sunken px-4 py-2 text-13 font-medium text-text-2">{texts.head}</h2>
      <Row
        icon={AtSign}
        title={texts.email}
        text={
          awaited === undefined
            ? texts.emailText(email)
            : texts.emailAwaited(awaited.email, dayAndHourText(awaited.until))
        }
      >
        {awaited !== undefined && <Button onClick={() => setOpen('drop-email')}>{texts.dropEmail}</Button>}
        <Button onClick={() => setOpen('email')}>{texts.changeEmail}</Button>
      </Row>
      <Row
        icon={Lock}
        title={texts.password}
        text={passwordChangedAt === null ? texts.passwordOld : texts.passwordChanged(instantDayText(passwordChangedAt))}
      >
        <Button onClick={() => setOpen('password')}>{texts.change}</Button>
      </Row>
      {hasAuthenticator ? (
        <Row
          icon={ShieldCheck}
          ok
          title={authenticatorSince === null ? texts.factorOnOld : texts.factorOn(instantDayText(authenticatorSince))}
          text={texts.codesLeft(account.recoveryCodesLeft)}
        >
          <Button onClick={() => setOpen('renew')}>{texts.newCodes}</Button>
          <Button variant="danger" onClick={() => setOpen('off')}>
            {texts.turnOff}
          </Button>
        </Row>
      ) : (
        <Row icon={ShieldOff} title={texts.factorOff} text={texts.factorOffText}>
          <Button onClick={() => setOpen('on')}>{texts.turnOn}</Button>
        </Row>
      )}
      {open === 'email' && <EmailDialog account={account} onClose={close} />}
      {open === 'drop-email' && awaited !== undefined && (
        <DropEmailDialog account={account} awaited={awaited.email} onClose={close} />
      )}
      {open === 'password' && <PasswordDialog {...dialog} />}
      {open === 'on' && <FactorOnDialog onClose={close} />}
      {open === 'off' && <FactorOffDialog onClose={close} />}
      {open === 'renew' && <RenewCodesDialog onClose={close} />}
    </section>
  );
}

interface RowProps {
  readonly icon: LucideIcon;
  readonly ok?: boolean;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Row({ icon: Icon, ok = false, title, text, children }: RowProps): ReactNode {
  return (
    <div className="flex items-center gap-3 border-t border-border px-4 py-3 phone:flex-wrap">
      <Icon
        aria-hidden="true"
        size={18}
        strokeWidth={1.75}
        className={`shrink-0 ${ok ? TONE_ICON.ok : 'text-text-3'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="text-13 font-medium">{title}</p>
        <p className="text-12 text-text-2">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
