/** Names of keys as they stand on a Romanian keyboard. */
const KEY_NAMES: Readonly<Record<string, string>> = {
  Enter: '↵',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Space: 'Spațiu',
  Escape: 'Esc',
};

/** What is written on a key of these; Enter alone is written out, after another key it is its arrow. */
export function keyName(key: string, keys: readonly string[]): string {
  return key === 'Enter' && keys.length === 1 ? key : (KEY_NAMES[key] ?? key);
}

interface KeyHintProps {
  /** Keys pressed together or one after the other, as in the table of keys: `['Ctrl', 'K']`. */
  readonly keys: readonly string[];
  /** On a filled button the edge takes the words' colour. */
  readonly tone?: 'plain' | 'on-accent';
}

/** The keys of an action, beside its words. Hidden from screen readers (they get aria-keyshortcuts) and on phones. */
export function KeyHint({ keys, tone = 'plain' }: KeyHintProps) {
  const look = tone === 'plain' ? 'border-border bg-surface text-text-3' : 'border-on-accent/45 text-on-accent';
  return (
    <span aria-hidden="true" className="inline-flex gap-1.5 phone:hidden">
      {keys.map((key) => (
        <kbd
          key={key}
          className={`inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-1 border px-1 font-sans text-[11px]/4 font-normal ${look}`}
        >
          {keyName(key, keys)}
        </kbd>
      ))}
    </span>
  );
}
