/** After a blow: everything is as it should be again, and what was cut is gone on with. */
import { readDrafts } from './device-read';
import { emptyStorage, startHand, untilFullnessCounts } from './hand';
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

/**
 * The draft that the kill left is issued by its person where all of it is there; else it stays a draft. Where there was no
 * room the page is open still, as its words asked, and is sent again.
 */
export async function goOnWith(storm: Storm, work: Work): Promise<void> {
  if (work.outcome === 'no-room') await untilFullnessCounts();
  else if (work.outcome !== 'cut' || !(await openLeft(work))) return;
  const { hand, words } = work;
  const number = await issueByKeys(hand.browser.page);
  storm.story.tell(`${hand.name} went on and issued ${number}`);
  storm.shown.push({ number, hand: hand.name, words: [words.line, words.notes] });
}

/** False where not all of it is there. */
async function openLeft({ hand, words }: Work): Promise<boolean> {
  const { page } = hand.browser;
  const whole = [...(await readDrafts(page))].find(([, content]) => {
    const text = JSON.stringify(content);
    return text.includes(words.line) && text.includes(words.notes);
  });
  if (whole === undefined) return false;
  await page.goto(`${hand.road.url}/app/invoices?draft=${whole[0]}`);
  await page.getByRole('textbox', { name: 'Observații' }).waitFor();
  return true;
}
