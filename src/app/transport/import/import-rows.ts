/** What was read, declaration by declaration, with what can be done with each now. Pure. */
import { firstDeclarationDay } from '@/domain/transport/legal-windows';
import { mayDeclare } from '@/domain/transport/life/allowed-actions';
import type { JudgedFile, JudgedTransport } from '@/workers/sheets/judge-transports';

export interface ImportRow {
  /** By its file and its first row. */
  readonly key: string;
  readonly file: string;
  /** Of the file, from 1. */
  readonly rows: readonly number[];
  readonly transport: JudgedTransport;
  readonly verdict: 'ready' | 'later' | 'wrong' | 'passed';
  /** `later`: the first day on which it may be declared. */
  readonly from: string;
}

/** `now`: ms since 1970. */
export function importRows(files: readonly JudgedFile[], now: number): readonly ImportRow[] {
  return files.flatMap((file) =>
    file.kind === 'read'
      ? file.transports.map((transport) => ({
          ...{ key: `${file.name} ${String(transport.rows[0])}`, file: file.name, rows: transport.rows, transport },
          ...verdictOf(transport, now),
        }))
      : [],
  );
}

function verdictOf({ draft, findings }: JudgedTransport, now: number): Pick<ImportRow, 'verdict' | 'from'> {
  const { startDate } = draft.transport;
  if (findings.length > 0) return { verdict: 'wrong', from: '' };
  const permission = mayDeclare(startDate, now);
  if (permission.allowed) return { verdict: 'ready', from: '' };
  return permission.reason === 'too-early'
    ? { verdict: 'later', from: firstDeclarationDay(startDate) }
    : { verdict: 'passed', from: '' };
}
