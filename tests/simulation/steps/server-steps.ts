/** What happens to the servers and at ANAF. */
import { FAULT_KINDS } from '../../../server/outside/stand-ins/faults/fault';
import type { StepRow } from './step';

/** `refuse` decides against the document itself, `no-right` against its sender: neither is a fault of the road. */
const FAULTS = FAULT_KINDS.filter((kind) => kind !== 'refuse' && kind !== 'no-right');
const PATHS = ['/upload', '/upload', '/stareMesaj', '/lista', '/descarcare', ''];

export const SERVER_STEPS: readonly StepRow[] = [
  {
    name: 'a server is killed',
    weight: 1,
    run: async (world) => {
      const server = world.dice.pick(world.servers);
      if (server !== undefined) await world.killServer(server);
    },
  },
  { name: 'servers are started', weight: 2, run: (world) => world.startServers() },
  {
    name: 'ANAF has a fault',
    weight: 7,
    run: (world) => {
      const fault = {
        kind: world.dice.pick(FAULTS) ?? 'slow',
        path: world.dice.pick(PATHS) ?? '',
        count: 1 + world.dice.below(3),
        delayMs: 1000 + world.dice.below(9000),
      } as const;
      world.anaf.outside.standIns().faults.add(fault);
      world.story.tell(`ANAF: ${fault.kind} at ${fault.path} × ${fault.count}`);
      world.story.count(`ANAF ${fault.kind}`);
    },
  },
  {
    name: 'ANAF goes and comes',
    weight: 1,
    run: (world) => {
      world.anaf.down = world.dice.happens(0.5);
      world.story.tell(`ANAF is ${world.anaf.down ? 'down' : 'up'}`);
    },
  },
];
