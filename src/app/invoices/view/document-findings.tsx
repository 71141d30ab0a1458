import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExplainedFinding } from '@/workers/document/repair-file';
import { viewTexts } from './view-texts';

/** What our own rules find in a rejected document: where the correction begins. */
export function DocumentFindings({ findings }: { readonly findings: readonly ExplainedFinding[] }): ReactNode {
  if (findings.length === 0) return null;
  return (
    <section className="border-border border-t px-5 py-4 phone:px-4">
      <h3 className="mb-3 font-semibold text-13">{viewTexts.findings}</h3>
      <ul className="flex flex-col gap-3">
        {findings.map(({ finding, explanation }) => (
          <li className="flex gap-3 text-13" key={`${finding.rule} ${finding.path}`}>
            <CircleX aria-hidden="true" className="mt-0.5 shrink-0 text-bad" size={16} strokeWidth={1.75} />
            <div className="min-w-0">
              <p className="font-medium">{explanation.clause}</p>
              <p className="text-12 text-text-3">
                {finding.rule} · {viewTexts.line} {finding.line}
              </p>
              <p className="text-text-2">{explanation.detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
