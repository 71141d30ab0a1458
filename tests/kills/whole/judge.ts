/**
 * The end of a run, read from all sides past the app: both devices' databases, the server's tables, what ANAF's stand-in
 * holds. The promises are those of the simulation, with the same words for what was typed and issued.
 */
import { DEMO_COMPANIES } from '../../../server/demo/demo-account';
import { DEMO_SUPPLIERS } from '../../../server/demo/demo-suppliers';
import type { StandInUpload } from '../../browser/installation';
import { acceptedTwice } from '../../simulation/oracle/doubled';
import { type EndState, endState } from '../../simulation/oracle/end-state';
import { findLost } from '../../simulation/oracle/lost';
import { findStray } from '../../simulation/oracle/stray';
import { findUnequal } from '../../simulation/oracle/unequal';
import type { Breach } from '../../simulation/oracle/verdict';
import { findUndeclared } from './declare-transport';
import { readDevice } from './device-read';
import type { ShownIssued, Storm } from './storm';

/** Of whose invoices they are: the one a new profile shows. */
const CIF = DEMO_COMPANIES[1]?.cif ?? '';

/** Their programs may give a number twice, as the demonstration's do: nothing of ours sends it. */
const SUPPLIERS: ReadonlySet<string> = new Set(DEMO_SUPPLIERS.map(({ company }) => company.cui));

/** What is broken, or not at rest yet, now. */
export async function judge(storm: Storm): Promise<readonly Breach[]> {
  const state = await endState(storm.ask);
  const uploads = await storm.installation.uploads();
  const unequal = await Promise.all(
    storm.hands.map(async ({ name, browser }) => findUnequal(name, await readDevice(browser.page), state)),
  );
  const unfiled = await findUnfiled(storm, state, uploads);
  return [
    ...unequal.flat(),
    ...(await filingsUnderWay(storm)),
    ...unfiled,
    ...(await findUndeclared(storm)),
    ...findLost(storm, state),
    ...findStray(storm, state),
    ...acceptedTwice(
      uploads
        .filter(({ sellerCif }) => !SUPPLIERS.has(sellerCif))
        .map((upload) => ({ ...upload, cif: upload.sellerCif })),
      storm,
      state.invoices,
    ),
  ];
}

/** How many the persons were shown as issued and ANAF has accepted. */
export function countFiled(shown: readonly ShownIssued[], uploads: readonly StandInUpload[]): number {
  return shown.filter(({ number }) => isAccepted(uploads, number)).length;
}

function isAccepted(uploads: readonly StandInUpload[], number: string): boolean {
  return uploads.some((upload) => upload.number === number && upload.sellerCif === CIF && upload.verdict === 'ok');
}

/** Each number a person was shown: in the archive with that person's words, and accepted. */
async function findUnfiled(
  { shown, ask, ledger }: Storm,
  { invoices, documents }: EndState,
  uploads: readonly StandInUpload[],
): Promise<readonly Breach[]> {
  const [company] = await ask<{ id: number }>(`select id from company where cif = '${CIF}'`);
  return shown.flatMap(({ number, hand, words }): readonly Breach[] => {
    const invoice = invoices.find((each) => each.company === company?.id && each.item.number === number);
    if (invoice === undefined)
      return [{ promise: 'lost', sentence: `${number} was shown to ${hand} as issued and is nowhere` }];
    if (!ledger.issued.some((known) => known.number === number))
      ledger.issue({ invoice: invoice.id, draft: invoice.item.draft ?? '', number, device: 0, deviceId: '' });
    const document = documents.find((xml) => xml.includes(`>${number}<`) && words.every((word) => xml.includes(word)));
    if (document === undefined)
      return [{ promise: 'lost', sentence: `${number} of ${hand} has not the words ${words.join(', ')}` }];
    return isAccepted(uploads, number) ? [] : [{ promise: 'unsettled', sentence: `${number} is not at ANAF` }];
  });
}

async function filingsUnderWay({ ask }: Storm): Promise<readonly Breach[]> {
  const rows = await ask<{ state: string; number: string }>(
    `select state, coalesce((select number from archive_item where id = filing.invoice_id limit 1), '') as number
     from filing where state not in ('accepted', 'rejected', 'refused')`,
  );
  return rows.map(({ state, number }) => ({ promise: 'unsettled', sentence: `The filing of ${number} is ${state}` }));
}
