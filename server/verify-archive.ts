/** The entry of `npm run verify-archive`: reads every kept document and compares it with its hash; the server may be working. */
import { type Damage, verifyArchive } from './installation/verify-archive';
import { runVerifyCommand } from './installation/verify-command';

const WORDS: Readonly<Record<Damage['what'], string>> = {
  changed: 'conținutul nu mai are amprenta lui',
  cut: 'are altă mărime decât la păstrare',
  missing: 'lipsește',
};
const TOLD_EVERY = 10_000;

void runVerifyCommand({
  ownerNeeded: 'Arhiva tuturor firmelor o vede numai proprietarul bazei: dați DATABASE_OWNER_URL.',
  verify: async (db) => {
    const begun = Date.now();
    const found = await verifyArchive(db, (documents) => {
      if (documents % TOLD_EVERY === 0) console.log(`${documents} documente verificate`);
    });
    const seconds = Math.max(0.001, (Date.now() - begun) / 1000);
    const pace = Math.round(found.documents / seconds);
    console.log(
      `${found.documents} documente, ${Math.round(found.bytes / 1024)} kB, verificate în ${seconds.toFixed(1)} s (${pace} pe secundă).`,
    );
    for (const { company, sha256, what } of found.damages) console.log(`firma ${company}, ${sha256}: ${WORDS[what]}`);
    console.log(
      found.damaged === 0
        ? 'Arhiva este întreagă.'
        : `${found.damaged} documente nu mai sunt cum au fost păstrate. Puneți la loc o copie de siguranță; ANAF mai dă documentele din ultimele 60 de zile.`,
    );
    return found.damaged === 0;
  },
});
