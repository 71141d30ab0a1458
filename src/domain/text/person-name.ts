/** Letters of a name at most, as the contract's short texts have it. */
const MAX_LETTERS = 200;

/** `Ioana Mărginean`; '' where the account has no name. */
export function personName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  const name = `${firstName} ${lastName}`.replaceAll(/\s+/g, ' ').trim();
  return name.slice(0, MAX_LETTERS).trim();
}
