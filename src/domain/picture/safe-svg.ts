/**
 * A drawing in SVG without what could act or reach outside: written anew out of what is known to draw. Scripts, foreign
 * content, links, addresses of other files, event attributes and animations do not come along, and are named.
 */
import { readXml } from '../xml/read-xml';
import type { XmlAttribute, XmlElement } from '../xml/xml-element';

export type SafeSvg =
  | {
      readonly ok: true;
      readonly svg: string;
      /** In its own units; where the file gives none, a square. */
      readonly width: number;
      readonly height: number;
      /** Elements and attributes that were left out, each once. */
      readonly removed: readonly string[];
    }
  /** No XML, or no SVG. */
  | { readonly ok: false };

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const LIMITS = { maxSize: 20_000_000, maxDepth: 64, maxElements: 50_000, maxAttributes: 64, maxNameLength: 64 };

const DRAWS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'switch', 'image'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'textPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'pattern', 'clipPath', 'mask', 'marker', 'filter'],
  ...['feGaussianBlur', 'feOffset', 'feMerge', 'feMergeNode', 'feFlood', 'feComposite', 'feBlend', 'feColorMatrix'],
]);

/** A document type without declarations of its own, as drawing programs write it; nothing is fetched by it. */
const PLAIN_DOCTYPE = /<!DOCTYPE\s[^[\]>]*>/i;
const EMBEDDED = /^data:image\/(?:png|jpeg|webp);base64,[\w+/=\s]*$/i;
/** In a style: what is fetched, or hides that it is. */
const REACHES_OUT = /@import|expression|javascript:|\\|url\(\s*["']?(?!\s*["']?#)/i;

export function safeSvg(text: string): SafeSvg {
  const read = readXml(text.replace(PLAIN_DOCTYPE, ''), LIMITS);
  if (!read.ok || read.root.name !== 'svg') return { ok: false };
  const removed = new Set<string>();
  const { width, height } = sizeOf(read.root);
  // A browser gives a drawing without a size of its own one by its window.
  const attributes = read.root.attributes.filter(({ name }) => name !== 'width' && name !== 'height');
  const size = ` width="${width}" height="${height}"`;
  const svg = written(
    { ...read.root, name: 'svg', children: read.root.children, text: read.root.text, attributes },
    removed,
    ` xmlns="${SVG}" xmlns:xlink="${XLINK}"${size}`,
  );
  return { ok: true, svg, width, height, removed: [...removed] };
}

function written({ name, attributes, children, text }: XmlElement, removed: Set<string>, first = ''): string {
  const own = attributes.map((attribute) => {
    const kept = writtenAttribute(attribute, name);
    if (kept === undefined) removed.add(attribute.name);
    return kept ?? '';
  });
  const inner = children.flatMap((child) => {
    if (draws(child)) return [written(child, removed)];
    // What editors of drawings write beside the drawing is not worth a word.
    if (child.namespace === SVG || child.namespace === '') removed.add(child.name);
    return [];
  });
  return `<${name}${first}${own.join('')}>${escaped(text)}${inner.join('')}</${name}>`;
}

function draws({ name, namespace, text }: XmlElement): boolean {
  if (namespace !== SVG && namespace !== '') return false;
  return DRAWS.has(name) && !(name === 'style' && REACHES_OUT.test(text));
}

/** Undefined for one that must not come along; what other programs keep for themselves comes along as nothing, untold. */
function writtenAttribute({ name, namespace, value }: XmlAttribute, element: string): string | undefined {
  if (namespace !== '' && namespace !== XLINK) return '';
  const isSafe = name === 'href' ? isOwnAddress(value, element) : !/^on/i.test(name) && !REACHES_OUT.test(value);
  if (!isSafe) return undefined;
  return ` ${namespace === XLINK ? 'xlink:' : ''}${name}="${escaped(value).replaceAll('"', '&quot;')}"`;
}

function isOwnAddress(value: string, element: string): boolean {
  return value.trim().startsWith('#') || (element === 'image' && EMBEDDED.test(value.trim()));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** By `width` and `height`, else by the view box. */
function sizeOf({ attributes }: XmlElement): { readonly width: number; readonly height: number } {
  const value = (name: string): string =>
    attributes.find((one) => one.name === name && one.namespace === '')?.value ?? '';
  const [, , boxWidth = 0, boxHeight = 0] = value('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (boxWidth > 0 && boxHeight > 0) return { width: boxWidth, height: boxHeight };
  const [width, height] = [length(value('width')), length(value('height'))];
  return width > 0 && height > 0 ? { width, height } : { width: 100, height: 100 };
}

/** A share of a page that is not there (`100%`) is no size. */
function length(text: string): number {
  return text.trim().endsWith('%') ? 0 : Number.parseFloat(text) || 0;
}
