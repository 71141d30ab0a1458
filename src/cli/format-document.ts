import type { CheckedDocument, ReportedFinding } from './checked-document';
import { TEXTS } from './texts';

/** One line of JSON with exactly the fields that the command promises (and `abort` where there is one). */
export function formatJson(document: CheckedDocument): string {
  const { id, accepted, xsd, fatal, warning, abort, findings } = document;
  return JSON.stringify({ id, accepted, xsd, fatal, warning, ...(abort.length > 0 && { abort }), findings });
}

/** The verdict and the findings for people. */
export function formatText(document: CheckedDocument, warnings: boolean): string {
  const state = !document.readable ? TEXTS.unreadable : document.accepted ? TEXTS.accepted : TEXTS.refused;
  const shown = document.findings.filter((finding) => warnings || finding.severity === 'fatal');
  const lines = [`${document.id}: ${state}`, ...shown.map(formatFinding)];
  if (document.abort.length > 0) lines.push(`  ${TEXTS.notEvaluated(document.abort.join(', '))}`);
  return lines.join('\n');
}

function formatFinding({ rule, severity, path, line, column, message }: ReportedFinding): string {
  const kind = severity === 'fatal' ? TEXTS.error : TEXTS.warning;
  const place = path === '' ? '' : `\n    ${path}`;
  return `  ${kind} ${rule}, ${TEXTS.line(line, column)}: ${message}${place}`;
}
