import type { CookieJar } from './cookie-jar';

/** Without a CookieStore cookies are looked at this often (specification, section 9). */
const POLL_MS = 300;

interface CookieDocument {
  cookie: string;
}

/** The page's cookies. `secure` on https, so that they never travel in clear text. */
export function browserCookieJar(
  document: CookieDocument,
  options: { readonly secure: boolean; readonly cookieStore?: EventTarget | undefined },
): CookieJar {
  const flags = `; Path=/; SameSite=Strict${options.secure ? '; Secure' : ''}`;
  return {
    get: (name) => readCookie(document.cookie, name),
    set: (name, value, maxAgeSeconds) => {
      const age = maxAgeSeconds === null ? '' : `; Max-Age=${maxAgeSeconds}`;
      document.cookie = `${name}=${encodeURIComponent(value)}${flags}${age}`;
    },
    remove: (name) => {
      document.cookie = `${name}=${flags}; Max-Age=0`;
    },
    watch: (listener) =>
      options.cookieStore === undefined ? poll(document, listener) : listen(options.cookieStore, listener),
  };
}

/** The value of a cookie in a `document.cookie` text. */
export function readCookie(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
}

function listen(cookieStore: EventTarget, listener: () => void): () => void {
  cookieStore.addEventListener('change', listener);
  return () => cookieStore.removeEventListener('change', listener);
}

function poll(document: CookieDocument, listener: () => void): () => void {
  let last = document.cookie;
  const timer = setInterval(() => {
    if (document.cookie === last) return;
    last = document.cookie;
    listener();
  }, POLL_MS);
  return () => clearInterval(timer);
}
