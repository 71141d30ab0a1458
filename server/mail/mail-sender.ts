/** Where letters go: by SMTP, or no further than the mailbox page of this machine. */
import type { SealedLetter } from './queue-mail';

/** `kept`: for the mailbox page. `refused`: the other side takes nothing for this address, now or later. */
export type MailOutcome = 'sent' | 'kept' | 'refused';

/** Throws where another try may help. `id`: names the letter, so that a second try is known for the same one. */
export type MailSender = (id: string, letter: SealedLetter) => Promise<MailOutcome>;

export const keepHere: MailSender = async () => 'kept';
