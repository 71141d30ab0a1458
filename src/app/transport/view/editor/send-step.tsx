import { viewTexts } from '../view-texts';
import type { EditorFindings } from './state/use-findings';

interface SendStepProps {
  readonly findings: EditorFindings['all'];
  readonly onGo: (place: number) => void;
}

/** The phone's last step: what is still wrong. */
export function SendStep({ findings, onGo }: SendStepProps) {
  if (findings.length === 0) return <p className="text-14 text-ok">{viewTexts.clean}</p>;
  return (
    <section aria-label={viewTexts.findingsTitle}>
      <h2 className="pb-2 text-14 font-semibold">{viewTexts.findingsTitle}</h2>
      <ul>
        {findings.map(({ field, rule, clause }, place) => (
          <li key={`${field} ${rule}`}>
            <button
              type="button"
              onClick={() => onGo(place)}
              className="flex min-h-11 w-full items-center border-b border-border py-2 text-left text-13 text-text"
            >
              {clause}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
