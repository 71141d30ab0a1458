/**
 * Every text and state of the reference (reference/anaf-efactura.md, sections 1 and 3 to 9) is given to the product's own code, and what
 * it does then is told in its words. The table in docs/anaf.md is made here:
 * `ANAF_DOCS=write npx vitest run tests/server/outside/anaf/texts/texts.test.ts`.
 */
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entityIdSchema } from '@/api/ids';
import { anafReturn } from '@/app/connect/anaf-return';
import { connectTexts } from '@/app/connect/connect-texts';
import { authorizeUser, createAccount } from '../../../../../server/accounts/create-account';
import { downloadAnswer } from '../../../../../server/outside/anaf/answers/download-answer';
import { listAnswer } from '../../../../../server/outside/anaf/answers/list-answer';
import { duplicateOf } from '../../../../../server/outside/anaf/answers/signed-zip';
import { stateAnswer } from '../../../../../server/outside/anaf/answers/state-answer';
import { type MailboxWorld, MINUTE_MS, mailboxWorld, OWN_CIF, SUPPLIER_CIF } from '../../../mailbox/mailbox-world';
import { keptTable } from '../../kept-table';
import { sampleInvoice } from '../../sample-invoice';
import { type Asker, ofPaper, ofSeal, ofVerdict } from './comes-of-document-call';
import { ofDownload, ofReason, ofState, ofUpload } from './comes-of-filing';
import { ofList, ofNote } from './comes-of-mailbox';
import { LISTED_FORMS, ofMessage } from './comes-of-message';
import { ofToken } from './comes-of-token';
import { PAPER_ROWS, REASON_ROWS, SEAL_ROWS, VERDICT_ROWS } from './document-rows';
import { EVERYWHERE_ROWS } from './everywhere-rows';
import { LIST_ROWS } from './list-rows';
import { DOWNLOAD_ROWS, STATE_ROWS } from './query-rows';
import { badRequest, downloadSays, listSays, type Outcome, stateSays, type TextRow, uploadSays } from './text-row';
import { TOKEN_ROWS } from './token-rows';
import { NOTE_ROWS, UPLOAD_ROWS } from './upload-rows';

const THIS = 'server/outside/anaf/texts/texts.test.ts › does with each what the document says';
const TIMEOUT_MS = 120_000;

let world: MailboxWorld;
let asker: Asker;
let about = '';
beforeAll(async () => {
  world = await mailboxWorld();
  about = await world.send(sampleInvoice({ number: 'T-1', sellerCif: SUPPLIER_CIF, buyerCif: OWN_CIF }));
  world.clock.now += MINUTE_MS;
  await world.look();
  const userId = await world.database.asOwner(async (db) => {
    const account = { email: 'ana@exemplu.ro', password: 'parola-de-probă-1', firstName: 'Ana', lastName: 'Pop' };
    const id = await createAccount(db, { ...account, planName: 'Complet' });
    await authorizeUser(db, id, 1);
    return id;
  });
  const invoice = v.parse(entityIdSchema, (await world.archive())[0]?.id);
  asker = { db: world.database.app, userId, invoice };
});
afterAll(() => world.close());

const both: Outcome = async (answer) =>
  `la încărcare: ${await ofUpload(answer)} · la întrebarea stării: ${await ofState(answer)} · la liste: ${await ofList(world)(answer)}`;

const of = (rows: readonly TextRow[], service: string, outcome: Outcome) => ({ rows, service, outcome });

async function madeRows(): Promise<readonly (readonly string[])[]> {
  const tables = [
    of(UPLOAD_ROWS, 'upload', ofUpload),
    of(STATE_ROWS, 'stareMesaj', ofState),
    of(REASON_ROWS, 'zip cu erori', ofReason),
    of(DOWNLOAD_ROWS, 'descarcare', ofDownload),
    of(LIST_ROWS, 'liste', ofList(world)),
    of(
      NOTE_ROWS,
      'upload RASP',
      ofNote(world, () => ({ id: asker.invoice, about })),
    ),
    of(
      PAPER_ROWS,
      'transformare',
      ofPaper(() => asker),
    ),
    of(
      VERDICT_ROWS,
      'validare',
      ofVerdict(() => asker),
    ),
    of(
      SEAL_ROWS,
      'validate/signature',
      ofSeal(() => asker),
    ),
    of(TOKEN_ROWS, 'token', ofToken(world.database)),
    of(EVERYWHERE_ROWS, 'oricare', both),
  ];
  const made: string[][] = [];
  for (const { rows, service, outcome } of tables)
    for (const { shown, answer, test } of rows) made.push([service, shown, await outcome(answer), test ?? THIS]);
  for (const form of LISTED_FORMS) made.push(['liste', `«${form.tip}»: «${form.detalii}»`, ofMessage(form), form.test]);
  const denied = anafReturn('?state=s&error=access_denied').kind === 'denied' ? connectTexts.callback.deniedText : '';
  const CONSENT = 'server/connections/consent.test.ts › stays good where the certificate was not plugged in';
  made.push(['authorize', '`error=access_denied`', `„${denied}”`, CONSENT]);
  return made;
}

it('does with each what the document says', { timeout: TIMEOUT_MS }, async () => {
  const rows = await madeRows();
  for (const [service, shown, does, test] of rows) {
    expect(does, `${service} ${shown}`).not.toBe('');
    expect(isThere(test ?? ''), test).toBe(true);
  }
  const head = ['serviciul', 'răspunsul', 'ce face produsul', 'testul'];
  const { inDocs, made } = keptTable('texte', head, rows);
  expect(inDocs).toBe(made);
});

/** Whether a test of that title stands in that file. */
function isThere(test: string): boolean {
  const [file = '', title = ''] = test.split(' › ');
  const path = new URL(`../../../../${file}`, import.meta.url);
  if (!existsSync(path)) return false;
  const source = readFileSync(path, 'utf8');
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted));
}

it('knows a test that is not there', () => {
  expect(isThere(THIS)).toBe(true);
  expect(isThere(`${THIS.split(' › ')[0]} › ${['does', 'nothing'].join(' ')}`)).toBe(false);
});

it('says on the invoice where a question of ours is not taken, and whose matter a parameter is', async () => {
  expect(await ofState(badRequest('Parametrul id_incarcare este obligatoriu').answer)).toContain(
    'ANAF nu a primit întrebarea',
  );
  const parameter = 'Valorile acceptate pentru parametrul standard sunt UBL, CN, CII sau RASP';
  expect(await ofUpload(uploadSays(parameter).answer)).toContain('anunțați administratorul');
  expect(await ofUpload(uploadSays('Nu aveti drept in SPV pentru CIF=1').answer)).toContain('verificați în SPV');
});

it('keeps what it does not know in ANAF’s words, and decides nothing by it', () => {
  const unknown = 'Un text pe care ANAF nu l-a mai spus';
  const failed = { kind: 'query-failed', reason: 'input', text: unknown };
  expect(stateAnswer(stateSays(unknown).answer)).toEqual(failed);
  expect(downloadAnswer(downloadSays(unknown).answer)).toEqual(failed);
  expect(listAnswer(listSays(unknown).answer)).toEqual(failed);
});

it('finds the index that a duplicate verdict names', () => {
  const text = 'Factura a mai fost transmisa anterior cu index=5001120362 si data incarcare=2026-03-02';
  expect(duplicateOf(['alt motiv', text])).toBe('5001120362');
});
