/** A pure function that is asked once for each argument: thousands of documents have the same few days. Kept by who makes it. */
export function eachOnce<A extends string, R>(work: (of: A) => R): (of: A) => R {
  const known = new Map<A, R>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const made = work(of);
    known.set(of, made);
    return made;
  };
}
