import { attachFile } from '../people/attach-files';
import { declare, declareDraft, tellOfTransport } from '../people/declare-transports';
import { giveAway } from '../people/give-company';
import { closeOthersLease, giveIntervalBack, voidNumber } from '../people/give-numbers-up';
import { cancel, correct, issue, issueWithoutNotes } from '../people/issue-invoices';
import { mergeDefinitions } from '../people/merge-partners';
import { prefer } from '../people/prefer';
import { codeLine, writeToSupplier } from '../people/received-invoices';
import { type Seat, takeSeat } from '../people/seat';
import { markSome, tidyUp } from '../people/tidy-up';
import { dropTransportDraft, editTransportDraft } from '../people/transport-drafts';
import { addDefinition, dropDefinition, editDefinition } from '../people/write-definitions';
import { dropDraft, editDraft, writeDraft } from '../people/write-drafts';
import { editSingleRow } from '../people/write-single-rows';
import { addVatRate, dropVatRate } from '../people/write-vat-rates';
import type { SimWorld } from '../run/sim-world';
import { begin, type StepRow } from './step';

/** Somebody does it at one of the tabs. */
function act(name: string, weight: number, does: (seat: Seat) => Promise<unknown>): StepRow {
  const run = (world: SimWorld): void => {
    const device = world.dice.pick(world.devices.filter(({ lost }) => !lost));
    if (device === undefined) return;
    const company = world.dice.happens(0.85) ? world.home : world.dice.pick(world.companies);
    const work = async (): Promise<void> => {
      const seat = await takeSeat(world, device, company);
      if (seat !== null) await does(seat);
    };
    begin(world, `${device.name} ${name}`, work());
  };
  return { name, weight, run };
}

export const PEOPLE_STEPS: readonly StepRow[] = [
  act('write draft', 8, writeDraft),
  act('edit draft', 12, editDraft),
  act('remove draft', 2, dropDraft),
  act('issue', 12, issue),
  act('issue what a newer rule of ANAF refuses', 2, issueWithoutNotes),
  act('take back', 2, cancel),
  act('correct', 4, (seat) => correct(seat)),
  act('add definition', 3, addDefinition),
  act('edit definition', 7, editDefinition),
  act('remove definition', 3, dropDefinition),
  act('merge partners', 1.5, mergeDefinitions),
  act('tidy up', 3, async (seat) => {
    await tidyUp(seat);
    await markSome(seat);
  }),
  act('write what there is one of', 4, editSingleRow),
  act('give the company', 2, giveAway),
  act('attach a file', 2, attachFile),
  act('code a received line', 3, codeLine),
  act('write to a supplier', 3, writeToSupplier),
  act('prefer', 2, prefer),
  act('add VAT rate', 1, addVatRate),
  act('remove VAT rate', 1, dropVatRate),
  act('void a number', 2, voidNumber),
  act('close an interval', 0.6, closeOthersLease),
  act('give an interval back', 0.3, giveIntervalBack),
  act('declare transport', 4, declare),
  act('declare a draft', 2, declareDraft),
  act('edit transport draft', 2, editTransportDraft),
  act('remove transport draft', 1, dropTransportDraft),
  act('tell of transport', 4, tellOfTransport),
];
