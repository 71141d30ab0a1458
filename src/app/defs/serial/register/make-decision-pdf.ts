/** Comes with the first PDF: no page needs it to be shown. */
import type { Company } from '@/api/entities/company';
import type { SerialDecision } from '@/api/entities/serial-decision';
import { shownCif } from '@/app/state/company-choice';
import { pdfWorker } from '@/workers/pdf/pdf-worker';

/** `now`: ms since 1970. Rejects where the worker cannot be had. */
export function decisionPdfOf(
  decision: SerialDecision,
  company: Company,
  now: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { line1, city, country } = company.address;
  const deciding = {
    name: company.name,
    cif: shownCif(company),
    registration: company.registration,
    address: [line1, city, country].filter((part) => part !== '').join(', '),
  };
  const { number, date, allots, series, intervals } = decision;
  const request = { decision: { number, date, allots, series, intervals }, company: deciding, madeAt: now };
  return pdfWorker.call<Uint8Array<ArrayBuffer>>(async (api) => api.decisionPdf(request));
}
