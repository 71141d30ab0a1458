/** `GET /__page`: what the stand-in holds, for a person's eyes. */

import type { Fault } from '../faults/fault';
import { htmlReply, type StandInReply } from '../stand-in-http';
import { longTime } from './anaf-clock';
import type { AnafStandInSettings } from './anaf-settings';
import type { AnafStore } from './anaf-store';
import { MESSAGE_TYPES } from './mailbox-entries';

/** Newest first; older ones stand in `/__store`. */
const SHOWN = 200;

export function contentsPage(
  store: AnafStore,
  faults: readonly Fault[],
  { rights, callsPerMinute, processingMs, listLagMs, clockAheadMs }: AnafStandInSettings,
): StandInReply {
  const uploads = store.all();
  const newest = uploads.slice(-SHOWN).toReversed();
  const rows = newest.map(({ index, at, cif, standard, sellerCif, buyerCif, number, total, verdict, errors }) =>
    cells([index, longTime(at), cif, standard, sellerCif, buyerCif, number, total, verdict, errors.join('\n')]),
  );
  const owners = [...new Set(uploads.flatMap(({ cif, sellerCif, buyerCif }) => [cif, sellerCif, buyerCif]))]
    .filter((owner) => store.mailboxOf(owner).length > 0)
    .toSorted();
  const mailboxes = owners.map((owner) => {
    const types = store.mailboxOf(owner).map(({ type }) => MESSAGE_TYPES[type]);
    const counts = [...new Set(types)]
      .toSorted()
      .map((type) => `${type}: ${types.filter((one) => one === type).length}`);
    return cells([owner, String(types.length), counts.join(', ')]);
  });
  const settings = `${callsPerMinute} de apeluri pe minut; verdict după ${processingMs} ms, în liste după încă ${listLagMs} ms; ceasul cu ${clockAheadMs} ms înainte; drepturi: ${rights === 'all' ? 'pentru orice CIF' : rights.join(', ') || 'niciunul'}.`;
  return htmlReply(
    200,
    `<!doctype html><html lang="ro"><head><meta charset="utf-8"><title>ANAF de probă: ce păstrează</title>
<meta name="viewport" content="width=device-width"><style>body{font:14px/1.5 system-ui,sans-serif;margin:2rem;color:#1a2233}
table{border-collapse:collapse;margin:1rem 0 2rem}td,th{border:1px solid #c9d1de;padding:.25rem .5rem;text-align:left;vertical-align:top}
td{white-space:pre-wrap}</style></head><body><main><h1>ANAF de probă</h1><p>${escaped(settings)}</p>
<h2>Încărcări: ${uploads.length}${uploads.length > SHOWN ? `, ultimele ${SHOWN}` : ''}</h2>
${table(['Index', 'La', 'cif', 'Standard', 'Vânzător', 'Cumpărător', 'Număr', 'Total', 'Verdict', 'Erori'], rows)}
<h2>Mesaje: ${owners.length} CIF-uri</h2>${table(['CIF', 'Mesaje', 'Feluri'], mailboxes)}
<h2>Defecte pornite: ${faults.length}</h2><pre>${escaped(JSON.stringify(faults, null, 2))}</pre></main></body></html>`,
  );
}

function table(head: readonly string[], rows: readonly string[]): string {
  return `<table><thead><tr>${head.map((name) => `<th>${escaped(name)}</th>`).join('')}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

function cells(values: readonly string[]): string {
  return `<tr>${values.map((value) => `<td>${escaped(value)}</td>`).join('')}</tr>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
