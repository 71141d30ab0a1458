/** Ways that somebody chose to keep, with the carrier that drives them: offered however long ago they were driven last (decision 0140). Pure. */
import type { Transporter, TransporterContent, TransporterRoute } from '@/api/entities/transporter';
import { placeOf } from '@/domain/transport/draft/declaration-of-draft';
import type { TransportDraft } from '@/domain/transport/draft/transport-draft';
import { placeText } from '@/domain/transport/model/declaration-summary';
import { withOperation } from '@/domain/transport/writing/fit-operation';

export interface KeptRoute {
  readonly transporter: Transporter;
  readonly route: TransporterRoute;
  /** Its places, in one line each. */
  readonly from: string;
  readonly to: string;
}

/** Carrier by carrier, each one's newest first. */
export function keptRoutes(transporters: readonly Transporter[]): readonly KeptRoute[] {
  return transporters.flatMap((transporter) =>
    transporter.routes.toReversed().map((route) => ({
      ...{ transporter, route },
      ...{ from: placeText(placeOf(route.start)), to: placeText(placeOf(route.end)) },
    })),
  );
}

/** The way of a declaration, named for its partner. */
export function routeOf({ partner, operation, start, end }: TransportDraft): TransporterRoute {
  return { name: partner.name, operation, start, end };
}

/** The same content where it keeps the way already. */
export function withRoute(content: TransporterContent, route: TransporterRoute): TransporterContent {
  return content.routes.some((one) => isSameRoute(one, route))
    ? content
    : { ...content, routes: [...content.routes, route] };
}

export function withoutRoute(content: TransporterContent, route: TransporterRoute): TransporterContent {
  return { ...content, routes: content.routes.filter((one) => !isSameRoute(one, route)) };
}

function isSameRoute(one: TransporterRoute, other: TransporterRoute): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf({ name, operation, start, end }: TransporterRoute): string {
  return [name, operation, placeText(placeOf(start)), placeText(placeOf(end))].join('\n');
}

/** The draft on a kept way: its places, its operation and its carrier, with that one's first vehicle where the carrier is another. */
export function onRoute(draft: TransportDraft, { transporter, route }: KeptRoute): TransportDraft {
  const { code, name, country, vehicles } = transporter;
  const { transport } = draft;
  const [vehicle] = transport.organiserCode === code && transport.organiserName === name ? [] : vehicles;
  const carried = { ...transport, organiserCode: code, organiserName: name, organiserCountry: country };
  const placed: TransportDraft = {
    ...draft,
    ...{ start: route.start, end: route.end },
    transport:
      vehicle === undefined
        ? carried
        : {
            ...carried,
            ...{ vehicle: vehicle.plate, firstTrailer: vehicle.firstTrailer, secondTrailer: vehicle.secondTrailer },
          },
  };
  return route.operation === '' ? placed : withOperation(placed, route.operation);
}
