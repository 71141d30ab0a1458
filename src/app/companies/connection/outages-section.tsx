import { type ReactNode, useEffect, useState } from 'react';
import { GetServiceOutages, type ServiceOutage } from '@/api/calls/outage-calls';
import { useWorkspace } from '@/app/state/workspace';
import { Button } from '@/app/ui/buttons/button';
import { outageTexts } from './outage-texts';

/** Of ANAF's own services; the others keep nothing from being sent. */
const ANAF = new Set<string>(['efactura', 'etransport']);
/** Read at once; the rest is opened. */
const FIRST = 3;

/** When ANAF did not answer the server, for who has to explain a late sending; nothing where the server cannot be asked. */
export function Outages(): ReactNode {
  const { ask } = useWorkspace();
  const [outages, setOutages] = useState<readonly ServiceOutage[]>();
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    let left = false;
    void ask(GetServiceOutages, { params: undefined, body: undefined }).then((answer) => {
      if (!left && answer.ok) setOutages(answer.result.outages.filter(({ service }) => ANAF.has(service)));
    });
    return () => {
      left = true;
    };
  }, [ask]);
  if (outages === undefined) return null;
  if (outages.length === 0) return <p className="text-13 text-text-2">{outageTexts.none}</p>;
  const rest = outages.length - FIRST;
  return (
    <>
      <ul className="flex flex-col gap-2 text-13">
        {(whole ? outages : outages.slice(0, FIRST)).map((one) => (
          <li key={`${one.service} ${one.from}`} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0">
              <span className="block">{outageTexts.service(one.service)}</span>
              <span className="block text-12 text-text-3 tabular-nums">{outageTexts.span(one)}</span>
            </span>
            <span className="shrink-0 tabular-nums text-text-2">{outageTexts.lasted(one)}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && !whole && (
        <Button size="sm" onClick={() => setWhole(true)}>
          {outageTexts.more(rest)}
        </Button>
      )}
      <p className="text-12 text-text-3">{outageTexts.note}</p>
    </>
  );
}
