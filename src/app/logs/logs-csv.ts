/** The shown entries as a file for spreadsheets: every field quoted, what begins like a formula disarmed. */
import type { AuditRecord } from '@/api/calls/audit-calls';
import { kindWords, logsTexts, subjectWords } from './logs-texts';

export function logsCsv(records: readonly AuditRecord[]): string {
  const head = ['Nr.', ...logsTexts.columns.slice(0, 5), 'Înainte', 'După', 'Amprentă'];
  const rows = records.map((one) => [
    ...[String(one.seq), one.at, one.who ?? logsTexts.erased, one.from, kindWords(one.kind), subjectWords(one.subject)],
    ...[JSON.stringify(one.before), JSON.stringify(one.after), one.hash],
  ]);
  // Spreadsheets take the text for UTF-8 by its mark.
  return `\uFEFF${[head, ...rows].map((row) => row.map(quoted).join(';')).join('\r\n')}\r\n`;
}

function quoted(text: string): string {
  const safe = /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
