/**
 * What one person does in one run: at times declares a transport, then writes an invoice and issues it. Work ends issued; or cut, by the kill of its own browser;
 * or without room, on a device whose storage is full. Whatever else happens to server and network, it must not stop.
 */
import { join } from 'node:path';
import type { Chance } from '../../simulation/random';
import { declareByHand } from './declare-transport';
import type { Hand } from './hand';
import type { Storm } from './storm';
import { issueByKeys, type TypedText, type WrittenWords, writeByKeys } from './write-invoice';

export interface Work {
  readonly hand: Hand;
  readonly words: WrittenWords;
  /** In the order of the typing. */
  readonly typed: readonly TypedText[];
  /** On the device before. */
  readonly draftsBefore: ReadonlySet<string>;
  readonly outcome: 'issued' | 'cut' | 'no-room' | 'stopped';
  readonly number: string;
}

export async function writeAndIssue(
  storm: Storm,
  hand: Hand,
  draftsBefore: ReadonlySet<string>,
  dice: Chance,
  declares: boolean,
): Promise<Work> {
  const name = hand.name === 'A' ? 'd1' : 'd2';
  const words = { line: `Lucrare ${storm.ledger.newWord(name)}`, notes: storm.ledger.newWord(name) };
  const typed: TypedText[] = [];
  const begun = { hand, words, typed, draftsBefore };
  try {
    if (declares) await declareByHand(storm, hand);
    await writeByKeys(hand, words, dice, (text) => typed.push(text));
    const number = await issueByKeys(hand.browser.page);
    storm.story.tell(`${hand.name} issued ${number} with ${words.notes}`);
    storm.shown.push({ number, hand: hand.name, words: [words.line, words.notes] });
    return { ...begun, outcome: 'issued', number };
  } catch (error) {
    return { ...begun, outcome: await whyNot(storm, hand, error), number: '' };
  }
}

async function whyNot({ story }: Storm, hand: Hand, error: unknown): Promise<Work['outcome']> {
  if (hand.killedAt !== null) return 'cut';
  story.tell(`${hand.name} could not go on: ${error instanceof Error ? error.message : String(error)}`);
  story.tell(`${hand.name} reads: ${await textOf(hand)}`);
  return hand.fullness === null ? 'stopped' : 'no-room';
}

/** What stands before the person's eyes, and its picture beside the log. */
async function textOf({ browser: { page }, name }: Hand): Promise<string> {
  const path = join('test-results', 'kills', `stopped-${name}-${Date.now()}.png`);
  await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
  const text = await page
    .locator('body')
    .textContent({ timeout: 5_000 })
    .catch(() => '');
  return `${path} ${(text ?? '').replaceAll(/\s+/g, ' ').slice(0, 1500)}`;
}
