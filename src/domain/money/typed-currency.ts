/** A currency's code as people and tables write it: in small letters, or `lei` for RON. */
export function typedCurrency(typed: string): string {
  const code = typed.trim().toUpperCase().slice(0, 3);
  return code === 'LEI' ? 'RON' : code;
}
