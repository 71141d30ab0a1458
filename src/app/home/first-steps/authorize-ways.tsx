/** The two ways to ANAF of a firm that has none: with the certificate here, or by whoever has it. */
import { ExternalLink, Link2, type LucideIcon, Usb } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CompanyConnections } from '@/api/entities/anaf-connection';
import { connectionState } from '@/app/companies/connection/connection-state';
import { connectionTexts } from '@/app/companies/connection/connection-texts';
import { type MadeLink, useConnectionActions } from '@/app/companies/connection/use-connection-actions';
import { connectionsOfCompany, useConnections } from '@/app/companies/connection/use-connections';
import { links } from '@/app/routes/links';
import { useSyncView } from '@/app/state/sync-view';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { CopyButton } from '@/app/ui/buttons/copy-button';
import { Field } from '@/app/ui/fields/field';
import { TextInput } from '@/app/ui/fields/text-input';
import { stepsTexts, authorizeTexts as words } from './first-steps-texts';

export function AuthorizeWays({ primary }: { readonly primary: boolean }): ReactNode {
  const { company } = useWorkspace();
  const { offline } = useSyncView();
  const { connections, reload } = useConnections();
  const actions = useConnectionActions(company.id, reload);
  const [made, setMade] = useState<MadeLink>();
  const standing = connectionsOfCompany(connections, company.id);
  const unavailable = offline ? words.offline : undefined;
  return (
    <div className="pl-[76px] phone:pl-4">
      <Standing standing={standing} />
      <div className="grid grid-cols-2 gap-6 pr-4 pb-4 phone:grid-cols-1">
        <Way head={words.hereHead} icon={Usb} text={words.hereText}>
          <Button
            busy={actions.busy}
            onClick={() => void actions.authorizeHere()}
            trailingIcon={ExternalLink}
            unavailable={unavailable}
            variant={primary ? 'primary' : 'outlined'}
          >
            {words.here}
          </Button>
          <span className="text-12 text-text-3">{words.hereNote}</span>
        </Way>
        <Way head={words.thereHead} icon={Link2} text={words.thereText}>
          {made === undefined ? (
            <Button
              busy={actions.busy}
              icon={Link2}
              onClick={() => void actions.invite().then(setMade)}
              unavailable={unavailable}
            >
              {words.makeLink}
            </Button>
          ) : (
            <Field help={connectionTexts.inviteNote(made.until)} label={words.link}>
              <span className="flex items-center gap-2">
                <TextInput
                  onChange={() => undefined}
                  onFocus={(event) => event.target.select()}
                  readOnly
                  value={made.link}
                />
                <CopyButton label={connectionTexts.copyLink} text={made.link} />
              </span>
            </Field>
          )}
        </Way>
      </div>
      {standing !== undefined && standing.invitations.length > 0 && (
        <ul className="-ml-[76px] phone:-ml-4">
          {standing.invitations.map(({ id, by, until }) => (
            <li
              className="flex flex-wrap items-center justify-between gap-3 border-t border-border bg-sunken py-1.5 pr-4 pl-[76px] text-12 text-text-2 phone:pl-4"
              key={id}
            >
              <span className="min-w-0 wrap-anywhere">{words.linkSent(by, until)}</span>
              <Button
                busy={actions.busy}
                onClick={() => void actions.withdraw(id).then(() => setMade(undefined))}
                size="sm"
                variant="text"
              >
                {connectionTexts.withdraw}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What has become of an authorization that is there and does not serve; of a firm without any there is nothing to say. */
function Standing({ standing }: { readonly standing: CompanyConnections | undefined }): ReactNode {
  if (standing === undefined) return null;
  const { kind } = connectionState(standing, Date.now());
  if (kind === 'none' || kind === 'connected' || kind === 'ending') return null;
  return (
    <div className="mr-4 mb-3 flex flex-wrap items-center gap-3 rounded-2 bg-wait-soft px-3 py-2 text-13">
      <span className="min-w-0 flex-1 basis-72">{connectionTexts.what[kind]}</span>
      <ButtonLink size="sm" to={links.companies()}>
        {stepsTexts.actions.connection}
      </ButtonLink>
    </div>
  );
}

interface WayProps {
  readonly head: string;
  readonly text: string;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

function Way({ head, text, icon: Icon, children }: WayProps): ReactNode {
  return (
    <section aria-label={head} className="flex min-w-0 flex-col gap-2">
      <h3 className="flex items-center gap-2 text-13 font-semibold">
        <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
        {head}
      </h3>
      <p className="text-13 text-text-2">{text}</p>
      <div className="mt-auto flex flex-wrap items-center gap-3">{children}</div>
    </section>
  );
}
