import '@/app/ui/table/list-print.css';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { XmlRow } from '@/domain/invoice/terms/xml-rows';

interface PrintedFileProps {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, text: string])[];
  readonly rows: readonly XmlRow[];
}

/** Millimetres that a row stands further in than what holds it. */
const STEP = 3;

/**
 * A file of which no paper can be made, for the browser's own print: all its rows, whatever is folded or out of sight on the
 * screen. It is drawn only while it is printed.
 */
export function PrintedFile({ title, facts, rows }: PrintedFileProps): ReactNode {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it stands when this returns.
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  if (!printing) return null;
  return createPortal(
    <div className="list-paper">
      <h2>{title}</h2>
      {facts.map(([label, text]) => (
        <p key={label}>{`${label}: ${text}`}</p>
      ))}
      <table>
        <tbody>
          {rows.map(({ line, column, depth, name, value, attributes }) => (
            <tr key={`${line} ${column}`}>
              <td className="amount">{line}</td>
              <td style={{ paddingLeft: `${depth * STEP}mm` }}>{name}</td>
              <td style={{ overflowWrap: 'anywhere' }}>
                {value} <b>{attributes}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
