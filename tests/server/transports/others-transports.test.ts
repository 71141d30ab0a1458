/** Declarations that this program did not make: the company's own of other programs, and those of others that it carries. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Transport } from '@/api/entities/transport';
import type { StepKind } from '@/domain/transport/life/transport-step';
import type { TransportOperation } from '@/domain/transport/model/declaration';
import { writeDeclaration } from '@/domain/transport/model/write-declaration';
import { createTransportClient } from '../../../server/outside/etransport/etransport-client';
import { TRANSPORT_TEXTS } from '../../../server/transports/transport-texts';
import { signInToAnaf } from '../outside/sign-in-to-anaf';
import { declaring, OWN_CIF, START, type TransportWorld, transportWorld } from './transport-world';

const DECLARANT = '14399840';
let world: TransportWorld;
/** Somebody else's program at ANAF: gives the UIT of the declaration, or of the one that it speaks of. */
let tell: (content: TransportOperation, cif: string) => Promise<string>;

beforeAll(async () => {
  world = await transportWorld();
  const { fetch, url } = world.standIns;
  const { accessToken } = await signInToAnaf(fetch, url);
  const settings = { baseUrl: `${url}/test/ETRANSPORT/ws/v1`, uploadTimeoutMs: 1000, queryTimeoutMs: 1000 };
  const etransport = createTransportClient(fetch, settings);
  tell = async (content, cif) => {
    const xml = writeDeclaration({ declarant: cif, reference: 'ALT-7', afterOutage: '', content });
    const answer = await etransport.upload(accessToken, cif, new TextEncoder().encode(xml));
    if (answer.kind !== 'taken') throw new Error(JSON.stringify(answer));
    // Processed, and on the list.
    world.clock.now += 5000;
    return answer.uit;
  };
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.now = Date.parse('2026-03-15T08:00:00Z');
  world.standIns.standIns().faults.clear();
  // The company's first declaration, from which on it is looked after.
  await world.record({ transport: randomUUID() });
});

async function rowsOf(uit: string): Promise<readonly Transport[]> {
  await world.look(60);
  return (await world.all()).filter((one) => one.uit === uit);
}

const vehicleChange = (uit: string): TransportOperation => ({
  ...{ kind: 'vehicleChange', uit, vehicle: 'CJ10XYZ', firstTrailer: 'CJ11REM', secondTrailer: '', remarks: '' },
  changedAt: '2026-03-16T10:00:00',
});

/** Everything that can be told of a declaration once it stands. */
const TOLD_OF_IT: readonly (readonly [StepKind, (uit: string) => TransportOperation])[] = [
  ['correct', (uit) => ({ ...declaring(START, OWN_CIF), corrects: uit }) as TransportOperation],
  ['delete', (uit) => ({ kind: 'deletion', uit })],
  ['confirm', (uit) => ({ kind: 'confirmation', uit, type: '10', remarks: '' })],
  ['vehicle', vehicleChange],
];

describe('a declaration of another that the company carries', () => {
  it('stands among its own once, with its declarant, its way, its vehicle and the end that ANAF tells', async () => {
    const uit = await tell(declaring(START, OWN_CIF), DECLARANT);
    for (const look of [1, 2]) {
      const rows = await rowsOf(uit);
      expect([look, rows]).toMatchObject([
        look,
        [
          {
            ...{ origin: 'carried', declarantCode: DECLARANT, startDate: START, expiresOn: '2026-03-21', steps: [] },
            ...{ vehicle: 'B123ABC', organiserCode: OWN_CIF, from: 'Cluj-Napoca, Fabricii', lines: 0, partnerName: '' },
          },
        ],
      ]);
      expect(rows).toHaveLength(1);
    }
  });

  it('follows a change of its vehicle, under the same row', async () => {
    const uit = await tell(declaring(START, OWN_CIF), DECLARANT);
    const [before] = await rowsOf(uit);
    await tell(vehicleChange(uit), DECLARANT);
    expect(await rowsOf(uit)).toMatchObject([{ id: before?.id, vehicle: 'CJ10XYZ', firstTrailer: 'CJ11REM' }]);
  });

  it('stays with what was known of it when ANAF tells it no more', async () => {
    const uit = await tell(declaring(START, OWN_CIF), DECLARANT);
    const [before] = await rowsOf(uit);
    world.clock.now = Date.parse('2026-03-30T08:00:00Z');
    expect(await rowsOf(uit)).toEqual([before]);
  });

  it.each(TOLD_OF_IT)(
    'is not changed from here: %s is refused with words, and ANAF hears nothing',
    async (kind, content) => {
      const uit = await tell(declaring(START, OWN_CIF), DECLARANT);
      const [before] = await rowsOf(uit);
      expect(await world.record({ transport: before?.id ?? '', kind, content: content(uit) })).toEqual({
        ...{ kind: 'refused', code: 'transport-invalid', messages: [TRANSPORT_TEXTS.notOurs] },
      });
      await world.pass(15_000);
      expect(await rowsOf(uit)).toEqual([before]);
    },
  );

  it('whose carriers’ service fails loses nothing, and comes with the next look', async () => {
    const uit = await tell(declaring(START, OWN_CIF), DECLARANT);
    world.fault({ kind: 'server-error', path: '/ETRANSPORT/ws/v1/info', count: 1 });
    expect(await rowsOf(uit)).toEqual([]);
    expect(await rowsOf(uit)).toHaveLength(1);
  });
});

describe('the company’s own of another program', () => {
  it('stands there with what the list says, and follows its corrections and its vehicle', async () => {
    const uit = await tell(declaring(), OWN_CIF);
    const [first] = await rowsOf(uit);
    expect(first).toMatchObject({
      ...{ origin: 'elsewhere', startDate: START, operation: '30', partnerName: 'Client Test SRL', lines: 1 },
      ...{ grossWeight: '1260.5', value: '3840', steps: [], vehicle: 'B123ABC' },
    });
    await tell({ ...declaring('2026-03-17'), corrects: uit } as TransportOperation, OWN_CIF);
    await tell(vehicleChange(uit), OWN_CIF);
    expect(await rowsOf(uit)).toMatchObject([{ id: first?.id, startDate: '2026-03-17', vehicle: 'CJ10XYZ' }]);
  });

  it('may be confirmed, changed and deleted from here by its code alone', async () => {
    const uit = await tell(declaring(), OWN_CIF);
    const [{ id } = { id: '' }] = await rowsOf(uit);
    await world.record({ transport: id, kind: 'vehicle', content: vehicleChange(uit) });
    await world.record({
      transport: id,
      kind: 'confirm',
      content: { kind: 'confirmation', uit, type: '10', remarks: '' },
    });
    await world.pass(15_000);
    expect((await world.item(id)).steps.map(({ kind, state }) => [kind, state])).toEqual([
      ['vehicle', 'accepted'],
      ['confirm', 'accepted'],
    ]);
  });
});
