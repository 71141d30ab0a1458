/** A PDF as pdf.js, the reader of Firefox, sees it: nothing here is of the program that wrote the file. */
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPage {
  /** Texts in the order of the page's content. */
  readonly text: string;
  /** What is read aloud, by the structure tree: role and text of each leaf, in order. */
  readonly spoken: readonly { readonly role: string; readonly path: string; readonly text: string }[];
  readonly fonts: readonly { readonly name: string; readonly embedded: boolean }[];
  /** Pictures in pixels, as they are painted. */
  readonly images: readonly { readonly width: number; readonly height: number }[];
  /** Colours that something is filled with, `#rrggbb`, each once. */
  readonly colours: readonly string[];
}

export interface ReadPdf {
  readonly language: string;
  readonly title: string;
  readonly author: string;
  readonly xmpTitle: string;
  /** The XMP as it stands in the file; '' none. */
  readonly xmp: string;
  readonly marked: boolean;
  readonly attachments: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly pages: readonly ReadPage[];
}

type Proxy = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>;

export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: pdf.slice(), isEvalSupported: false, useSystemFonts: false, verbosity: 0 });
  const read = await task.promise;
  const { info, metadata } = await read.getMetadata();
  const facts = info as Record<string, unknown>;
  const attached: unknown = await read.getAttachments();
  const pages: ReadPage[] = [];
  for (let at = 1; at <= read.numPages; at += 1) pages.push(await readPage(await read.getPage(at)));
  const marked = (await read.getMarkInfo())?.Marked === true;
  await task.destroy();
  return {
    language: String(facts.Language),
    title: String(facts.Title),
    author: String(facts.Author),
    xmpTitle: String(metadata?.get('dc:title')),
    xmp: String(metadata?.getRaw() ?? ''),
    marked,
    attachments: Object.values((attached ?? {}) as Record<string, { filename: string; content: Uint8Array }>).map(
      ({ filename, content }) => ({ name: filename, bytes: content }),
    ),
    pages,
  };
}

async function readPage(page: Proxy): Promise<ReadPage> {
  const content = await page.getTextContent({ includeMarkedContent: true });
  const byId = new Map<string, string>();
  let text = '';
  let id: string | undefined;
  for (const item of content.items) {
    if ('str' in item) {
      text += item.str + (item.hasEOL ? '\n' : '');
      if (id !== undefined) byId.set(id, `${byId.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    } else if (item.type === 'beginMarkedContentProps') id = item.id;
    else if (item.type === 'endMarkedContent') id = undefined;
  }
  // Null in a file without structure, which pdf.js's own types leave out: a browser prints pictures so.
  const tree: Tree | null = await page.getStructTree();
  const operators = await page.getOperatorList();
  return {
    text,
    spoken: tree === null ? [] : leavesOf(tree, byId),
    fonts: await fontsOf(page),
    images: argumentsOf(operators, OPS.paintImageXObject).map(([, width, height]) => ({
      width: Number(width),
      height: Number(height),
    })),
    colours: [...new Set(argumentsOf(operators, OPS.setFillRGBColor).map(([colour]) => String(colour)))],
  };
}

type Tree = Awaited<ReturnType<Proxy['getStructTree']>>;

function leavesOf(node: Tree, byId: ReadonlyMap<string, string>, path = ''): ReadPage['spoken'] {
  const here = path === '' ? node.role : `${path} > ${node.role}`;
  const own = node.children.flatMap((child) => ('id' in child ? [byId.get(child.id) ?? ''] : []));
  const below = node.children.flatMap((child) => ('role' in child ? leavesOf(child, byId, here) : []));
  const alternative = 'alt' in node && typeof node.alt === 'string' ? [node.alt] : [];
  const text = [...own, ...alternative].join('').replaceAll(/\s+/g, ' ').trim();
  return own.length > 0 ? [{ role: node.role, path: here, text }, ...below] : below;
}

type Operators = Awaited<ReturnType<Proxy['getOperatorList']>>;

function argumentsOf({ fnArray, argsArray }: Operators, wanted: number): readonly (readonly unknown[])[] {
  return fnArray.flatMap((operator, at) => (operator === wanted ? [argsArray[at] as readonly unknown[]] : []));
}

async function fontsOf(page: Proxy): Promise<ReadPage['fonts']> {
  const operators = await page.getOperatorList();
  const names = new Set(
    operators.fnArray.flatMap((operator, at) =>
      operator === OPS.setFont ? [String(operators.argsArray[at]?.[0])] : [],
    ),
  );
  return [...names].map((name) => {
    const font = page.commonObjs.get(name) as { readonly name: string; readonly missingFile?: boolean };
    return { name: font.name, embedded: font.missingFile !== true };
  });
}
