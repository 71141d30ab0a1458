import { KeyRound, Link2, Unplug } from 'lucide-react';
import { useState } from 'react';
import type { AnafConnection, CompanyConnections } from '@/api/entities/anaf-connection';
import type { Company } from '@/api/entities/company';
import { useMayDo } from '@/app/state/use-ability';
import { Button } from '@/app/ui/buttons/button';
import { CopyButton } from '@/app/ui/buttons/copy-button';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import { ConfirmDialog } from '@/app/ui/floating/confirm-dialog';
import { SidePanel } from '@/app/ui/floating/side-panel';
import { ProgressBar } from '@/app/ui/states/progress-bar';
import { AccessSection } from '../access/access-section';
import { type PanelPart, useFocusAtFirst } from '../panel-part';
import { PanelSection as Section } from '../panel-section';
import { ConnectionBadge } from './connection-badge';
import { type ConnectionState, connectionState, daysLeft } from './connection-state';
import { connectionTexts, dayOf, mailboxTexts } from './connection-texts';
import { MailboxCounts } from './mailbox-counts';
import { NamedCompanies } from './named-companies';
import { outageTexts } from './outage-texts';
import { Outages } from './outages-section';
import { TokenCopyDialog } from './token-copy-dialog';
import { tokenCopyTexts } from './token-copy-texts';
import { type ConnectionActions, type MadeLink, useConnectionActions } from './use-connection-actions';

const YEAR_DAYS = 365;

interface ConnectionPanelProps {
  readonly company: Company;
  readonly at: PanelPart;
  readonly standing: CompanyConnections;
  readonly now: number;
  readonly reload: () => Promise<void>;
  readonly onClose: () => void;
}

/** Through whom a company reaches ANAF, until when, and what to do (picture 24). */
export function ConnectionPanel({ company, at, standing, now, reload, onClose }: ConnectionPanelProps) {
  const state = connectionState(standing, now);
  const actions = useConnectionActions(company.id, reload);
  const decides = standing.decides !== false;
  const waiting = standing.connections.filter((one) => one.state === 'waiting');
  // An authorization whose year is over can neither be renewed without the certificate nor given up.
  const inUse = standing.connections.filter((one) => one.state === 'in-use' && daysLeft(one.until, now) > 0);
  return (
    <SidePanel title={company.name} onClose={onClose} takesFocus={at === 'head'}>
      <Section head={connectionTexts.head} badge={<ConnectionBadge state={state} alone />}>
        <Term state={state} />
        <p className="text-13 text-text-2">{whatOf(state)}</p>
        {waiting.map((one) => (
          <Waiting key={one.id} one={one} decides={decides} actions={actions} />
        ))}
        <Ways state={state} actions={actions} takesFocus={at === 'link'} />
      </Section>
      {inUse.length > 0 && (
        <Section head={connectionTexts.people}>
          <ul className="flex flex-col gap-3">
            {inUse.map((one) => (
              <Person
                key={one.id}
                one={one}
                company={company}
                alone={inUse.length === 1}
                decides={decides}
                actions={actions}
                reload={reload}
              />
            ))}
          </ul>
        </Section>
      )}
      {company.isAuthorized && (
        <MailboxCounts company={company.id}>
          {(counts) => <Section head={mailboxTexts.head}>{counts}</Section>}
        </MailboxCounts>
      )}
      {standing.invitations.length > 0 && (
        <Section head={connectionTexts.invitations}>
          <ul className="flex flex-col gap-2">
            {standing.invitations.map(({ id, by, until }) => (
              <li key={id} className="flex items-center justify-between gap-3 text-13 text-text-2">
                <span className="min-w-0">
                  <span className="block text-text tabular-nums">{connectionTexts.invitationUntil(until)}</span>
                  <span className="block truncate text-12">{connectionTexts.invitationBy(by)}</span>
                </span>
                <Button size="sm" busy={actions.busy} onClick={() => void actions.withdraw(id)}>
                  {connectionTexts.withdraw}
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section head={outageTexts.head}>
        <Outages />
      </Section>
      <AccessSection company={company} takesFocus={at === 'access'} />
    </SidePanel>
  );
}

/** Who, from when, until when; with the day of the year it is in. */
function Term({ state }: { readonly state: ConnectionState }) {
  if (state.kind === 'none' || state.kind === 'waiting') return null;
  const { by } = state;
  const day = dayOfYear(state);
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto_auto] gap-x-6 text-13">
        <Fact term={connectionTexts.by} value={by.person || connectionTexts.nameless} />
        <Fact term={connectionTexts.since} value={dayOf(by.since)} />
        <Fact term={connectionTexts.until} value={dayOf(by.endedAt ?? by.until)} soon={state.kind === 'ending'} />
      </dl>
      {day !== undefined && (
        <ProgressBar
          label={connectionTexts.day(day)}
          value={day}
          max={YEAR_DAYS}
          numbers={false}
          tone={state.kind === 'ending' ? 'wait' : 'ok'}
        />
      )}
    </>
  );
}

/** The day of the year that an authorization which serves is in; of another, none. */
function dayOfYear(state: ConnectionState): number | undefined {
  const lives = state.kind === 'connected' || state.kind === 'ending';
  return lives ? Math.max(1, YEAR_DAYS - state.days) : undefined;
}

function whatOf(state: ConnectionState): string {
  const day = dayOfYear(state);
  const what = connectionTexts.what[state.kind];
  return day === undefined ? what : `${connectionTexts.day(day)} ${what}`;
}

interface FactProps {
  readonly term: string;
  readonly value: string;
  readonly soon?: boolean;
}

function Fact({ term, value, soon = false }: FactProps) {
  return (
    <div>
      <dt className="text-12 text-text-3">{term}</dt>
      <dd className={`tabular-nums ${soon ? 'text-wait' : ''}`}>{value}</dd>
    </div>
  );
}

interface WaitingProps {
  readonly one: AnafConnection;
  readonly decides: boolean;
  readonly actions: ConnectionActions;
}

function Waiting({ one, decides, actions }: WaitingProps) {
  return (
    <div className="flex flex-col gap-2 rounded-2 border border-border bg-wait-soft p-3 text-13">
      <p className="font-medium">
        {connectionTexts.waitingWho(one.person || connectionTexts.nameless, one.byInvitation)}
      </p>
      {one.certificate !== '' && (
        <p className="wrap-anywhere text-12">{connectionTexts.certificate(one.certificate)}</p>
      )}
      {!decides && <p className="text-text-2">{connectionTexts.ownerConfirms}</p>}
      <div className="flex flex-wrap gap-2">
        {decides && (
          <Button variant="primary" busy={actions.busy} onClick={() => void actions.confirm(one.id)}>
            {connectionTexts.confirm}
          </Button>
        )}
        {(decides || one.mine) && (
          <Button busy={actions.busy} onClick={() => void actions.end(one.id, connectionTexts.declined)}>
            {decides ? connectionTexts.decline : connectionTexts.giveUp}
          </Button>
        )}
      </div>
    </div>
  );
}

interface WaysProps {
  readonly state: ConnectionState;
  readonly actions: ConnectionActions;
  /** The keyboard is brought to the link. */
  readonly takesFocus: boolean;
}

/** The two ways to ANAF: with the certificate here, or by whoever has it. */
function Ways({ state, actions, takesFocus }: WaysProps) {
  const link = useFocusAtFirst<HTMLButtonElement>(takesFocus);
  const [made, setMade] = useState<MadeLink>();
  const lives = state.kind === 'connected' || state.kind === 'waiting';
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={KeyRound}
          variant={lives ? 'outlined' : 'primary'}
          busy={actions.busy}
          onClick={() => void actions.authorizeHere()}
        >
          {state.kind === 'connected' || state.kind === 'ending' ? connectionTexts.renewHere : connectionTexts.here}
        </Button>
        <Button ref={link} icon={Link2} busy={actions.busy} onClick={() => void actions.invite().then(setMade)}>
          {connectionTexts.invite}
        </Button>
      </div>
      <p className="text-12 text-text-3">
        {connectionTexts.hereHelp} {connectionTexts.inviteHelp}
      </p>
      {made !== undefined && (
        <Field label={connectionTexts.inviteLink} help={connectionTexts.inviteNote(made.until)}>
          <span className="flex items-center gap-2">
            <TextInput
              readOnly
              value={made.link}
              onChange={() => undefined}
              onFocus={(event) => event.target.select()}
            />
            <CopyButton text={made.link} label={connectionTexts.copyLink} />
          </span>
        </Field>
      )}
    </>
  );
}

interface PersonProps {
  readonly one: AnafConnection;
  readonly company: Company;
  readonly alone: boolean;
  readonly decides: boolean;
  readonly actions: ConnectionActions;
  readonly reload: () => Promise<void>;
}

function Person({ one, company, alone, decides, actions, reload }: PersonProps) {
  const [asking, setAsking] = useState(false);
  const [copying, setCopying] = useState(false);
  const mayCopy = useMayDo('tokenCopy');
  const name = one.person || connectionTexts.nameless;
  return (
    <li className="flex flex-col gap-2 text-13">
      <span>
        <span className="block wrap-anywhere">{name}</span>
        {one.certificate !== '' && (
          // Whole: it is compared with the one on the certificate.
          <span className="block wrap-anywhere text-12 text-text-3">
            {connectionTexts.certificate(one.certificate)}
          </span>
        )}
      </span>
      <span className="flex flex-wrap gap-2">
        <Button size="sm" busy={actions.busy} onClick={() => void actions.refresh(one.id)}>
          {connectionTexts.refresh}
        </Button>
        {one.mine && mayCopy && (
          <Button size="sm" icon={KeyRound} onClick={() => setCopying(true)}>
            {tokenCopyTexts.open}
          </Button>
        )}
        {(decides || one.mine) && (
          <Button size="sm" variant="danger" icon={Unplug} onClick={() => setAsking(true)}>
            {connectionTexts.revoke}
          </Button>
        )}
      </span>
      <NamedCompanies one={one} actions={actions} />
      {typeof one.copiedAt === 'string' && (
        <span className="text-12 text-text-3">{tokenCopyTexts.copiedAt(one.copiedAt)}</span>
      )}
      {copying && (
        <TokenCopyDialog
          company={company.id}
          onClose={() => {
            setCopying(false);
            void reload();
          }}
          onRevoke={() => {
            setCopying(false);
            setAsking(true);
            void reload();
          }}
        />
      )}
      {asking && (
        <ConfirmDialog
          title={connectionTexts.revokeTitle(company.name)}
          confirmLabel={connectionTexts.revokeConfirm}
          busy={actions.busy}
          onCancel={() => setAsking(false)}
          onConfirm={() => void actions.end(one.id, connectionTexts.revoked).then(() => setAsking(false))}
        >
          <p>{connectionTexts.revokeText(name, alone)}</p>
          <p className="mt-3 text-text-2">{connectionTexts.revokePortal}</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
