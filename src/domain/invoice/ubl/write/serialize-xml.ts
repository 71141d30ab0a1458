/** Writes elements as XML 1.0 text: UTF-8 declaration, two blanks a level, the same bytes for the same elements. */
import type { OutNode } from './out-node';

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/**
 * What XML 1.0 cannot hold even as a reference (control characters, lone surrogates, U+FFFE, U+FFFF): pasted from
 * elsewhere and invisible, it is left out.
 */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** The text as a reader of the document gets it. */
export function writableText(text: string): string {
  return text.replace(UNWRITABLE, '');
}

/** Element text keeps its line feeds and tabs as they are. */
export function escapeText(text: string): string {
  return writableText(text).replace(/[&<>\r]/g, (character) => REFERENCES[character] ?? character);
}

/** In attributes also quotes, line feeds and tabs are references, or the reader would normalise them to blanks. */
export function escapeAttribute(text: string): string {
  return writableText(text).replace(/[&<>"\r\n\t]/g, (character) => REFERENCES[character] ?? character);
}

export function serializeXml(root: OutNode): string {
  const parts = ['<?xml version="1.0" encoding="UTF-8"?>\n'];
  writeNode(root, '', parts);
  return parts.join('');
}

function writeNode(node: OutNode, indent: string, parts: string[]): void {
  const attributes = node.attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('');
  if (typeof node.content === 'string') {
    parts.push(`${indent}<${node.name}${attributes}>${escapeText(node.content)}</${node.name}>\n`);
    return;
  }
  parts.push(`${indent}<${node.name}${attributes}>\n`);
  for (const child of node.content) writeNode(child, `${indent}  `, parts);
  parts.push(`${indent}</${node.name}>\n`);
}
