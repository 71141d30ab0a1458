/** The pages of the zip that a browser opens: what is in it and where, and the account's particulars. */
import type { Selectable } from 'kysely';
import { bucharestDay } from '@/domain/calendar/bucharest-day';
import { type Html, html } from '../../mail/html';
import type { Tables } from '../../tables';
import { type CompanyCounts, type ExportedCompany, folderOf } from './company-entries';

export function indexPage(
  written: readonly { readonly company: ExportedCompany; readonly counts: CompanyCounts }[],
  at: Date,
): string {
  const rows = written.map(
    ({
      company,
      counts,
    }) => html`<tr><td><a href="${href(folderOf(company))}">${company.name}</a></td><td>${company.cif}</td>
<td class="n">${String(counts.issued)}</td><td class="n">${String(counts.received)}</td></tr>
`,
  );
  return page(
    'Datele dumneavoastră din Condica',
    html`<p>Făcut la ${roDay(at)}. Fișierele sunt pe firme; numele unei facturi începe cu data și numărul ei.</p>
<ul><li><a href="${href('Contul meu/Datele contului.html')}">Datele contului</a> și <a href="${href('Contul meu/Jurnal.csv')}">jurnalul lui</a></li></ul>
<table><thead><tr><th>Firma</th><th>CUI</th><th>Facturi emise</th><th>Facturi primite</th></tr></thead><tbody>
${rows}</tbody></table>
<h2>Ce este în dosarul unei firme</h2>
<ul><li><b>Facturi emise</b>, <b>Facturi primite</b>: pe ani, fiecare factură ca XML; lângă ea, unde există, arhiva .zip cu semnătura Ministerului Finanțelor, care este originalul.</li>
<li><b>Registru …csv</b>: facturile unui an ca tabel. <b>Date firmă.csv</b>: datele firmei. <b>Jurnal.csv</b>: cine, când și ce a făcut.</li></ul>
<p>Fișierele .csv se deschid în Excel sau LibreOffice. Păstrați documentele contabile cât cere legea.</p>`,
  );
}

export function accountPage(
  account: Selectable<Tables['app_user']>,
  companies: readonly (ExportedCompany & { readonly role: string })[],
): string {
  const facts: readonly (readonly [string, string])[] = [
    ['Nume', `${account.first_name} ${account.last_name}`.trim()],
    ['E-mail', account.email],
    ['Telefon', account.telephone],
    ['CNP', account.cnp],
    ['Cont din', roDay(account.created_at)],
    ['Verificare în doi pași', account.totp_sealed === null ? 'oprită' : 'pornită'],
  ];
  const rows = facts.filter(([, value]) => value !== '');
  return page(
    'Datele contului',
    html`<table><tbody>${rows.map(([term, value]) => html`<tr><th>${term}</th><td>${value}</td></tr>\n`)}</tbody></table>
<h2>Firmele în care lucrați</h2>
<ul>${companies.map(({ name, cif, role }) => html`<li>${name} (CUI ${cif}), ${ROLES[role] ?? role}</li>\n`)}</ul>`,
  );
}

const ROLES: Readonly<Record<string, string>> = {
  owner: 'proprietar',
  administrator: 'administrator plan',
  user: 'utilizator',
};

function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="ro"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{max-width:960px;margin:32px auto;padding:0 16px;font:16px/1.5 system-ui,sans-serif;color:#171a23}
table{border-collapse:collapse;width:100%}th,td{padding:6px 10px;border-bottom:1px solid #dcdfe6;text-align:left}.n{text-align:right}</style></head>
<body><h1>${title}</h1>
${body}
</body></html>
`.text;
}

/** Of a file of the zip, beside this page. */
function href(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function roDay(at: Date): string {
  return bucharestDay(at.getTime()).split('-').reverse().join('.');
}
