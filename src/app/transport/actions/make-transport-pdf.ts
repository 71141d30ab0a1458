/** Comes with the first PDF: no page needs it to be shown. */
import type { Transport } from '@/api/entities/transport';
import { dayAndHourText } from '@/app/ui/words/date-words';
import { actionFacts } from '@/db/transport/transport-queries';
import { platesOf } from '@/db/transport/transport-row';
import type { TransportStanding, WhyNotUsable } from '@/domain/paper/transport/transport-paper';
import { uitWindow } from '@/domain/transport/life/declaration-life';
import { pdfWorker } from '@/workers/pdf/pdf-worker';
import { isShownAsValid, type TransportState, transportState } from '../transport-state';

/** `now`: ms since 1970. Rejects where the worker cannot be had, or the document is none. */
export async function transportPdfOf(xml: string, item: Transport, now: number): Promise<Uint8Array<ArrayBuffer>> {
  const request = { xml, standing: standingOf(item, now), madeAt: now };
  const made = await pdfWorker.call<Uint8Array<ArrayBuffer> | null>(async (api) => api.transportPdf(request));
  if (made === null) throw new Error('The document is no notification.');
  return made;
}

const WHY: Partial<Record<TransportState, WhyNotUsable>> = {
  ...{ announced: 'ahead', expired: 'over', deleting: 'deleted', deleted: 'deleted', refused: 'refused' },
};

function standingOf(item: Transport, now: number): TransportStanding {
  const { vehicle, firstTrailer, secondTrailer } = platesOf(item);
  const state = transportState(item, now);
  const window = uitWindow(actionFacts(item));
  const accepted = item.steps.findLast(({ kind, state }) => kind !== 'confirm' && state === 'accepted');
  return {
    uit: item.uit,
    usable: isShownAsValid(state) && item.uit !== '',
    why: WHY[state] ?? 'pending',
    acceptedAt: accepted === undefined ? '' : dayAndHourText(accepted.settledAt),
    firstDay: window?.firstDay ?? '',
    lastDay: window?.lastDay ?? '',
    plates: [vehicle, firstTrailer, secondTrailer],
    declarantName: item.declarantName ?? '',
  };
}
