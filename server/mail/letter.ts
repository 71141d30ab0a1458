/** A mail as data, and as what goes out: text and HTML say the same. No picture, no address of anybody else's. */
import { type Html, html } from './html';

export interface Letter {
  /** Names the template: what is counted and kept. */
  readonly kind: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Lines as they stand, below the paragraphs. */
  readonly lines?: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
  /** What to do where one did not ask for it. */
  readonly foot: string;
}

export interface LetterTexts {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const SENT_BY = 'Mesaj trimis de Condica. Nu răspundeți la această adresă.';
const WHOLE_LINK = 'Dacă butonul nu se deschide, copiați adresa în browser:';

export function letterTexts({ subject, paragraphs, lines: said = [], link, foot }: Letter): LetterTexts {
  const below = said.length === 0 ? [] : [said.join('\n')];
  const lines = [...paragraphs, ...below, ...(link === undefined ? [] : [`${link.label}: ${link.url}`]), foot, SENT_BY];
  return {
    subject: oneLine(subject),
    text: `${lines.join('\n\n')}\n`,
    html: page({ subject, paragraphs, lines: said, link, foot }).text,
  };
}

/** A header is a line: what a person wrote into a name breaks none. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}

function page({
  subject,
  paragraphs,
  lines,
  link,
  foot,
}: Pick<Letter, 'subject' | 'paragraphs' | 'foot'> &
  Required<Pick<Letter, 'lines'>> & { readonly link: Letter['link'] }): Html {
  return html`<!doctype html>
<html lang="ro"><head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:24px;background:#f4f5f8;color:#171a23;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 32px;background:#fff;border:1px solid #dcdfe6;border-radius:6px">
<p style="margin:0 0 16px;font-weight:600">Condica</p>
${paragraphs.map((one) => html`<p style="margin:0 0 16px;white-space:pre-line">${one}</p>\n`)}${lines.map((one) => html`<p style="margin:0 0 4px;font-size:13px;color:#555c6b">${one}</p>\n`)}${link === undefined ? '' : button(link)}
<p style="margin:16px 0 0;font-size:13px;color:#555c6b">${foot}</p>
<p style="margin:8px 0 0;font-size:13px;color:#555c6b">${SENT_BY}</p>
</div></body></html>
`;
}

function button({ label, url }: { readonly label: string; readonly url: string }): Html {
  return html`<p style="margin:0 0 16px"><a href="${url}" style="display:inline-block;padding:10px 16px;border-radius:6px;background:#1a5ed6;color:#fff;text-decoration:none">${label}</a></p>
<p style="margin:0;font-size:13px;color:#555c6b">${WHOLE_LINK}<br><a href="${url}" style="color:#1a5ed6;word-break:break-all">${url}</a></p>`;
}
