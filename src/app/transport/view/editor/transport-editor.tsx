/** The declaration as it is written: one page on the desktop, steps on the phone (pictures 05, 40). */
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { EntityId } from '@/api/ids';
import { useDocumentSource } from '@/app/invoices/archive/use-document-source';
import { links } from '@/app/routes/links';
import { addAlert } from '@/app/state/alerts';
import { useIsPhone } from '@/app/state/device';
import { KEY_TABLE } from '@/app/state/keys-table';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { enterGoesOn } from '@/app/ui/fields/enter-goes-on';
import { removeTransportDraft } from '@/db/collections/transport-draft';
import { transportById } from '@/db/transport/transport-queries';
import { legalDay } from '@/domain/transport/life/declaration-life';
import { operationByCode } from '@/domain/transport/operations';
import { withField } from '@/domain/transport/writing/draft-fields';
import { isBlankGoods } from '@/domain/transport/writing/draft-totals';
import { isStartPassed } from '@/domain/transport/writing/judge-draft';
import { repeatedDraft } from '../../actions/begin-draft';
import { saidBy } from '../../actions/declaration-xml';
import type { KnownRoute } from '../../known/known-things';
import { useKnownThings } from '../../known/use-known-things';
import { uitText } from '../../uit-time';
import { useNow } from '../../use-now';
import { viewTexts } from '../view-texts';
import { InvoiceDialog } from './dialogs/invoice-dialog';
import { RouteDialog } from './dialogs/route-dialog';
import { EditorHead } from './editor-head';
import { FindingsBar } from './findings-bar';
import { focusField } from './focus-field';
import { withGoods } from './goods/goods-change';
import { GoodsTotalsLine } from './goods-totals-line';
import { NeedStrip } from './need-strip';
import { nextStep, PHONE_STEPS, type PhoneStep, stepOf } from './phone-steps';
import { GoodsPart, RoutePart, VehiclePart } from './sheet-parts';
import { TransportEditorContext } from './state/editor-context';
import { goodsFromArchive } from './state/invoice-goods';
import type { OpenedDraft } from './state/open-draft';
import { useDeclare } from './state/use-declare';
import { useDraftState } from './state/use-draft-state';
import { useFindings } from './state/use-findings';

interface TransportEditorProps {
  readonly opened: OpenedDraft;
  readonly onStored: (id: EntityId) => void;
}

export default function TransportEditor({ opened, onStored }: TransportEditorProps): ReactNode {
  const workspace = useWorkspace();
  const phone = useIsPhone();
  const now = useNow();
  const [, navigate] = useLocation();
  const state = useDraftState(opened, onStored);
  const known = useKnownThings();
  const source = useDocumentSource();
  const [outage, setOutage] = useState(false);
  const [step, setStep] = useState<PhoneStep>('route');
  const [dialog, setDialog] = useState<'routes' | 'invoice'>();
  const { draft, change } = state;
  const findings = useFindings(draft, opened.id, opened.uit, outage, now);
  const declaring = useDeclare({ opened, state, known, outage, now });
  const editor = useMemo(
    () => ({
      ...{ draft, known, change },
      operation: operationByCode(draft.operation),
      set: (key: string, text: string) => change((before) => withField(before, key, text)),
      findingAt: findings.at,
    }),
    [draft, known, change, findings.at],
  );
  const [stoppedAt, setStoppedAt] = useState(-1);
  const goTo = (place: number): void => {
    const finding = findings.all[place];
    if (finding === undefined) return;
    findings.tellAll();
    setStoppedAt(place);
    if (phone) setStep(stepOf(finding.field));
    focusField(finding.field);
  };
  const stepFinding = (by: 1 | -1): void => {
    const count = findings.all.length;
    if (count > 0) goTo((stoppedAt + by + count) % count);
  };
  const declare = (): void => {
    if (findings.all.length > 0) goTo(0);
    else if (declaring.unavailable === undefined && !declaring.busy) void declaring.declare();
  };
  const back = (): void => navigate(links.transports());
  useScreenKeys('transportEditor', {
    declare,
    nextFinding: () => stepFinding(1),
    previousFinding: () => stepFinding(-1),
    undo: state.undo,
    leave: dialog === undefined ? back : undefined,
  });
  const repeat = async ({ transport }: KnownRoute): Promise<void> => {
    setDialog(undefined);
    const view = await transportById(workspace.db, transport);
    const said = view === null ? undefined : await saidBy(workspace, view.item);
    if (said === undefined) return tellMissing();
    change(() => repeatedDraft(said, { today: legalDay(now), newId: workspace.commands.newId }));
    if (phone) setStep('send');
  };
  const takeGoods = async (id: string): Promise<void> => {
    setDialog(undefined);
    const found = await goodsFromArchive(source, id, workspace.commands.newId);
    if (found === null) return tellMissing();
    const { goods, partner, document } = found.from;
    change((before) => ({
      ...withGoods(before, goods, isBlankGoods),
      ...(before.partner.name === '' ? { partner } : {}),
      documents: before.documents.every(({ number }) => number === '') ? [document] : [...before.documents, document],
    }));
  };
  const remove = async (): Promise<void> => {
    state.stop();
    if (opened.seen !== null || state.saving.kind !== 'idle') await removeTransportDraft(workspace.commands, opened.id);
    addAlert({ type: 'info', message: viewTexts.removed });
    back();
  };
  const sheet = { draft, now, passed: isStartPassed(draft, now), outage, onOutage: setOutage };
  return (
    <TransportEditorContext value={editor}>
      <div className="flex min-h-0 flex-1 flex-col">
        <EditorHead
          onBack={back}
          onInvoice={() => setDialog('invoice')}
          onRemove={() => void remove()}
          onRoutes={() => setDialog('routes')}
          saving={state.saving}
          title={titleOf(opened, draft.partner.name)}
        />
        {phone && <StepTabs onStep={setStep} step={step} />}
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
            {(!phone || step === 'route') && <RoutePart now={now} />}
            {(!phone || step === 'vehicle') && <VehiclePart {...sheet} />}
            {(!phone || step === 'goods') && <GoodsPart />}
            {(!phone || step === 'goods' || step === 'send') && <NeedStrip draft={draft} today={legalDay(now)} />}
            {phone && step === 'send' && <SendStep findings={findings.all} onGo={goTo} />}
          </div>
        </form>
        <footer className="flex shrink-0 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-border bg-surface px-6 py-2 phone:px-4">
          {!phone && <FindingsBar findings={findings.all} onStep={stepFinding} />}
          {(!phone || step === 'goods' || step === 'send') && <GoodsTotalsLine goods={draft.goods} />}
          {phone && step !== 'send' ? (
            <Button onClick={() => setStep(nextStep(step) ?? 'send')} size="lg" variant="primary" wide>
              {viewTexts.nextStep}
            </Button>
          ) : (
            <DeclareButton count={findings.all.length} declaring={declaring} onPress={declare} phone={phone} />
          )}
        </footer>
        {dialog === 'routes' && (
          <RouteDialog
            onChoose={(route) => void repeat(route)}
            onClose={() => setDialog(undefined)}
            routes={known.routes}
          />
        )}
        {dialog === 'invoice' && (
          <InvoiceDialog onChoose={(id) => void takeGoods(id)} onClose={() => setDialog(undefined)} />
        )}
      </div>
    </TransportEditorContext>
  );
}

function tellMissing(): void {
  addAlert({ type: 'warning', message: viewTexts.invoiceFailed });
}

function titleOf({ corrects, uit }: OpenedDraft, partner: string): string {
  if (corrects !== '') return viewTexts.correctionOf(uitText(uit));
  return partner === '' ? viewTexts.newTitle : viewTexts.titleFor(partner);
}

interface StepTabsProps {
  readonly step: PhoneStep;
  readonly onStep: (step: PhoneStep) => void;
}

function StepTabs({ step, onStep }: StepTabsProps) {
  const now = PHONE_STEPS.indexOf(step);
  return (
    <nav
      aria-label={viewTexts.stepsLabel}
      className="grid shrink-0 grid-cols-4 gap-1 border-b border-border bg-surface px-4 pt-2"
    >
      {PHONE_STEPS.map((each, place) => (
        <button
          key={each}
          type="button"
          aria-current={each === step ? 'step' : undefined}
          onClick={() => onStep(each)}
          className={`flex h-11 items-start border-t-[3px] pt-1.5 text-left text-12 ${each === step ? 'font-medium text-text' : 'text-text-2'} ${place === now ? 'border-accent' : place < now ? 'border-idle-fill' : 'border-border'}`}
        >
          {viewTexts.steps[each]}
        </button>
      ))}
    </nav>
  );
}

interface SendStepProps {
  readonly findings: ReturnType<typeof useFindings>['all'];
  readonly onGo: (place: number) => void;
}

function SendStep({ findings, onGo }: SendStepProps) {
  if (findings.length === 0) return <p className="text-14 text-ok">{viewTexts.clean}</p>;
  return (
    <section aria-label={viewTexts.findingsTitle}>
      <h2 className="pb-2 text-14 font-semibold">{viewTexts.findingsTitle}</h2>
      <ul>
        {findings.map(({ field, clause }, place) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => onGo(place)}
              className="flex min-h-11 w-full items-center border-b border-border py-2 text-left text-13 text-text"
            >
              {clause}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DeclareButtonProps {
  readonly declaring: ReturnType<typeof useDeclare>;
  readonly count: number;
  readonly phone: boolean;
  readonly onPress: () => void;
}

function DeclareButton({ declaring: { label, unavailable, busy }, count, phone, onPress }: DeclareButtonProps) {
  return (
    <span className={phone ? 'flex w-full flex-col gap-1' : 'flex flex-col items-end gap-1'}>
      <Button
        busy={busy}
        keys={KEY_TABLE.transportEditor.bindings.declare.keys}
        onClick={onPress}
        size={phone ? 'lg' : 'md'}
        unavailable={count === 0 ? unavailable : undefined}
        variant={count === 0 ? 'primary' : 'accent'}
        wide={phone}
      >
        {label}
      </Button>
    </span>
  );
}
