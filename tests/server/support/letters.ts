/** What the mailbox page of a server shows, as who opens it reads it. */
import type { Application } from '../../../server/application';

export interface ShownLetter {
  readonly to: string;
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** To an address, the newest first. */
export async function lettersTo(
  { mailboxUrl }: Pick<Application, 'mailboxUrl'>,
  address: string,
): Promise<readonly ShownLetter[]> {
  const all: readonly ShownLetter[] = await fetch(`${mailboxUrl}/mails.json`).then((answer) => answer.json());
  return all.filter(({ to }) => to === address);
}

/** What stands behind `#` in the letter's link. */
export function secretIn(letter: ShownLetter | undefined): string {
  const secret = /#(\S+)/.exec(letter?.text ?? '')?.[1];
  if (secret === undefined) throw new Error(`No link in the letter ${letter?.subject}`);
  return secret;
}

/** The two parts of an activation's link. */
export function activationOf(letter: ShownLetter | undefined): { readonly hash: string; readonly code: string } {
  const secret = secretIn(letter);
  const end = secret.lastIndexOf('.');
  return { hash: secret.slice(0, end), code: secret.slice(end + 1) };
}
