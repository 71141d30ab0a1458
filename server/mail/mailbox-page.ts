/**
 * What would go out, on a page of this machine: where no SMTP server is configured, and nobody else reaches the server. Letters
 * hold links that open accounts, so it listens on loopback, answers under loopback names only, and no page of elsewhere reads it.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Kysely } from 'kysely';
import { hostCheck } from '../process/host-header';
import type { TokenCipher } from '../process/token-cipher';
import { html } from './html';
import type { MailTables } from './mail-tables';
import type { SealedLetter } from './queue-mail';
import { openLetter } from './send-mail';

const MOST = 100;
const isOwnHost = hostCheck({});

export interface MailboxParts<T extends MailTables> {
  readonly db: Kysely<T>;
  readonly cipher: TokenCipher;
  readonly port: number;
}

export interface Mailbox {
  readonly url: string;
  close(): Promise<void>;
}

interface KeptLetter extends SealedLetter {
  readonly id: string;
  readonly kind: string;
  readonly at: string;
}

/** Undefined: another process of this machine shows the same letters there. */
export async function openMailboxPage<T extends MailTables>(parts: MailboxParts<T>): Promise<Mailbox | undefined> {
  const server = createServer((request, response) => {
    answer(parts, request, response).catch(() => response.writeHead(500).end());
  });
  if (!(await listens(server, parts.port))) return undefined;
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listens(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
}

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

async function answer<T extends MailTables>(
  parts: MailboxParts<T>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const site = request.headers['sec-fetch-site'];
  const foreign =
    request.headers.origin !== undefined || site === 'cross-site' || isOwnHost(request.rawHeaders) !== 'allowed';
  if (foreign || request.method !== 'GET') return void response.writeHead(403, HEADERS).end();
  const letters = await keptLetters(parts);
  const [path] = (request.url ?? '/').split('?');
  if (path === '/mails.json') return void send(response, 'application/json; charset=utf-8', JSON.stringify(letters));
  const one = letters.find(({ id }) => path === `/${id}`);
  const page = one?.html ?? (path === '/' ? listPage(letters) : undefined);
  if (page === undefined) return void response.writeHead(404, HEADERS).end();
  send(response, 'text/html; charset=utf-8', page);
}

function send(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { ...HEADERS, 'content-type': type }).end(body);
}

/** The newest first. */
async function keptLetters<T extends MailTables>({ db, cipher }: MailboxParts<T>): Promise<readonly KeptLetter[]> {
  const rows = await (db as unknown as Kysely<MailTables>)
    .selectFrom('mail')
    .select(['id', 'kind', 'sealed', 'made_at'])
    .where('sealed', 'is not', null)
    .orderBy('made_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.flatMap(({ id, kind, sealed, made_at }) => {
    const letter = sealed === null ? undefined : openLetter(cipher, id, sealed);
    return letter === undefined ? [] : [{ id, kind, at: made_at.toISOString(), ...letter }];
  });
}

function listPage(letters: readonly KeptLetter[]): string {
  const rows = letters.map(
    ({ id, to, subject, at }) =>
      html`<li style="padding:12px 0;border-top:1px solid #dcdfe6"><a href="/${id}">${subject}</a><br><small>${to} · ${at.slice(0, 16).replace('T', ' ')} UTC</small></li>`,
  );
  return html`<!doctype html>
<html lang="ro"><head><meta charset="utf-8"><title>Poșta de probă</title><meta name="viewport" content="width=device-width"></head>
<body style="margin:0 auto;max-width:640px;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#171a23">
<h1 style="font-size:20px">Poșta de probă</h1>
<p>Mesajele care ar pleca pe e-mail. Fără SMTP_URL nu pleacă nimic de pe acest calculator.</p>
${letters.length === 0 ? html`<p>Niciun mesaj încă.</p>` : html`<ul style="list-style:none;padding:0">${rows}</ul>`}
</body></html>
`.text;
}
