import { PencilLine, Plus, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { keptState } from '@/app/state/kept-state';
import { KEY_TABLE } from '@/app/state/keys-table';
import { keptName } from '@/app/state/use-kept';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { ButtonLink } from '@/app/ui/buttons/button-link';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { countText } from '@/app/ui/words/amount-text';
import { listDrafts } from '@/db/collections/draft-queries';
import { externTexts } from './extern-texts';

const { create } = KEY_TABLE.external.bindings;

export function NewExternal(): ReactNode {
  return (
    <ButtonLink icon={Plus} keys={create.keys} to={links.editor({ extern: 'new' })} variant="primary">
      {externTexts.newInvoice}
    </ButtonLink>
  );
}

/** In the list's head: the partners without a Romanian code, the drafts of this kind, a new one. */
export function ExternalActions({ empty }: { readonly empty: boolean }): ReactNode {
  const { db, company } = useWorkspace();
  const openPartners = useOpenPartners();
  const drafts = useLive(
    async () => (await listDrafts(db, company.id)).filter(({ row }) => row.type === 'extern').length,
    [db, company.id],
  );
  return (
    <>
      <Button icon={Users} onClick={openPartners}>
        {externTexts.partners}
      </Button>
      {drafts !== undefined && drafts > 0 && (
        <ButtonLink icon={PencilLine} to={links.drafts('extern')}>
          {externTexts.drafts(countText(drafts))}
        </ButtonLink>
      )}
      {!empty && <NewExternal />}
    </>
  );
}

/** The phone's bar begins invoices to buyers in Romania: those abroad begin here, with a touch. */
export function ExternalPhoneActions(): ReactNode {
  const [, navigate] = useLocation();
  const openPartners = useOpenPartners();
  return (
    <>
      <IconButton icon={Users} iconSize={20} label={externTexts.partners} onClick={openPartners} />
      <IconButton
        icon={Plus}
        iconSize={20}
        label={externTexts.newInvoice}
        onClick={() => navigate(links.editor({ extern: 'new' }))}
      />
    </>
  );
}

function useOpenPartners(): () => void {
  const { company } = useWorkspace();
  const [, navigate] = useLocation();
  return () => {
    keptState.write(keptName(company, 'partner query'), { search: '', view: 'external', filters: {} });
    navigate(links.partner());
  };
}
