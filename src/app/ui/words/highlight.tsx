import { foldText } from './fold-text';

interface HighlightProps {
  readonly text: string;
  readonly query: string;
}

/** The text with the part that matches in 600, diacritics aside. */
export function Highlight({ text, query }: HighlightProps) {
  const wanted = foldText(query.trim());
  const at = wanted === '' ? -1 : foldText(text).indexOf(wanted);
  if (at < 0) return <>{text}</>;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <b className="font-semibold">{text.slice(at, end)}</b>
      {text.slice(end)}
    </>
  );
}
