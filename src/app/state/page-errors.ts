/** Names of the errors of this page since it was opened, for a report of a problem: never their words, which may tell of a person. */
const MOST = 200;
const names: string[] = [];

/** Ends with the function it gives. */
export function watchPageErrors(page: Pick<Window, 'addEventListener'> = window): () => void {
  const end = new AbortController();
  const { signal } = end;
  page.addEventListener('error', ({ error }) => note(error), { signal });
  page.addEventListener('unhandledrejection', ({ reason }) => note(reason), { signal });
  return () => end.abort();
}

/** The newest last, at most 200. */
export function pageErrors(): readonly string[] {
  return [...names];
}

function note(error: unknown): void {
  names.push(error instanceof Error || error instanceof DOMException ? error.name : '');
  names.splice(0, names.length - MOST);
}
