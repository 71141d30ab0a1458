/** What can be done with a declaration now; what cannot stands there too, with its reason in words. */
import {
  CheckCheck,
  Copy,
  Ellipsis,
  Expand,
  FileCode,
  FileText,
  PencilLine,
  Printer,
  Repeat2,
  Share2,
  Trash2,
  Truck,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Transport } from '@/api/entities/transport';
import { links } from '@/app/routes/links';
import { KEY_TABLE } from '@/app/state/keys-table';
import { Button } from '@/app/ui/buttons/button';
import { buttonStyle } from '@/app/ui/buttons/button-style';
import { Menu, type MenuAction } from '@/app/ui/floating/menu';
import { actionFacts } from '@/db/transport/transport-queries';
import { isOnlyHere } from '@/db/transport/transport-row';
import { type Actions, allowedActions } from '@/domain/transport/life/allowed-actions';
import { isShownAsValid, transportState } from '../transport-state';
import { denialWords, transportTexts } from '../transport-texts';
import { actionTexts } from './action-texts';
import { hasDocument } from './declaration-xml';
import type { TransportActions } from './use-transport-actions';
import { type TransportFiles, useTransportFiles } from './use-transport-files';

interface ActionButtonsProps {
  readonly item: Transport;
  readonly now: number;
  readonly actions: TransportActions;
  /** On the page of the card its two first actions stand in the foot. */
  readonly withoutFirst?: boolean;
}

const { repeat, control, vehicle } = KEY_TABLE.transports.bindings;

export function ActionButtons({ item, now, actions, withoutFirst = false }: ActionButtonsProps): ReactNode {
  const files = useTransportFiles();
  const allowed = allowedActions(actionFacts(item), now);
  const usable = isShownAsValid(transportState(item, now)) && item.uit !== '';
  const reasons = [...reasonsOf(allowed), ...withoutDocument(item, allowed)];
  const shared = { item, actions, allowed, usable, files };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {!withoutFirst && <FirstActions {...shared} />}
        <StepActions {...shared} />
        <FileActions {...shared} />
        <MoreActions {...shared} />
      </div>
      {reasons.map((text) => (
        <p className="text-12 text-text-2" key={text}>
          {text}
        </p>
      ))}
    </div>
  );
}

interface PartProps {
  readonly item: Transport;
  readonly actions: TransportActions;
  readonly allowed: Actions;
  readonly usable: boolean;
  readonly files: TransportFiles;
}

/** What is done on the road and at a control. */
function FirstActions({ item, actions, allowed, usable }: PartProps) {
  return (
    <>
      {usable && (
        <Button icon={Expand} keys={control.keys} onClick={() => actions.open('control', item)} size="sm">
          {transportTexts.control}
        </Button>
      )}
      {allowed.vehicle.allowed && (
        <Button icon={Truck} keys={vehicle.keys} onClick={() => actions.open('vehicle', item)} size="sm">
          {transportTexts.changeVehicle}
        </Button>
      )}
    </>
  );
}

/** What ANAF is told further. */
function StepActions({ item, actions, allowed }: PartProps) {
  const here = item.steps.findLast(isOnlyHere);
  return (
    <>
      {here !== undefined && (
        <Button icon={Undo2} onClick={() => void actions.takeBack(item)} size="sm">
          {here.kind === 'declare' || here.kind === 'correct' ? transportTexts.takeBack : transportTexts.giveUp}
        </Button>
      )}
      {allowed.correct.allowed && hasDocument(item) && (
        <Button icon={PencilLine} onClick={() => void actions.correct(item)} size="sm">
          {transportTexts.correct}
        </Button>
      )}
      {allowed.confirm.allowed && (
        <Button icon={CheckCheck} onClick={() => actions.open('confirm', item)} size="sm">
          {transportTexts.confirm}
        </Button>
      )}
    </>
  );
}

function FileActions({ item, usable, files }: PartProps) {
  if (!hasDocument(item)) return null;
  return (
    <>
      <Button icon={FileText} onClick={() => void files.pdf(item)} size="sm">
        {transportTexts.pdf}
      </Button>
      {usable && (
        <Button icon={Share2} onClick={() => void files.share(item)} size="sm">
          {transportTexts.share}
        </Button>
      )}
    </>
  );
}

function MoreActions({ item, actions, allowed, files }: PartProps) {
  const [, navigate] = useLocation();
  const ofDocument: readonly MenuAction[] = [
    { label: transportTexts.repeat, icon: Repeat2, keys: repeat.keys, onSelect: () => void actions.repeat(item) },
    { label: transportTexts.sameVehicle, icon: Copy, onSelect: () => void actions.sameVehicle(item) },
    { label: transportTexts.xml, icon: FileCode, onSelect: () => void files.xml(item) },
  ];
  const remove: MenuAction = {
    ...{ label: transportTexts.remove, icon: Trash2, danger: true, separated: true },
    onSelect: () => actions.open('remove', item),
  };
  const print = (): void => navigate(`${links.transport({ id: item.id })}&print=1`);
  return (
    <Menu
      actions={[
        ...(hasDocument(item) ? ofDocument : []),
        { label: transportTexts.print, icon: Printer, onSelect: print },
        ...(allowed.delete.allowed ? [remove] : []),
      ]}
      button={<Ellipsis aria-hidden="true" size={16} strokeWidth={1.75} />}
      buttonClass={buttonStyle('outlined', 'sm')}
      buttonLabel={transportTexts.more}
    />
  );
}

/** What the law allows and only its document could say. */
function withoutDocument(item: Transport, { correct }: Actions): readonly string[] {
  return correct.allowed && !hasDocument(item) ? [`${transportTexts.correct}: ${actionTexts.withoutDocument}.`] : [];
}

/** Each reason once, with what it keeps from being done: „Corectează, Șterge declarația: transportul a pornit …”. */
function reasonsOf(allowed: Actions): readonly string[] {
  const names = {
    correct: transportTexts.correct,
    delete: transportTexts.remove,
    vehicle: transportTexts.changeVehicle,
    confirm: transportTexts.confirm,
  } as const;
  const by = new Map<string, string[]>();
  for (const action of ['correct', 'delete', 'vehicle', 'confirm'] as const) {
    const why = denialWords(allowed[action]);
    if (why !== undefined) by.set(why, [...(by.get(why) ?? []), names[action]]);
  }
  return [...by].map(([why, actions]) => `${actions.join(', ')}: ${why}.`);
}
