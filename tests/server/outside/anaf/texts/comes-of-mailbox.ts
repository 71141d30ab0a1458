/** What becomes of a mailbox, and of a message to a supplier, where ANAF answers so: the shipped job over the product's database. */
import { sql } from 'kysely';
import { ANAF_MAILBOX_PLAN } from '../../../../../server/mailbox/mailbox-plan';
import { troubleSentence } from '../../../../../server/mailbox/mailbox-trouble';
import { listAnswer } from '../../../../../server/outside/anaf/answers/list-answer';
import { uploadAnswer } from '../../../../../server/outside/anaf/answers/upload-answer';
import type { MailboxWorld } from '../../../mailbox/mailbox-world';
import { waitWords, withoutAnafsWords } from './outcome-words';
import type { Outcome } from './text-row';

export const ofList =
  ({ parts, look, database, clock }: MailboxWorld): Outcome =>
  async (answer) => {
    await database.asOwner((db) => db.deleteFrom('anaf_mailbox').execute());
    const asked: string[] = [];
    await look(1, {
      ...parts,
      plan: ANAF_MAILBOX_PLAN,
      anaf: {
        ...parts.anaf,
        list: async (_token, { from, to }) => {
          asked.push(`${from}-${to}`);
          return listAnswer(answer);
        },
      },
    });
    const { trouble, trouble_text, due_at, listed_to } = await database.asOwner((db) =>
      db.selectFrom('anaf_mailbox').selectAll().executeTakeFirstOrThrow(),
    );
    return [
      ...(new Set(asked).size > 1 ? [`întâi se cere cu alt interval, de ${asked.length - 1} ori`] : []),
      trouble === ''
        ? `${listed_to === null ? 'nimic citit' : 'citit, nimic nou'}, nimic de spus`
        : `în starea cutiei: „${withoutAnafsWords(troubleSentence(trouble, trouble_text))}”`,
      `se întreabă din nou peste ${waitWords([due_at.getTime() - clock.now])}`,
    ].join('; ');
  };

const STATES: Readonly<Record<string, string>> = {
  recorded: 'mesajul rămâne în așteptare',
  processing: 'mesajul este la ANAF; se urmărește verdictul',
  refused: 'mesajul este refuzat',
};

/** `invoice`: a received one, by its id and ANAF's index. */
export const ofNote =
  (world: MailboxWorld, invoice: () => { readonly id: string; readonly about: string }): Outcome =>
  async (answer) => {
    const { parts, look, database, clock } = world;
    clock.now += 60_000;
    const { id, about } = invoice();
    const note = crypto.randomUUID();
    const at = new Date(clock.now);
    await database.asOwner(async (db) => {
      await db.deleteFrom('anaf_note').execute();
      const row = { id: note, company_id: 1, invoice_id: id, about, text: 'x', day: '2026-03-02' };
      await db
        .insertInto('anaf_note')
        .values({ ...row, written_at: at, due_at: at, state: 'recorded' })
        .execute();
      const notes = JSON.stringify([{ id: note, at: at.toISOString(), text: 'x', state: 'recorded' }]);
      await sql`update archive_item set item = jsonb_set(item, '{notes}', ${notes}::jsonb) where id = ${id}`.execute(
        db,
      );
    });
    const upload = async () => uploadAnswer(answer);
    await look(1, { ...parts, plan: ANAF_MAILBOX_PLAN, anaf: { ...parts.anaf, upload } });
    const kept = await database.asOwner((db) =>
      db.selectFrom('anaf_note').select(['state', 'due_at']).where('id', '=', note).executeTakeFirstOrThrow(),
    );
    const detail = (await world.archive()).find((item) => item.id === id)?.notes?.[0]?.detail ?? '';
    return [
      STATES[kept.state] ?? kept.state,
      ...(detail === '' ? [] : ['cu aceste cuvinte pe factură']),
      ...(kept.state === 'refused' ? [] : [`se reia peste ${waitWords([kept.due_at.getTime() - clock.now])}`]),
    ].join(', ');
  };
