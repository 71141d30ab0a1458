/** Random documents written in every way XML allows, each with the tree it must be read as. */
import fc from 'fast-check';

export interface Shape {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: readonly { readonly name: string; readonly namespace: string; readonly value: string }[];
  readonly children: readonly Shape[];
  readonly text: string;
}

export interface Written {
  readonly xml: string;
  readonly shape: Shape;
}

/** How one element is made; prefixes that are not in force become none. */
interface Plan {
  readonly local: string;
  readonly prefix: string;
  readonly declares: readonly (readonly [prefix: string, uri: string])[];
  readonly attributes: readonly (readonly [prefix: string, local: string, value: string])[];
  readonly style: readonly number[];
  readonly content: string | readonly Plan[];
}

const local = fc.constantFrom('a', 'b', 'ID', 'Note', 'x-1', 'ășț', 'a.b', '_c', '𐀀');
const prefix = fc.constantFrom('', '', 'p', 'q', 'cbc');
const uri = fc.constantFrom('u:1', 'u:2', 'u:3');
const value = fc.string({ unit: fc.constantFrom(...'ab<>&"\' \t\n\r1ș€😀]'), maxLength: 8 });

const { plan } = fc.letrec<{ plan: Plan }>((tie) => ({
  plan: fc.record({
    local,
    prefix,
    declares: fc.uniqueArray(fc.tuple(prefix, uri), { maxLength: 2, selector: ([one]) => one }),
    attributes: fc.uniqueArray(fc.tuple(prefix, local, value), { maxLength: 3, selector: ([, one]) => one }),
    style: fc.array(fc.nat(5), { minLength: 6, maxLength: 6 }),
    content: fc.oneof({ depthSize: 'small' }, value, fc.array(tie('plan'), { maxLength: 4 })),
  }),
}));

type Bindings = ReadonlyMap<string, string>;

export const arbitraryDocument: fc.Arbitrary<Written> = fc.tuple(plan, fc.nat(3)).map(([root, head]) => {
  const { xml, shape } = write(root, new Map([['', '']]));
  const prolog = [
    '',
    '<?xml version="1.0"?>',
    "<?xml version='1.1' encoding='x' standalone='no' ?>\n",
    '<!-- a -->\n<?b c?>',
  ];
  return { xml: `${prolog[head] ?? ''}${xml}${head === 3 ? '\n<!--z--><?z?> ' : ''}`, shape };
});

function write(of: Plan, outer: Bindings): Written {
  const inner = new Map([...outer, ...of.declares]);
  const known = (one: string) => (inner.has(one) ? one : '');
  const own = known(of.prefix);
  const qualified = own === '' ? of.local : `${own}:${of.local}`;
  const declarations = of.declares.map(([one, to]) => ` ${one === '' ? 'xmlns' : `xmlns:${one}`}="${to}"`);
  const attributes = of.attributes.map(([one, name, text], index) => {
    const at = known(one) === '' ? '' : `${one}:`;
    return `${space(of.style[index])}${at}${name}${index === 1 ? ' = ' : '='}${quoted(text, of.style[index + 1])}`;
  });
  // A declaration may stand after the attribute that needs it.
  const head = [...(of.style[4] === 0 ? [...attributes, ...declarations] : [...declarations, ...attributes])].join('');
  const { xml, children, text } = contentOf(of, inner);
  const end = of.style[3] === 1 ? ' \n' : '';
  const shape: Shape = {
    name: of.local,
    namespace: inner.get(own) ?? '',
    attributes: of.attributes.map(([one, name, written]) => ({
      name,
      namespace: known(one) === '' ? '' : (inner.get(one) ?? ''),
      value: written,
    })),
    children,
    text,
  };
  const short = xml === '' && of.style[5] !== 0;
  return {
    xml: short ? `<${qualified}${head}${end}/>` : `<${qualified}${head}${end}>${xml}</${qualified}${end}>`,
    shape,
  };
}

function contentOf(of: Plan, inner: Bindings): { xml: string; children: readonly Shape[]; text: string } {
  if (typeof of.content === 'string')
    return { xml: textWritten(of.content, of.style[0]), children: [], text: of.content };
  const made = of.content.map((child) => write(child, inner));
  const between = ['', '\n  ', '<!-- c -->', '<?p i?>', ' ', ''][of.style[1] ?? 0] ?? '';
  return {
    xml: made.map(({ xml }) => `${between}${xml}`).join(''),
    children: made.map(({ shape }) => shape),
    text: '',
  };
}

function space(style = 0): string {
  return [' ', '  ', '\n', '\t ', '\r\n', ' '][style] ?? ' ';
}

/** Carriage returns only survive as references; so do tabs and line ends in attributes. */
function escaped(text: string, style: number): string {
  return text.replace(/[&<>\r]/g, (sign) => {
    const code = sign.charCodeAt(0);
    if (sign === '\r' || style === 1) return `&#${code};`;
    if (style === 2) return `&#x${code.toString(16).toUpperCase()};`;
    return { '&': '&amp;', '<': '&lt;' }[sign] ?? '&gt;';
  });
}

function quoted(text: string, style = 0): string {
  const inside = escaped(text, style).replace(/[\t\n]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return style % 2 === 0 ? `"${inside.replace(/"/g, '&quot;')}"` : `'${inside.replace(/'/g, '&apos;')}'`;
}

function textWritten(text: string, style = 0): string {
  if (style === 4 && !text.includes(']]>') && !text.includes('\r') && text !== '') return `<![CDATA[${text}]]>`;
  return escaped(text, style).replace(/\n/g, style === 3 ? '\r\n' : '\n');
}
