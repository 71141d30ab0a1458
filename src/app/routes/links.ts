/** Builders of the addresses the app links to; a path is written nowhere else than in the route table. */
import { APP_ROUTES, PUBLIC_ROUTES } from './route-table';

function withQuery(pattern: string, query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  const text = search.toString();
  return text === '' ? pattern : `${pattern}?${text}`;
}

function withSearch(pattern: string, search: string): string {
  return search === '' ? pattern : `${pattern}?${search}`;
}

/** What the editor opens on: a draft, the correction of a rejected invoice, a copy, or a credit note. Nothing: a new draft. */
export interface EditorTarget {
  readonly draft?: string;
  readonly correct?: string;
  readonly copy?: string;
  /** The credit note that takes an accepted invoice back. */
  readonly credit?: string;
}

export const links = {
  signIn: () => PUBLIC_ROUTES.signIn.pattern,
  home: () => APP_ROUTES.home.pattern,
  companies: () => APP_ROUTES.companies.pattern,
  demo: () => APP_ROUTES.demo.pattern,
  load: () => APP_ROUTES.load.pattern,
  subscribe: () => APP_ROUTES.subscribe.pattern,
  error: () => APP_ROUTES.error.pattern,
  /** The index of invoices is the editor. */
  editor: (target: EditorTarget = {}) => withQuery(APP_ROUTES.invoices.pattern, { ...target }),
  /** The draft that the editor has open, as paper; `search` is the editor's own. */
  preview: (search: string) => withSearch(APP_ROUTES.preview.pattern, search),
  /** From the preview back to the draft. */
  editorAt: (search: string) => withSearch(APP_ROUTES.invoices.pattern, search),
  out: () => APP_ROUTES.out.pattern,
  drafts: () => APP_ROUTES.drafts.pattern,
  /** An archived document. */
  view: (id: string) => withQuery(APP_ROUTES.view.pattern, { id }),
  /** What becomes of an invoice just issued; without one, of those last sent together. */
  afterSend: (id?: string) => withQuery(APP_ROUTES.afterSend.pattern, { id }),
  send: () => APP_ROUTES.send.pattern,
  partner: (id?: string) => withQuery(APP_ROUTES.partner.pattern, { id }),
  product: (id?: string) => withQuery(APP_ROUTES.product.pattern, { id }),
  invoiceLook: () => APP_ROUTES.invoiceLook.pattern,
  publicInvoiceLook: () => PUBLIC_ROUTES.publicInvoiceLook.pattern,
  serial: () => APP_ROUTES.serial.pattern,
} as const;
