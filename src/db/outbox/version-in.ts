/** The version of a row that an entry's body says its writer had before the eyes; undefined where the body says none. */
export function versionIn(body: unknown): number | undefined {
  const version = typeof body === 'object' && body !== null && 'version' in body ? body.version : undefined;
  return typeof version === 'number' ? version : undefined;
}
