/** A declaration of one step, as the device has it. */
import * as v from 'valibot';
import { type Transport, transportSchema } from '@/api/entities/transport';

const MADE = '2026-11-25T10:00:00.000Z';

interface Told {
  readonly state?: string;
  readonly messages?: readonly string[];
  /** Over the fields of the row. */
  readonly over?: object;
}

/** Starts on 26.11.2026 from Cluj-Napoca to Brașov. */
export function transportSample({ state = 'accepted', messages = [], over = {} }: Told = {}): Transport {
  const step = {
    ...{ id: '00000000-0000-4000-8000-000000000501', kind: 'declare', state, madeAt: MADE, recordedAt: MADE },
    ...{ uploadIndex: '', settledAt: '', messages, afterOutage: false, xmlSha256: 'a'.repeat(64), xmlBytes: 1 },
  };
  return v.parse(transportSchema, {
    ...{ id: '00000000-0000-4000-8000-000000000001', origin: 'own', uit: '7K2P0C4X0W3DTQ34', expiresOn: '' },
    ...{ operation: '30', startDate: '2026-11-26', vehicle: 'CJ24MGD', firstTrailer: '', secondTrailer: '' },
    ...{ partnerCountry: 'RO', partnerCode: '1', partnerName: 'Hotel', organiserCountry: 'RO', organiserCode: '' },
    ...{ organiserName: 'T', from: 'Cluj-Napoca', to: 'Brașov', lines: 1, goods: 'Mere 0808', papers: '' },
    ...{ netWeight: '', grossWeight: '', value: '', declaredAt: MADE, steps: [step] },
    ...over,
  });
}
