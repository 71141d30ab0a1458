/** One open draft: what is typed, on its way to the device's storage at every key, with the steps back. */
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { EntityId } from '@/api/ids';
import { PERSISTENT } from '@/app/state/alert-list';
import { addAlert, removeAlert } from '@/app/state/alerts';
import { useWorkspace } from '@/app/state/workspace';
import { createAutosave, type SaveState } from '@/app/unsaved/autosave';
import { createDraftSaver, type DraftSaver } from '@/app/unsaved/draft-saver';
import { type LeavingCopy, leavePage } from '@/app/unsaved/leave-page';
import { PAGE_TIMERS } from '@/app/unsaved/page-timers';
import { useLeaving } from '@/app/unsaved/use-leaving';
import type { CommandContext } from '@/db/command-context';
import { keepUnsavedDraft } from '@/db/drafts/keep-unsaved-draft';
import { transportFate } from '@/db/drafts/transport-fate';
import { dropUnsaved } from '@/db/drafts/unsaved-copy';
import { transportCopyId } from '@/db/drafts/unsaved-transport';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import { viewTexts } from '../../view-texts';
import { draftSaving } from './draft-saving';
import type { OpenedDraft } from './open-draft';
import { tellBeside } from './tell-beside';

export interface DraftState {
  /** As it was drawn. */
  readonly draft: TransportDraft;
  /** With the last key, drawn or not. */
  readonly latest: () => TransportDraft;
  readonly change: (write: (draft: TransportDraft) => TransportDraft) => void;
  readonly undo: (() => void) | undefined;
  readonly saving: SaveState;
  /** Writes what waits; throws where it cannot. */
  readonly flush: () => Promise<void>;
  /** Nothing is written after it. */
  readonly stop: () => void;
  /** The id the draft has now; it gets another one where it was removed or declared elsewhere while it was written here. */
  readonly currentId: () => EntityId;
}

/** Steps back that are kept. */
const MOST_STEPS = 200;
/** Keys within this time are one step. */
const ONE_STEP_MS = 800;

/** `onStored`: told once it stands in the storage for the first time. */
export function useDraftState(opened: OpenedDraft, onStored: (id: EntityId) => void): DraftState {
  const { commands } = useWorkspace();
  const [draft, setDraft] = useState(opened.draft);
  const latest = useRef(opened.draft);
  const [past, setPast] = useState<readonly TransportDraft[]>([]);
  const lastStep = useRef(0);
  const latestPorts = useRef({ commands, onStored });
  useEffect(() => {
    latestPorts.current = { commands, onStored };
    // The last save of an editor that was left must not bring its address back.
    return () => {
      latestPorts.current = { commands, onStored: () => undefined };
    };
  });
  // One for as long as the draft is open: what it last wrote is what the next save is held against.
  const [{ autosave, copy, currentId }] = useState(() => {
    const now = () => latestPorts.current.commands;
    const saver = createDraftSaver(opened, draftSaving(now, opened), {
      onStored: (id) => latestPorts.current.onStored(id),
      onGone: (from) => void tellBeside(transportFate(now().db, { id: from, corrects: opened.corrects })),
    });
    return {
      autosave: createAutosave(saver.save, PAGE_TIMERS),
      copy: leavingCopy(now, opened, saver),
      currentId: saver.id,
    };
  });
  const put = useCallback(
    (next: TransportDraft): void => {
      latest.current = next;
      setDraft(next);
      autosave.changed(next);
    },
    [autosave],
  );
  const change = useCallback(
    (write: (before: TransportDraft) => TransportDraft): void => {
      const before = latest.current;
      const next = write(before);
      if (next === before) return;
      const at = performance.now();
      if (at - lastStep.current > ONE_STEP_MS) setPast((steps) => [...steps, before].slice(-MOST_STEPS));
      lastStep.current = at;
      put(next);
    },
    [put],
  );
  const undo = (): void => {
    const before = past.at(-1);
    if (before === undefined) return;
    setPast(past.slice(0, -1));
    lastStep.current = 0;
    put(before);
  };
  const flush = useCallback(async (): Promise<void> => {
    // A draft that is as it was begun is kept too, before it is declared.
    if (opened.seen === null && autosave.state().kind === 'idle') autosave.changed(latest.current);
    const state = await autosave.flush();
    if (state.kind === 'failed') throw state.reason;
  }, [autosave, opened.seen]);
  useLeaving(
    useMemo(() => {
      const leave = (): boolean => leavePage(autosave, copy);
      const save = async (): Promise<void> => {
        const state = await autosave.flush();
        if (state.kind === 'failed') throw state.reason;
      };
      return { leave, save };
    }, [autosave, copy]),
  );
  const saving = useSyncExternalStore(autosave.subscribe, autosave.state);
  const back = past.length === 0 ? undefined : undo;
  return { draft, latest: () => latest.current, change, undo: back, saving, flush, stop: autosave.stop, currentId };
}

/** Tells this page's copies from those of other tabs. */
const PAGE = crypto.randomUUID();
const NO_ROOM = 'no-room-for-copy';

/** The last keys, should this page not live to write them. */
function leavingCopy(
  commands: () => CommandContext,
  { corrects }: OpenedDraft,
  { id, written, underWayBeside }: Pick<DraftSaver<TransportDraft, EntityId>, 'id' | 'written' | 'underWayBeside'>,
): LeavingCopy<TransportDraft> {
  return {
    keep: (content) => {
      const { db, companyId, now } = commands();
      const copyId = transportCopyId(id(), PAGE);
      const stored = { written: written(), underWay: underWayBeside(content) };
      const copy = { companyId, content, ...stored, corrects, at: now() };
      return keepUnsavedDraft(localStorage, db.name, copyId, copy)
        ? () => dropUnsaved(localStorage, db.name, copyId)
        : null;
    },
    onNoRoom: () => addAlert({ id: NO_ROOM, type: 'warning', delay: PERSISTENT, message: viewTexts.saveFailed }),
    onWritten: () => removeAlert(NO_ROOM),
  };
}
