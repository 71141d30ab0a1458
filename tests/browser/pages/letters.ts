import { expect } from '@playwright/test';
import type { Installation } from '../installation';

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The link of the newest letter of that subject to an address. */
export async function linkInLetter(
  { mailboxUrl }: Pick<Installation, 'mailboxUrl'>,
  to: string,
  subject: string,
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const letters: readonly Letter[] = await (await fetch(`${mailboxUrl}/mails.json`)).json();
    const letter = letters.find((one) => one.to === to && one.subject === subject);
    link = /http\S+#\S+/.exec(letter?.text ?? '')?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}
