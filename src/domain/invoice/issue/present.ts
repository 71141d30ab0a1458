/** An optional text of the model: '' and blanks are absent, not empty. */
export function present<K extends string>(key: K, text: string): { readonly [P in K]?: string } {
  const trimmed = text.trim();
  if (trimmed === '') return {};
  const found: { [P in K]?: string } = {};
  found[key] = trimmed;
  return found;
}
