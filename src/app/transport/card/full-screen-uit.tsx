import { X } from 'lucide-react';
import type { Transport } from '@/api/entities/transport';
import { IconButton } from '@/app/ui/buttons/icon-button';
import { Modal } from '@/app/ui/floating/modal';
import { dayText } from '@/app/ui/words/date-words';
import { actionFacts } from '@/db/transport/transport-queries';
import { platesOf } from '@/db/transport/transport-row';
import { uitWindow } from '@/domain/transport/life/declaration-life';
import { transportTexts } from '../transport-texts';
import { timeLeft } from '../uit-time';
import { cardTexts } from './card-texts';
import { UitCode } from './uit-code';
import { UitQr } from './uit-qr';

interface FullScreenUitProps {
  readonly item: Transport;
  readonly now: number;
  readonly onClose: () => void;
}

/** The whole screen for a control: black on white whatever the theme, the code as large as fits, nothing else to press. */
export function FullScreenUit({ item, now, onClose }: FullScreenUitProps) {
  const window = uitWindow(actionFacts(item));
  const { vehicle, firstTrailer, secondTrailer } = platesOf(item);
  return (
    <Modal
      label={cardTexts.fullScreen}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-auto bg-surface text-text"
    >
      <div className="flex min-h-dvh flex-col items-center justify-between gap-3 bg-white p-4 text-black">
        <div className="self-end rounded-2 bg-surface">
          <IconButton icon={X} iconSize={20} label={cardTexts.close} onClick={onClose} />
        </div>
        <UitCode uit={item.uit} usable large />
        <div className="w-[min(80vw,44vh)]">
          <UitQr uit={item.uit} usable />
        </div>
        <div className="text-balance text-center text-16 font-medium">
          <p>{transportTexts.plates([vehicle, firstTrailer, secondTrailer])}</p>
          <p>{transportTexts.route(item.from, item.to)}</p>
          {window !== null && (
            <p className="tabular-nums">{`${cardTexts.until} ${dayText(window.lastDay)} · ${timeLeft(window.until, now)}`}</p>
          )}
        </div>
      </div>
    </Modal>
  );
}
