import type { ReactNode } from 'react';

/** The first letters of a person's first and last word. */
export function personInitials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => word !== '');
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return [first, last]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('ro');
}

/** Two letters for a person. */
export function PersonMark({ name }: { readonly name: string }): ReactNode {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-sunken font-semibold text-[11px] text-text-2"
    >
      {personInitials(name)}
    </span>
  );
}
