import { useMemo } from 'react';
import * as v from 'valibot';
import { useLocation } from 'wouter';
import type { Transport } from '@/api/entities/transport';
import { type EntityId, entityIdSchema } from '@/api/ids';
import { links } from '@/app/routes/links';
import { useWorkspace, type Workspace } from '@/app/state/workspace';
import { saveTransportDraft } from '@/db/collections/transport-draft';
import { transportOptionsOf } from '@/db/collections/transport-options';
import { transporterRows } from '@/db/collections/transporter';
import { draftOfNotification } from '@/domain/transport/draft/declaration-of-draft';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import { legalDay } from '@/domain/transport/life/declaration-life';
import type { Notification } from '@/domain/transport/model/declaration';
import { type BeginningOf, repeatedDraft, sameVehicleDraft } from './begin-draft';
import { saidBy } from './declaration-xml';
import { tellMissing } from './tell-outcome';

/** What a new declaration of the company begins with, now. */
export async function beginningOf({
  db,
  company,
  commands,
}: Pick<Workspace, 'db' | 'company' | 'commands'>): Promise<BeginningOf> {
  const [options, transporters] = await Promise.all([
    transportOptionsOf(db, company.id),
    transporterRows.list(db, company.id),
  ]);
  const today = legalDay(Date.parse(commands.now()));
  return { company, options, transporters: transporters.map(({ row }) => row), today, newId: commands.newId };
}

/** Drafts that are made of a declaration; each is kept at once and opens. */
export interface DraftStarts {
  readonly correct: (item: Transport) => Promise<void>;
  readonly repeat: (item: Transport) => Promise<void>;
  /** What was refused, as it was written. */
  readonly rewrite: (item: Transport) => Promise<void>;
  readonly sameVehicle: (item: Transport) => Promise<void>;
}

export function useDraftStarts(): DraftStarts {
  const workspace = useWorkspace();
  const [, navigate] = useLocation();
  return useMemo(() => {
    const start = async (
      item: Transport,
      write: (said: Notification, beginning: BeginningOf) => TransportDraft,
      { corrects = '', whole = false }: { readonly corrects?: EntityId | ''; readonly whole?: boolean } = {},
    ): Promise<void> => {
      const said = await saidBy(workspace, item);
      if (said === undefined) {
        tellMissing(item);
        return;
      }
      const content = write(said, await beginningOf(workspace));
      const id = v.parse(entityIdSchema, workspace.commands.newId());
      await saveTransportDraft(workspace.commands, { id, content, seen: null, corrects });
      navigate(links.transport({ draft: id, ...(whole ? { step: 'send' } : {}) }));
    };
    return {
      correct: (item) => start(item, (said, { newId }) => draftOfNotification(said, newId), { corrects: item.id }),
      rewrite: (item) => start(item, (said, { newId }) => draftOfNotification(said, newId)),
      // It can be declared as it is: on the phone the second tap does.
      repeat: (item) => start(item, repeatedDraft, { whole: true }),
      sameVehicle: (item) => start(item, sameVehicleDraft),
    };
  }, [workspace, navigate]);
}
