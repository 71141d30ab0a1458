import { CircleQuestionMark, Lock, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { COMPANY_ROLES, type Company, type CompanyRole } from '@/api/entities/company';
import type { CompanyInvitation, CompanyPerson, KnownAccess } from '@/api/entities/company-access';
import { Button } from '@/app/ui/buttons/button';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { Select } from '@/app/ui/fields/select';
import { ConfirmDialog } from '@/app/ui/floating/confirm-dialog';
import { dayAndHourText, instantDayText } from '@/app/ui/words/date-words';
import { CompanyMark } from '../company-mark';
import { useFocusAtFirst } from '../panel-part';
import { PanelSection } from '../panel-section';
import { ROLE_WORDS, accessTexts as texts } from './access-texts';
import { InviteForm } from './invite-form';
import { OwnData } from './own-data';
import { type AccessActions, useAccess } from './use-access';

interface AccessProps {
  readonly company: Company;
  /** The keyboard is brought to where access is given. */
  readonly takesFocus: boolean;
}

/** Who works on the company, in which role, and whom one invites (picture 24). */
export function AccessSection({ company, takesFocus }: AccessProps): ReactNode {
  const { state, actions } = useAccess(company.id);
  if (state.kind === 'known')
    return <Known {...{ company, actions, takesFocus }} access={state.access} keptAt={state.keptAt} />;
  return (
    <PanelSection head={texts.head}>
      <p role="status" className="text-13 text-text-2">
        {state.kind === 'reading' ? texts.reading : texts.notRead}
      </p>
      {state.kind === 'not-read' && (
        <div>
          <Button size="sm" onClick={() => void actions.reload()}>
            {texts.again}
          </Button>
        </div>
      )}
    </PanelSection>
  );
}

interface KnownProps extends AccessProps {
  readonly access: KnownAccess;
  readonly keptAt: string | undefined;
  readonly actions: AccessActions;
}

function Known({ company, access, keptAt, actions, takesFocus }: KnownProps) {
  const { people, invitations } = access;
  const [leaving, setLeaving] = useState<CompanyPerson>();
  const own = people.find((person) => person.own)?.role ?? 'user';
  const gives = rolesGivenBy(own);
  const owners = people.filter(({ role }) => role === 'owner').length;
  return (
    <PanelSection head={texts.head} note={texts.count(people.length, invitations.length)}>
      {keptAt !== undefined && (
        <p role="status" className="text-12 text-text-2">
          {texts.kept(dayAndHourText(keptAt))}
        </p>
      )}
      <ul aria-label={texts.people} className="flex flex-col gap-2">
        {people.map((person) => (
          <Person
            key={person.user}
            person={person}
            gives={gives}
            alone={person.role === 'owner' && owners === 1}
            actions={actions}
            remove={() => setLeaving(person)}
          />
        ))}
      </ul>
      {invitations.length > 0 && (
        <ul aria-label={texts.invitations} className="flex flex-col gap-2">
          {invitations.map((one) => (
            <Invited key={one.id} one={one} mayWithdraw={gives.includes(one.role)} actions={actions} />
          ))}
        </ul>
      )}
      {gives.length > 0 ? (
        <InviteForm
          {...{ gives, takesFocus }}
          busy={actions.busy}
          send={(email, role) => actions.invite(access, email, role)}
        />
      ) : (
        <OnlyOwners takesFocus={takesFocus} />
      )}
      <OwnData company={company} people={people} alone={own === 'owner' && owners === 1} actions={actions} />
      {leaving !== undefined && (
        <RemoveDialog person={leaving} company={company} actions={actions} onClose={() => setLeaving(undefined)} />
      )}
    </PanelSection>
  );
}

function OnlyOwners({ takesFocus }: Pick<AccessProps, 'takesFocus'>) {
  const words = useFocusAtFirst<HTMLParagraphElement>(takesFocus);
  return (
    <p ref={words} tabIndex={-1} className="text-12 text-text-3">
      {texts.onlyOwners}
    </p>
  );
}

/** Owners give every role, plan administrators all but the owner's; the server decides the same way. */
function rolesGivenBy(role: CompanyRole): readonly CompanyRole[] {
  if (role === 'owner') return COMPANY_ROLES;
  return role === 'administrator' ? COMPANY_ROLES.filter((one) => one !== 'owner') : [];
}

interface PersonProps {
  readonly person: CompanyPerson;
  readonly gives: readonly CompanyRole[];
  readonly alone: boolean;
  readonly actions: AccessActions;
  readonly remove: () => void;
}

function Person({ person, gives, alone, actions, remove }: PersonProps) {
  const { name, email, role, own } = person;
  const mayChange = gives.includes(role) && !alone;
  return (
    <li className="flex items-center gap-3 text-13">
      <CompanyMark name={name} look="list" />
      <span className="min-w-0 flex-1">
        <span className="block break-words">{name}</span>
        <span className="block break-words text-12 text-text-3">{alone ? texts.alone : own ? texts.own : email}</span>
      </span>
      <span className="w-36 shrink-0">
        {mayChange ? (
          <Select
            aria-label={texts.role(name)}
            value={role}
            disabled={actions.busy}
            options={gives.map((value) => ({ value, label: ROLE_WORDS[value] }))}
            onChange={(value) => void actions.give(person, value)}
          />
        ) : (
          <span className="block px-3 text-text-2">{ROLE_WORDS[role]}</span>
        )}
      </span>
      <span className="flex size-9 shrink-0 items-center justify-center phone:size-11">
        {alone ? (
          <Lock aria-hidden="true" size={16} strokeWidth={1.75} className="text-text-3" />
        ) : (
          (mayChange || own) && <IconButton icon={X} label={texts.remove(name)} onClick={remove} />
        )}
      </span>
    </li>
  );
}

interface InvitedProps {
  readonly one: CompanyInvitation;
  readonly mayWithdraw: boolean;
  readonly actions: AccessActions;
}

function Invited({ one, mayWithdraw, actions }: InvitedProps) {
  return (
    <li className="flex items-center gap-3 text-13">
      <span className="inline-flex size-6 shrink-0 items-center justify-center rounded-full border border-dashed border-border-control">
        <CircleQuestionMark aria-hidden="true" size={14} strokeWidth={1.75} className="text-text-3" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block break-words text-text-2">{one.email}</span>
        <span className="block text-12 text-text-3">{texts.invitedUntil(instantDayText(one.until))}</span>
      </span>
      <span className="w-36 shrink-0 px-3 text-text-2">{ROLE_WORDS[one.role]}</span>
      <span className="flex size-9 shrink-0 items-center justify-center phone:size-11">
        {mayWithdraw && (
          <IconButton icon={X} label={texts.withdraw(one.email)} onClick={() => void actions.withdraw(one.id)} />
        )}
      </span>
    </li>
  );
}

interface RemoveDialogProps {
  readonly person: CompanyPerson;
  readonly company: Company;
  readonly actions: AccessActions;
  readonly onClose: () => void;
}

function RemoveDialog({ person, company, actions, onClose }: RemoveDialogProps) {
  const { own, name } = person;
  return (
    <ConfirmDialog
      title={own ? texts.leaveTitle(company.name) : texts.removeTitle(name, company.name)}
      confirmLabel={own ? texts.leaveConfirm : texts.removeConfirm}
      busy={actions.busy}
      onCancel={onClose}
      onConfirm={() => void actions.remove(person).then(onClose)}
    >
      <p>{own ? texts.leaveText : texts.removeText}</p>
      {!own && <p className="mt-3 text-text-2">{texts.removeStays}</p>}
    </ConfirmDialog>
  );
}
