import { useState } from 'react';
import { useLocation } from 'wouter';
import { links } from '@/app/routes/links';
import { addAlert } from '@/app/state/alerts';
import { useSyncView } from '@/app/state/sync-view';
import { useWorkspace } from '@/app/state/workspace';
import { declareTransport } from '@/db/declaring/declare-transport';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import { mayDeclare, type Permission } from '@/domain/transport/life/allowed-actions';
import { tellRefused } from '../../../actions/tell-outcome';
import type { KnownThings } from '../../../known/known-things';
import { denialWords } from '../../../transport-texts';
import { viewTexts } from '../../view-texts';
import { rememberTransport } from '../remember-transport';
import type { OpenedDraft } from './open-draft';
import type { DraftState } from './use-draft-state';

export interface Declaring {
  readonly label: string;
  /** Why not now; undefined where it may be pressed. */
  readonly unavailable: string | undefined;
  readonly busy: boolean;
  /** Declares what was found right: this content, or nothing where its draft was changed meanwhile. */
  readonly declare: (content: TransportDraft) => Promise<void>;
}

interface DeclareArgs {
  readonly opened: OpenedDraft;
  readonly state: DraftState;
  readonly known: KnownThings;
  readonly outage: boolean;
  readonly now: number;
}

/** The button that declares, with what it will do and when it may. */
export function useDeclare({ opened, state, known, outage, now }: DeclareArgs): Declaring {
  const { commands } = useWorkspace();
  const { offline } = useSyncView();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const permission = mayDeclare(state.draft.transport.startDate, now, outage);
  const declare = async (content: TransportDraft): Promise<void> => {
    setBusy(true);
    try {
      await state.flush();
      const outcome = await declareTransport(commands, {
        draftId: state.currentId(),
        content,
        ...(outage ? { afterOutage: true } : {}),
      });
      if (outcome.kind === 'queued') {
        state.stop();
        tellDeclared(offline);
        remember(content);
        navigate(links.transport({ id: outcome.transport }), { replace: true });
      } else if (outcome.kind === 'draft-changed') {
        addAlert({ type: 'warning', message: viewTexts.draftChanged });
      } else tellRefused(outcome);
    } finally {
      setBusy(false);
    }
  };
  const remember = ({ transport }: TransportDraft): void => {
    rememberTransport(commands, known.transporters, transport).catch((error: unknown) =>
      console.warn('The vehicle is not remembered:', error),
    );
  };
  const label = opened.corrects === '' ? (offline ? viewTexts.declareLater : viewTexts.declare) : viewTexts.correct;
  return { label, unavailable: tooEarly(permission), busy, declare };
}

/** That the day has passed is said at its field, with what puts it right. */
function tooEarly(permission: Permission): string | undefined {
  return permission.allowed || permission.reason !== 'too-early' ? undefined : denialWords(permission);
}

function tellDeclared(offline: boolean): void {
  const message = offline ? viewTexts.declaredOffline : viewTexts.declared;
  addAlert({ type: offline ? 'offline' : 'success', message, description: viewTexts.declaredText });
}
