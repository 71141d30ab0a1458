import { useState } from 'react';
import type { AnafConnection } from '@/api/entities/anaf-connection';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { AddingCompany } from '../adding-company';
import { connectionTexts as texts } from './connection-texts';
import type { ConnectionActions } from './use-connection-actions';

interface NamedCompaniesProps {
  readonly one: AnafConnection;
  readonly actions: ConnectionActions;
}

/** Companies that ANAF names for the reader's own authorization: his, to be served by it too, and others, to be added. */
export function NamedCompanies({ one, actions }: NamedCompaniesProps) {
  const { companies, db, ask, connection } = useWorkspace();
  const [adding, setAdding] = useState<string>();
  const { names = [] } = one;
  if (names.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-text-2">{texts.named}</p>
      <ul className="flex flex-col gap-1.5">
        {names.map((cif) => {
          const known = companies.find((company) => company.cif === cif);
          return (
            <li key={cif} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span className="min-w-0">
                {known !== undefined && <span className="block wrap-anywhere">{known.name}</span>}
                <span className="block text-12 tabular-nums text-text-3">{cif}</span>
              </span>
              {known === undefined ? (
                <Button size="sm" aria-label={texts.addNamedAria(cif)} onClick={() => setAdding(cif)}>
                  {texts.addNamed}
                </Button>
              ) : (
                <Button
                  size="sm"
                  busy={actions.busy}
                  aria-label={texts.extendToAria(known.name)}
                  onClick={() => void actions.extendTo(known.id, one.id, texts.usedFor(known.name))}
                >
                  {texts.extendTo}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {adding !== undefined && (
        <AddingCompany
          cif={adding}
          db={db}
          ask={ask}
          connection={connection}
          onAdded={({ company, name }) => void actions.extendTo(company, one.id, texts.usedFor(name))}
          onClose={() => setAdding(undefined)}
        />
      )}
    </div>
  );
}
