/** Until when a declared UIT holds, as ANAF counts it: of intra-EU moves into the country and of lohn fifteen days, else five. */
import { readXml } from '@/domain/xml/read-xml';
import type { XmlElement } from '@/domain/xml/xml-element';
import { attribute, child } from './transport-document';
import type { TransportRecord } from './transport-store';

const LONG: ReadonlySet<string> = new Set(['10', '12', '14', '22', '24', '60']);

export function rootOf({ xml }: TransportRecord): XmlElement {
  const read = readXml(Buffer.from(xml, 'base64'));
  if (!read.ok) throw new Error('A document that was taken in cannot be read');
  return read.root;
}

export function startDayOf(record: TransportRecord): string {
  return attribute(child(child(rootOf(record), 'notificare'), 'dateTransport'), 'dataTransport').slice(0, 10);
}

export function lastDayOf(record: TransportRecord): string {
  const operation = attribute(child(rootOf(record), 'notificare'), 'codTipOperatiune');
  return plusDays(startDayOf(record), (LONG.has(operation) ? 15 : 5) - 1);
}

export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
