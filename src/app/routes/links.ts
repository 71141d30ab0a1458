/** Builders of the addresses the app links to; a path is written nowhere else than in the route table. */
import { APP_ROUTES, PUBLIC_ROUTES } from './route-table';

function withQuery(pattern: string, query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  const text = search.toString();
  return text === '' ? pattern : `${pattern}?${text}`;
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
  out: () => APP_ROUTES.out.pattern,
  drafts: () => APP_ROUTES.drafts.pattern,
  /** An archived document. */
  view: (id: string) => withQuery(APP_ROUTES.view.pattern, { id }),
  send: () => APP_ROUTES.send.pattern,
  partner: (id?: string) => withQuery(APP_ROUTES.partner.pattern, { id }),
  product: (id?: string) => withQuery(APP_ROUTES.product.pattern, { id }),
  serial: () => APP_ROUTES.serial.pattern,
} as const;
