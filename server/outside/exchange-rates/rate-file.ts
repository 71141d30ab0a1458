import { isIsoDate } from '@/domain/calendar/iso-date';
import { isDecimalText } from '@/domain/money/decimal-text';
import { readXml } from '@/domain/xml/read-xml';
import type { XmlElement } from '@/domain/xml/xml-element';
import type { PublishedRate, RatesOfDay } from './rate-source';

/** http to 2025, https since. */
const NAMESPACES = ['http://www.bnr.ro/xsd', 'https://www.bnr.ro/xsd'];

/** The days of a rate file, oldest first; undefined where the bytes are not one. A rate `-` on a day is left out. */
export function readRateFile(bytes: Uint8Array): readonly RatesOfDay[] | undefined {
  const read = readXml(bytes);
  if (!read.ok || read.root.name !== 'DataSet' || !NAMESPACES.includes(read.root.namespace)) return undefined;
  const body = read.root.children.find((child) => child.name === 'Body');
  if (body === undefined || textOf(body, 'OrigCurrency') !== 'RON') return undefined;
  const days = body.children.filter((child) => child.name === 'Cube').map(ratesOfDay);
  const whole = days.every(({ date, rates }) => isIsoDate(date) && rates.length > 0);
  return whole && days.length > 0 ? days.sort((a, b) => (a.date < b.date ? -1 : 1)) : undefined;
}

function ratesOfDay(cube: XmlElement): RatesOfDay {
  return { date: attribute(cube, 'date'), rates: cube.children.flatMap(publishedRate) };
}

function publishedRate(element: XmlElement): readonly PublishedRate[] {
  const rate = element.text.trim();
  const multiplier = Number(attribute(element, 'multiplier') || '1');
  const readable = element.name === 'Rate' && isDecimalText(rate) && Number.isInteger(multiplier) && multiplier > 0;
  return readable ? [{ currency: attribute(element, 'currency'), rate, multiplier }] : [];
}

function attribute(element: XmlElement, name: string): string {
  return element.attributes.find((candidate) => candidate.name === name)?.value ?? '';
}

function textOf(element: XmlElement, name: string): string {
  return element.children.find((child) => child.name === name)?.text.trim() ?? '';
}
