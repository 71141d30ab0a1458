/**
 * Fills the demonstration through the product's own calls, area by area. Every call has an id and an idempotency key made of
 * the thing's name, so a start that was stopped half-way goes on and a second one repeats nothing.
 */
import type { CompanyId } from '@/api/ids';
import { DEMO_COMPANIES } from './demo-account';
import type { DemoArea, DemoCompany, DemoServer } from './demo-area';
import { demoDefinitions } from './demo-definitions';
import { assignmentsArea } from './seed-assignments';
import { definitionsArea } from './seed-definitions';
import { invoicesArea } from './seed-invoices';
import { receivedArea } from './seed-received';
import { transportsArea } from './seed-transports';

/** Told after every step: what of how much is done. */
export type DemoProgress = (done: number, of: number) => void;

/** In their order in a company. An area is a file of its own, and a row here. */
const AREAS: readonly ((of: DemoCompany) => DemoArea)[] = [
  definitionsArea,
  invoicesArea,
  receivedArea,
  transportsArea,
  assignmentsArea,
];

/** Gives the round that is filled. */
export async function seedDemo(server: DemoServer, progress: DemoProgress = () => undefined): Promise<number> {
  const { day, round, companies, people, finished } = await server.prepare();
  if (finished) return round;
  const work = demoCompanies(companies, { day, round, people }).map((of) => AREAS.map((area) => area(of)));
  const total = work.flat().reduce((sum, { steps }) => sum + steps, 0);
  let done = 0;
  const step = (): void => progress(++done, total);
  await Promise.all(
    work.map(async (areas) => {
      for (const area of areas) await area.fill(server, step);
    }),
  );
  await server.finish();
  return round;
}

function demoCompanies(
  ids: ReadonlyMap<string, CompanyId>,
  facts: Pick<DemoCompany, 'day' | 'round' | 'people'>,
): readonly DemoCompany[] {
  const { day, round } = facts;
  return DEMO_COMPANIES.flatMap((company) => {
    const id = ids.get(company.cif);
    return id === undefined ? [] : [{ company, id, known: demoDefinitions(company, day, round), ...facts }];
  });
}
