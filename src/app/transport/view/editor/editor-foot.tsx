/** The foot of the editor: what is wrong, the sums, and the button that declares. */
import type { ReactNode } from 'react';
import { useIsPhone } from '@/app/state/device';
import { KEY_TABLE } from '@/app/state/keys-table';
import { Button } from '@/app/ui/buttons/button';
import type { DraftGoods } from '@/domain/transport/draft/transport-draft';
import { viewTexts } from '../view-texts';
import { FindingsBar } from './findings-bar';
import { GoodsTotalsLine } from './goods-totals-line';
import { nextStep } from './phone-steps';
import type { useDeclare } from './state/use-declare';
import type { FindingWalk } from './state/use-finding-walk';
import type { EditorFindings } from './state/use-findings';

interface EditorFootProps {
  readonly findings: EditorFindings['all'];
  readonly walk: FindingWalk;
  readonly goods: readonly DraftGoods[];
  readonly declaring: ReturnType<typeof useDeclare>;
  readonly onDeclare: () => void;
}

export function EditorFoot({ findings, walk, goods, declaring, onDeclare }: EditorFootProps): ReactNode {
  const phone = useIsPhone();
  const { step, setStep } = walk;
  return (
    <footer className="flex shrink-0 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-border bg-surface px-6 py-2 phone:px-4">
      {!phone && <FindingsBar findings={findings} onStep={walk.move} />}
      {(!phone || step === 'goods' || step === 'send') && <GoodsTotalsLine goods={goods} />}
      {phone && step !== 'send' ? (
        <Button onClick={() => setStep(nextStep(step) ?? 'send')} size="lg" variant="primary" wide>
          {viewTexts.nextStep}
        </Button>
      ) : (
        <DeclareButton count={findings.length} declaring={declaring} onPress={onDeclare} phone={phone} />
      )}
    </footer>
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
