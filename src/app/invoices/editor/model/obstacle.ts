import type { InvalidInvoices } from '@/db/settings/invalid-invoices';
import type { EditorState } from './editor-store';
import type { EditorFinding } from './finding';
import { shownFindings } from './finding-view';

/**
 * What the send button leads to instead of sending: the first thing that stops it, one with a field before one without.
 * Where the person may decide on errors, only what keeps the document from being made. Undefined where the way is clear.
 */
export function obstacleTo(
  state: Pick<EditorState, 'findings'>,
  invalidInvoices: InvalidInvoices,
): EditorFinding | undefined {
  const stops = shownFindings({ findings: state.findings, asked: true }).filter(
    ({ severity, incomplete }) => severity === 'stop' && (invalidInvoices === 'refuse' || incomplete === true),
  );
  return stops.find(({ at }) => at !== '') ?? stops[0];
}
