/** After a blow: everything is as it should be again, and what was cut is gone on with. */
import { readDrafts } from './device-read';
import { emptyStorage, startHand } from './hand';
import type { Storm } from './storm';
import type { Work } from './work';
import { issueByKeys } from './write-invoice';

export async function mend(storm: Storm): Promise<void> {
  const { installation, disk, hands, ended, story } = storm;
  disk?.makeRoom();
  for (const hand of hands) {
    hand.clock.putAhead(0);
    hand.road.open();
    hand.road.lose('', 0);
    await emptyStorage(hand);
  }
  if (ended.delete('stand-ins')) await installation.startStandIns();
  if (!ended.delete('server') && !installation.isServerRunning()) story.tell('The server ended by itself');
  if (!installation.isServerRunning()) await installation.startServer();
  await installation.untilReady();
  for (const hand of hands.filter(({ killedAt }) => killedAt !== null)) await startHand(hand);
}

/** The draft that the kill left is issued by its person where all of it is there; else it stays a draft. */
export async function goOnWith(storm: Storm, { hand, words, outcome }: Work): Promise<void> {
  if (outcome !== 'cut' && outcome !== 'no-room') return;
  const { page } = hand.browser;
  const drafts = [...(await readDrafts(page))];
  const whole = drafts.find(([, content]) => {
    const text = JSON.stringify(content);
    return text.includes(words.line) && text.includes(words.notes);
  });
  if (whole === undefined) return;
  await page.goto(`${hand.road.url}/app/invoices?draft=${whole[0]}`);
  await page.getByRole('textbox', { name: 'Observații' }).waitFor();
  const number = await issueByKeys(page);
  storm.story.tell(`${hand.name} went on and issued ${number}`);
  storm.shown.push({ number, hand: hand.name, words: [words.line, words.notes] });
}
