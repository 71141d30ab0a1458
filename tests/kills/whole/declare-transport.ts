/** A transport as a person declares it beside the invoices: before the card is shown it may be lost with its browser, after it never. */
import type { StandInTransport } from '../../browser/installation';
import { declare, openNewTransport, writeTransport } from '../../browser/pages/transport-page';
import { declaredTwice } from '../../simulation/oracle/doubled';
import type { Breach } from '../../simulation/oracle/verdict';
import type { Hand } from './hand';
import type { Storm } from './storm';

export async function declareByHand(storm: Storm, hand: Hand): Promise<void> {
  // One on each vehicle: what stands at ANAF is told apart by it.
  const plate = `B${String(100 + storm.plates.length)}KIL`;
  storm.plates.push(plate);
  const { page } = hand.browser;
  await openNewTransport(page, hand.road.url);
  await writeTransport(page, { vehicle: plate, paper: `AV ${plate}` });
  await declare(page);
  storm.story.tell(`${hand.name} declared ${plate}`);
  storm.declared.push({ plate, hand: hand.name });
}

/** What ANAF took of a transport, with the vehicle that it was declared for; '' of every other document. */
interface TakenTransport extends StandInTransport {
  readonly vehicle: string;
}

async function takenTransports({ installation }: Storm): Promise<readonly TakenTransport[]> {
  const told = await installation.transports();
  return Promise.all(
    told.map(async (transport) => {
      const declared = transport.type === 'NOT' && transport.verdict === 'ok';
      const xml = declared ? await installation.transportXml(transport.index) : '';
      return { ...transport, vehicle: /nrVehicul="([^"]*)"/.exec(xml)?.[1] ?? '' };
    }),
  );
}

/** How many of those that people were shown as declared stand at ANAF. */
export async function countDeclared(storm: Storm): Promise<number> {
  const taken = await takenTransports(storm);
  return storm.declared.filter(({ plate }) => timesDeclared(plate, taken) > 0).length;
}

/** Each one that a person was shown stands at ANAF; none stands there twice. */
export async function findUndeclared(storm: Storm): Promise<readonly Breach[]> {
  const { declared, plates, ask } = storm;
  const taken = await takenTransports(storm);
  const steps = await ask<{ kind: string; state: string }>('select kind, state from transport_step where not settled');
  return [
    ...declared.flatMap(({ plate, hand }): readonly Breach[] =>
      timesDeclared(plate, taken) > 0
        ? []
        : [{ promise: 'unsettled', sentence: `The transport of ${plate} by ${hand} is not at ANAF` }],
    ),
    ...plates.flatMap((plate): readonly Breach[] =>
      timesDeclared(plate, taken) < 2
        ? []
        : [{ promise: 'doubled', sentence: `ANAF took the transport of ${plate} twice` }],
    ),
    ...declaredTwice(taken),
    ...steps.map(
      ({ kind, state }): Breach => ({ promise: 'unsettled', sentence: `A step of a transport, ${kind}, is ${state}` }),
    ),
  ];
}

function timesDeclared(plate: string, taken: readonly TakenTransport[]): number {
  return taken.filter(({ vehicle }) => vehicle === plate).length;
}
