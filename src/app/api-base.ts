import { type BaseUrls, DEFAULT_BASE_URLS } from '@/api/paths';

/**
 * Where the three bases live: `<meta name="condica-api">` of the page at run time, else VITE_CONDICA_API of the build, else
 * this server. The path below is the contract's.
 */
export function readBaseUrls(document: Document, built: unknown): BaseUrls {
  const named = document.querySelector('meta[name="condica-api"]')?.getAttribute('content');
  const base = (named ?? (typeof built === 'string' ? built : '')).replace(/\/$/, '');
  if (base === '' || base === '/api') return DEFAULT_BASE_URLS;
  return { common: `${base}/common`, backend: `${base}/backend`, reports: `${base}/reports` };
}
