/** Addresses of pages in letters: of the installation's own origin, never of the request's; secrets behind `#`, which no server sees. */
const PAGES = {
  signIn: '/auth',
  confirm: '/auth/confirm',
  reset: '/auth/reset',
  password: '/auth/password',
  invitation: '/auth/invitation',
  companies: '/app/companies',
  goodbye: '/auth/goodbye',
} as const;

export function pageLink(origin: string, page: keyof typeof PAGES, secret = ''): string {
  return `${new URL(PAGES[page], origin).href}${secret === '' ? '' : `#${secret}`}`;
}
