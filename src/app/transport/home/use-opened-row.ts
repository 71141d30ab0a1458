/** Which row is open beside the list, and the keys that act on it. */
import * as v from 'valibot';
import { useLocation } from 'wouter';
import type { Transport } from '@/api/entities/transport';
import { links } from '@/app/routes/links';
import { useIsPhone } from '@/app/state/device';
import { useKept } from '@/app/state/use-kept';
import { useScreenKeys } from '@/app/state/use-screen-keys';
import type { TransportActions } from '../actions/use-transport-actions';
import type { HomeRow } from './home-row';

const openSchema = v.nullable(v.string());

export interface OpenedRow {
  readonly id: string | null;
  readonly item: Transport | undefined;
  /** A draft opens in its editor, on the phone a declaration on its page. */
  readonly open: (row: HomeRow) => void;
  /** The cursor moves while a row is open. */
  readonly follow: (id: string) => void;
  readonly step: (by: 1 | -1) => void;
  readonly close: () => void;
}

export function useOpenedRow(rows: readonly HomeRow[], actions: TransportActions): OpenedRow {
  const phone = useIsPhone();
  const [, navigate] = useLocation();
  const [id, setId] = useKept<string | null>('transport open', openSchema, null);
  const item = phone ? undefined : rows.find((row) => row.id === id && row.kind === 'transport')?.item;
  useScreenKeys('transports', {
    add: () => navigate(links.transport()),
    vehicle: item && (() => actions.open('vehicle', item)),
    repeat: item && (() => void actions.repeat(item)),
    control: item && (() => actions.open('control', item)),
    print: item && (() => navigate(`${links.transport({ id: item.id })}&print=1`)),
  });
  return {
    id,
    item,
    open: (row) => {
      if (row.kind === 'draft') navigate(links.transport({ draft: row.id }));
      else if (phone) navigate(links.transport({ id: row.id }));
      else setId(() => row.id);
    },
    follow: (next) => id !== null && setId(() => next),
    step: (by) => {
      const next = rows[rows.findIndex((row) => row.id === id) + by];
      if (next?.kind === 'transport') setId(() => next.id);
    },
    close: () => setId(() => null),
  };
}
