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

/** How many of those that people were shown as declared stand at ANAF. */
export function countDeclared({ declared }: Storm, transports: readonly StandInTransport[]): number {
  return declared.filter(({ plate }) => timesDeclared(plate, transports) > 0).length;
}

/** Each one that a person was shown stands at ANAF; none stands there twice. */
export async function findUndeclared(
  { declared, plates, ask }: Storm,
  transports: readonly StandInTransport[],
): Promise<readonly Breach[]> {
  const steps = await ask<{ kind: string; state: string }>('select kind, state from transport_step where not settled');
  return [
    ...declared.flatMap(({ plate, hand }): readonly Breach[] =>
      timesDeclared(plate, transports) > 0
        ? []
        : [{ promise: 'unsettled', sentence: `The transport of ${plate} by ${hand} is not at ANAF` }],
    ),
    ...plates.flatMap((plate): readonly Breach[] =>
      timesDeclared(plate, transports) < 2
        ? []
        : [{ promise: 'doubled', sentence: `ANAF took the transport of ${plate} twice` }],
    ),
    ...declaredTwice(transports),
    ...steps.map(
      ({ kind, state }): Breach => ({ promise: 'unsettled', sentence: `A step of a transport, ${kind}, is ${state}` }),
    ),
  ];
}

function timesDeclared(plate: string, transports: readonly StandInTransport[]): number {
  return transports.filter(
    ({ type, verdict, xml }) =>
      type === 'NOT' && verdict === 'ok' && Buffer.from(xml, 'base64').toString().includes(`nrVehicul="${plate}"`),
  ).length;
}
