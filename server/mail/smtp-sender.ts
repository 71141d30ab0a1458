/** Letters by SMTP (nodemailer): one addressee, no files, no addresses fetched. */
import { createTransport } from 'nodemailer';
import type { MailSender } from './mail-sender';

export interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://…` with STARTTLS, which only a server of this machine may be without. */
  readonly url: string;
  readonly from: string;
}

const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

export function smtpSender({ url, from }: SmtpSettings): MailSender {
  const transport = createTransport({
    url,
    ...TIMEOUTS,
    requireTLS: !isHere(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1).replace('>', '');
  return async (id, { to, subject, text, html }) => {
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
      });
      return 'sent';
    } catch (error) {
      if (isRefusal(error)) return 'refused';
      throw error;
    }
  };
}

/** Its letters and its password leave this machine by no road. */
export function isHere(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

/** A permanent answer to the addressee (RFC 5321, 4.2.1: 5yz); what the server says of us is another matter. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  return Number(error.responseCode) >= 500 && String(error.command).startsWith('RCPT');
}
