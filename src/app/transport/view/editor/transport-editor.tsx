/** The declaration as it is written: one page on the desktop, steps on the phone (pictures 05, 40). */
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { EntityId } from '@/api/ids';
import { links } from '@/app/routes/links';
import { addAlert } from '@/app/state/alerts';
import { useIsPhone } from '@/app/state/device';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { useWorkspace } from '@/app/state/workspace';
import { enterGoesOn } from '@/app/ui/fields/enter-goes-on';
import { StepTabs } from '@/app/ui/step-tabs';
import { removeTransportDraft } from '@/db/collections/transport-draft';
import { legalDay } from '@/domain/transport/life/declaration-life';
import { operationByCode } from '@/domain/transport/operations';
import { withFormField } from '@/domain/transport/writing/form-field';
import type { KnownThings } from '../../known/known-things';
import { useKnownThings } from '../../known/use-known-things';
import { uitText } from '../../uit-time';
import { useNow } from '../../use-now';
import { viewTexts } from '../view-texts';
import { type EditorDialog, EditorDialogs } from './editor-dialogs';
import { EditorFoot } from './editor-foot';
import { EditorHead } from './editor-head';
import { NeedStrip } from './need-strip';
import { PHONE_STEPS, type PhoneStep } from './phone-steps';
import { SendStep } from './send-step';
import { GoodsPart, RoutePart, VehiclePart } from './sheet-parts';
import { type TransportEditor as Editor, TransportEditorContext, useTransportEditor } from './state/editor-context';
import type { OpenedDraft } from './state/open-draft';
import { useDeclare } from './state/use-declare';
import { type DraftState, useDraftState } from './state/use-draft-state';
import { type FindingWalk, useFindingWalk } from './state/use-finding-walk';
import { type EditorFindings, useFindings } from './state/use-findings';
import { type OutageChoice, useOutage } from './state/use-outage';

interface TransportEditorProps {
  /** The phone's first step. */
  readonly begins: PhoneStep;
  readonly opened: OpenedDraft;
  readonly onStored: (id: EntityId) => void;
}

export default function TransportEditor({ begins, opened, onStored }: TransportEditorProps): ReactNode {
  const now = useNow();
  const [, navigate] = useLocation();
  const state = useDraftState(opened, onStored);
  const known = useKnownThings();
  const outage = useOutage(state.draft.transport.startDate, opened.corrects === '', now);
  const [dialog, setDialog] = useState<EditorDialog>();
  const findings = useFindings(state.draft, opened.id, opened.uit, outage.chosen, now);
  const [shownLine, showLine] = useState(0);
  const walk = useFindingWalk(findings, showLine, begins);
  const declaring = useDeclare({ opened, state, known, outage: outage.chosen, now });
  const editor = useEditor(state, known, findings, shownLine, showLine);
  const declare = (): void => {
    if (declaring.busy) return;
    const content = state.latest();
    const found = findings.of(content);
    if (found.length > 0) walk.goToFirst(found);
    else if (declaring.unavailable === undefined) void declaring.declare(content);
  };
  const back = (): void => navigate(links.transports());
  useScreenKeys('transportEditor', {
    ...{ declare, undo: state.undo, leave: dialog === undefined ? back : undefined },
    ...{ nextFinding: () => walk.move(1), previousFinding: () => walk.move(-1) },
  });
  const foot = { findings: findings.all, goods: state.draft.goods, declaring, onDeclare: declare };
  const { routes, transporters } = known;
  const filling = { change: state.change, routes, transporters, now, onRepeated: () => walk.setStep('send') };
  return (
    <TransportEditorContext value={editor}>
      <div className="flex min-h-0 flex-1 flex-col">
        <Head onBack={back} onDialog={setDialog} opened={opened} state={state} />
        <Sheet findings={findings} now={now} outage={outage} walk={walk} />
        <EditorFoot {...foot} walk={walk} />
        {dialog !== undefined && <EditorDialogs {...filling} onClose={() => setDialog(undefined)} open={dialog} />}
      </div>
    </TransportEditorContext>
  );
}

function useEditor(
  { draft, change }: DraftState,
  known: KnownThings,
  { at }: EditorFindings,
  shownLine: number,
  showLine: (place: number) => void,
): Editor {
  return useMemo(
    () => ({
      ...{ draft, known, change, shownLine, showLine },
      operation: operationByCode(draft.operation),
      set: (key, text) => change((before) => withFormField(before, key, text)),
      findingAt: at,
    }),
    [draft, known, change, at, shownLine, showLine],
  );
}

interface HeadProps {
  readonly opened: OpenedDraft;
  readonly state: DraftState;
  readonly onBack: () => void;
  readonly onDialog: (dialog: EditorDialog) => void;
}

function Head({ opened, state, onBack, onDialog }: HeadProps) {
  const { commands } = useWorkspace();
  const remove = async (): Promise<void> => {
    state.stop();
    if (opened.seen !== null || state.saving.kind !== 'idle') await removeTransportDraft(commands, state.currentId());
    addAlert({ type: 'info', message: viewTexts.removed });
    onBack();
  };
  return (
    <EditorHead
      onBack={onBack}
      onInvoice={() => onDialog('invoice')}
      onPaper={() => onDialog('paper')}
      onRemove={() => void remove()}
      onRoutes={() => onDialog('routes')}
      saving={state.saving}
      title={titleOf(opened, state.draft.partner.name)}
    />
  );
}

function titleOf({ corrects, uit }: OpenedDraft, partner: string): string {
  if (corrects !== '') return viewTexts.correctionOf(uitText(uit));
  return partner === '' ? viewTexts.newTitle : viewTexts.titleFor(partner);
}

interface SheetProps {
  readonly findings: EditorFindings;
  readonly walk: FindingWalk;
  readonly now: number;
  readonly outage: OutageChoice;
}

function Sheet({ findings, walk, ...told }: SheetProps) {
  const phone = useIsPhone();
  return (
    <>
      {phone && (
        <StepTabs
          {...{ label: viewTexts.stepsLabel, steps: PHONE_STEPS, words: viewTexts.steps }}
          onStep={walk.setStep}
          step={walk.step}
        />
      )}
      <form
        aria-label={viewTexts.sheet}
        className="min-h-0 flex-1 overflow-auto bg-bg p-5 phone:p-3"
        onBlur={(event) => {
          const field = event.target.closest('[data-field]')?.getAttribute('data-field');
          if (field != null) findings.touch(field);
        }}
        onKeyDown={enterGoesOn}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="mx-auto flex max-w-[1200px] flex-col gap-5 rounded-2 border border-border bg-surface px-6 py-5 phone:gap-4 phone:px-4 phone:py-4">
          <Parts findings={findings} walk={walk} {...told} />
        </div>
      </form>
    </>
  );
}

/** All parts on the desktop; on the phone those of the step. */
function Parts({ findings, walk: { step, goTo }, now, outage }: SheetProps) {
  const phone = useIsPhone();
  const { draft } = useTransportEditor();
  return (
    <>
      {(!phone || step === 'route') && <RoutePart now={now} />}
      {(!phone || step === 'vehicle') && <VehiclePart outage={outage} />}
      {(!phone || step === 'goods') && <GoodsPart />}
      {(!phone || step === 'goods' || step === 'send') && <NeedStrip draft={draft} today={legalDay(now)} />}
      {phone && step === 'send' && <SendStep findings={findings.all} onGo={goTo} />}
    </>
  );
}
