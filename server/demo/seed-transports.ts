/** The area of transports: declarations in every state that people meet, dated around the demonstration's today. */
import { AddCompanyTransporter, ETransUpload } from '@/api/calls/transport-calls';
import type { TransporterContent } from '@/api/entities/transporter';
import type { EntityId } from '@/api/ids';
import { addDays } from '@/domain/calendar/iso-date';
import { declarerOf, notificationOfDraft } from '@/domain/transport/draft/declaration-of-draft';
import {
  type DraftPlace,
  EMPTY_DOCUMENT,
  EMPTY_PLACE,
  emptyTransportDraft,
  type TransportDraft,
} from '@/domain/transport/draft/transport-draft';
import { writeDeclaration } from '@/domain/transport/model/write-declaration';
import { transportFault } from './clear-demo';
import { DEMO_COMPANIES } from './demo-account';
import { type DemoArea, type DemoCompany, type DemoServer, must } from './demo-area';
import { demoId } from './demo-random';

/** When it starts beside today, and what becomes of it at ANAF's stand-in. */
interface DemoTransport {
  readonly name: string;
  readonly startsIn: number;
  readonly operation: '10' | '20' | '30';
  readonly goods: readonly [name: string, tariffCode: string, kilograms: string, lei: string];
  readonly buyer: readonly [country: string, code: string, name: string];
  /** The demonstration's other company drives it, and has it among those of others. */
  readonly drivenByOther?: boolean;
}

const REFUSED = 'refused';

/** The first is refused by the stand-in (a named fault that meets its upload). */
const TRANSPORTS: readonly DemoTransport[] = [
  {
    name: REFUSED,
    startsIn: 1,
    operation: '30',
    goods: ['Apă minerală', '22011011', '9600', '8400'],
    buyer: ['RO', '8000000050', 'Depozit Central SRL'],
  },
  {
    name: 'valid',
    startsIn: 0,
    operation: '30',
    goods: ['Mere', '08081080', '12000', '38400'],
    buyer: ['RO', '8000000026', 'Fructe Proaspete SRL'],
  },
  {
    name: 'ahead',
    startsIn: 2,
    operation: '20',
    goods: ['Uși metalice', '73083000', '6400', '91200'],
    buyer: ['HU', 'HU12345678', 'Építő Kft.'],
  },
  {
    name: 'long',
    startsIn: -9,
    operation: '10',
    goods: ['Oțel beton', '72142000', '21500', '64500'],
    buyer: ['BG', 'BG123456789', 'Stomana AD'],
  },
  // Two of its five days are left: no warning that would stand over the first page somebody sees.
  {
    name: 'expiring',
    startsIn: -2,
    operation: '30',
    goods: ['Cartofi', '07019090', '18000', '27000'],
    buyer: ['RO', '8000000034', 'Piața Mare SRL'],
  },
  {
    name: 'expired',
    startsIn: -8,
    operation: '30',
    goods: ['Pantofi', '64039900', '900', '54000'],
    buyer: ['RO', '8000000042', 'Pas cu Pas SRL'],
  },
  {
    name: 'driven by another',
    startsIn: 0,
    operation: '30',
    goods: ['Prune', '08094005', '7500', '30000'],
    buyer: ['RO', '8000000059', 'Gemul Bunicii SRL'],
    drivenByOther: true,
  },
];

const CARRIER = { cif: '8000000018', name: 'Trans Nord Logistic SRL' };
const VEHICLES = ['CJ10TRA', 'B200TIR', 'SB33MRF'];

export function transportsArea(of: DemoCompany): DemoArea {
  return {
    steps: TRANSPORTS.length + 1,
    fill: async (server, step) => {
      await addCarrier(server, of);
      step();
      const { cif } = of.company;
      // By its reference: what is declared first need not be the first that ANAF hears of.
      const document = { sellerCif: cif, number: named(of, `${REFUSED} step`) };
      const path = `/upload/ETRANSP/${cif}/`;
      await server.hold({ kind: 'refuse', path, count: 1, document, name: transportFault(cif) });
      for (const transport of TRANSPORTS) {
        await declare(server, of, transport);
        step();
      }
    },
  };
}

function addCarrier(server: DemoServer, of: DemoCompany): Promise<unknown> {
  const content: TransporterContent = {
    ...{ name: CARRIER.name, country: 'RO', code: CARRIER.cif, notes: '' },
    vehicles: VEHICLES.map((plate) => ({ plate, firstTrailer: '', secondTrailer: '', note: '' })),
    trailers: ['CJ77RMC'],
    drivers: [{ name: 'Ion Moldovan', telephone: '0700000001' }],
    routes: [],
  };
  const transporter = { id: named(of, 'carrier'), ...content };
  const key = named(of, 'carrier key');
  return must(server, AddCompanyTransporter, { params: undefined, body: { company: of.id, transporter } }, key);
}

async function declare(server: DemoServer, of: DemoCompany, transport: DemoTransport): Promise<void> {
  const { company, id, day } = of;
  const step = named(of, `${transport.name} step`);
  const carrier = transport.drivenByOther === true ? otherThan(company.cif) : CARRIER;
  const content = notificationOfDraft(draftOf(transport, day, carrier));
  const body = writeDeclaration({ ...declarerOf({ declarant: company.cif, reference: step }), content });
  const params = {
    ...{ company: id, transport: named(of, transport.name), step, kind: 'declare' as const },
    ...{ after: '' as const, draft: '' as const, madeAt: `${day}T06:00:00.000Z` },
  };
  await must(server, ETransUpload, { params, body }, named(of, `${transport.name} key`));
}

function otherThan(cif: string): typeof CARRIER {
  return DEMO_COMPANIES.find((company) => company.cif !== cif) ?? CARRIER;
}

function draftOf(
  { startsIn, operation, goods, buyer }: DemoTransport,
  day: string,
  carrier: typeof CARRIER,
): TransportDraft {
  const empty = emptyTransportDraft('1');
  const [line] = empty.goods;
  if (line === undefined) throw new Error('A new draft has a line');
  const startDate = addDays(day, startsIn);
  const [name, tariffCode, kilograms, value] = goods;
  const weights = { quantity: kilograms, netWeight: kilograms, grossWeight: String(Number(kilograms) + 250), value };
  return {
    ...empty,
    operation,
    goods: [{ ...line, purpose: '101', tariffCode, name, unit: 'KGM', ...weights }],
    partner: { country: buyer[0], code: buyer[1], name: buyer[2] },
    transport: {
      ...empty.transport,
      ...{ vehicle: VEHICLES[Math.abs(startsIn) % VEHICLES.length] ?? '', startDate },
      ...{ organiserCountry: 'RO', organiserCode: carrier.cif, organiserName: carrier.name },
    },
    start: operation === '10' ? border('9') : address('12', 'Cluj-Napoca', 'Fabricii'),
    end: operation === '20' ? border('2') : address('32', 'Sibiu', 'Calea Șurii Mici'),
    documents: [
      {
        ...EMPTY_DOCUMENT,
        type: '30',
        number: `AV ${String(100 + startsIn)}`,
        date: startDate < day ? startDate : day,
      },
    ],
  };
}

function border(borderPoint: string): DraftPlace {
  return { ...EMPTY_PLACE, kind: 'border', borderPoint };
}

function address(county: string, locality: string, street: string): DraftPlace {
  return {
    ...EMPTY_PLACE,
    kind: 'address',
    address: { ...EMPTY_PLACE.address, county, locality, street, number: '12' },
  };
}

/** The same id for the same thing of the same company, at every start of a round. */
function named({ company, round }: DemoCompany, thing: string): EntityId {
  return demoId(`transport:${company.cif}:${thing}`, round) as EntityId;
}
