/** What became of a draft that went while it was written; `unknown` where it cannot be found out: what is typed is safe either way. */
export async function knownFate<Fate>(fate: Promise<Fate>, unknown: Fate): Promise<Fate> {
  return fate.catch((error: unknown) => {
    console.warn('What became of the draft is not known:', error);
    return unknown;
  });
}
