import { useMemo } from 'react';
import { useLive } from '@/app/state/use-live';
import { useWorkspace } from '@/app/state/workspace';
import { numberedInvoices } from '@/db/archive/numbered-invoices';
import type { LeaseView } from '@/db/numbers/lease-queries';
import { type NumberRun, numberRuns } from '@/domain/numbering/number-runs';
import { type NumberRow, numbersReport, type ReportedLease } from '@/domain/numbering/numbers-report';
import type { SerialRow } from './use-serials';

interface Report {
  /** An invoice a row. */
  readonly rows: readonly NumberRow[];
  readonly runs: readonly NumberRun[];
}

/** Undefined while the archive's keys are read. */
export function useNumbersReport({ serial, leases }: Pick<SerialRow, 'serial' | 'leases'>): Report | undefined {
  const { db, company } = useWorkspace();
  const { prefix, width, firstNumber } = serial;
  const invoices = useLive(() => numberedInvoices(db, company.id, { prefix, width }), [db, company.id, prefix, width]);
  return useMemo(() => {
    if (invoices === undefined) return undefined;
    const rows = numbersReport(firstNumber, invoices, leases.map(reported));
    return { rows, runs: numberRuns(rows) };
  }, [invoices, leases, firstNumber]);
}

function reported({ lease: { base, numbers } }: LeaseView): ReportedLease {
  const { id, deviceName, to, grantedTo = to, endReason = '', endedOn = '' } = base;
  return { ...numbers, id, deviceName, grantedTo, endReason, endedOn };
}
