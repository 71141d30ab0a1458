/** People change what a company has one of, by the commands of its screens. */
import { ownParticularsId, type ParticularsContent, particularsOfCompany } from '@/api/entities/particulars';
import { contentOf } from '@/db/collections/commands/content-rows';
import { ownLook, saveLook } from '@/db/collections/look';
import { saveParticulars } from '@/db/collections/particulars';
import { saveTransportOptions, transportOptionsOf } from '@/db/collections/transport-options';
import { rowById } from '@/db/rows/list-rows';
import { USUAL_LOOK } from '@/domain/paper/look/invoice-look';
import type { Seat } from './seat';

type Typed = Readonly<Record<string, unknown>>;

/** One row a company, with the fields that take a word. */
interface SingleRow {
  readonly name: 'look' | 'particulars' | 'transportOptions';
  readonly fields: readonly string[];
  /** What the screen shows, and what keeps it with the word in it; null: the screen has nothing to show yet. */
  readonly open: (seat: Seat) => Promise<OpenScreen | null>;
}

interface OpenScreen {
  readonly seen: Typed;
  readonly save: (change: Typed) => Promise<unknown>;
}

export const SINGLE_ROWS: readonly SingleRow[] = [
  {
    name: 'look',
    fields: ['tagline', 'paymentNote', 'footText'],
    open: async ({ context }) => {
      const seen = (await ownLook(context.db, context.companyId)) ?? USUAL_LOOK;
      return { seen: { ...seen }, save: (change) => saveLook(context, seen, { ...seen, ...change }) };
    },
  },
  {
    name: 'particulars',
    fields: ['tradingName', 'contactName', 'legalForm'],
    open: async ({ context }) => {
      const { db, companyId } = context;
      const company = await db.company.get(companyId);
      if (company === undefined) return null;
      const view = await rowById(db.particulars, ownParticularsId(companyId));
      const seen = view === null ? particularsOfCompany(company) : contentOf<ParticularsContent>(view.row);
      return { seen, save: (change) => saveParticulars(context, company, seen, { ...seen, ...change }) };
    },
  },
  {
    name: 'transportOptions',
    fields: ['operation', 'purpose', 'documentType'],
    open: async ({ context }) => {
      const seen = await transportOptionsOf(context.db, context.companyId);
      return { seen, save: (change) => saveTransportOptions(context, seen, { ...seen, ...change }) };
    },
  },
];

export async function editSingleRow(seat: Seat): Promise<void> {
  const { world, device, context, tab } = seat;
  const row = world.dice.pick(SINGLE_ROWS);
  const screen = await row?.open(seat);
  if (row === undefined || screen == null) return;
  const field = world.dice.pick(row.fields) ?? '';
  const word = world.ledger.newWord(device.name);
  const saw = String(screen.seen[field]);
  const written = world.ledger.begin({ word, row: String(context.companyId), field: `${row.name}.${field}`, saw });
  world.story.tell(`${tab.process.name} edits ${row.name} of company ${context.companyId}: ${field} ${word}`);
  const outcome = await screen.save({ [field]: word });
  if (outcome === 'changed' || outcome === 'added') written.sure = true;
}
