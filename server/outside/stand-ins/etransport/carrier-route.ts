/** `GET /info?cui_op=…`: active declarations in which the asker is the organiser of the transport. */
import type { XmlElement } from '@/domain/xml/xml-element';
import { calendarDay, compactMinute, longTime } from '../anaf/anaf-clock';
import { hasRight, isDigits, parameter } from '../anaf/anaf-context';
import { jsonReply, type StandInReply, type StandInRequest } from '../stand-in-http';
import type { TransportContext } from './etransport-stand-in';
import { ETRANSPORT_TEXTS } from './etransport-texts';
import { changeOf } from './listed-record';
import { attribute, child } from './transport-document';
import type { StandingTransport } from './transport-store';
import { traceOf } from './upload-route';
import { lastDayOf, plusDays, rootOf } from './validity';

export function carriedTransports(context: TransportContext, request: StandInRequest): StandInReply {
  const now = context.now();
  const cif = parameter(request, 'cui_op');
  if (cif === undefined) {
    const said = {
      timestamp: longTime(now),
      status: 400,
      error: 'Bad Request',
      message: ETRANSPORT_TEXTS.carrierMissing,
    };
    return jsonReply(said, 400);
  }
  if (!isDigits(cif)) return failed(now, ETRANSPORT_TEXTS.carrierNotNumber(cif));
  if (!hasRight(context, cif)) return failed(now, ETRANSPORT_TEXTS.noRight(cif));
  const today = calendarDay(now);
  const active = context.transports
    .all()
    .filter(({ type, verdict, at }) => type === 'NOT' && verdict === 'ok' && at + context.settings.processingMs <= now)
    .flatMap(({ uit }) => context.transports.standing(uit) ?? [])
    .filter((one) => !one.deleted && organiserOf(one) === cif && today <= lastDayOf(one.content));
  return active.length === 0 ? failed(now, ETRANSPORT_TEXTS.noInformation) : jsonReply(active.map(recordOf));
}

function failed(now: number, error: string): StandInReply {
  return jsonReply({ trace_id: traceOf('0'), dateResponse: compactMinute(now), error });
}

function organiserOf({ content }: StandingTransport): string {
  return attribute(child(child(rootOf(content), 'notificare'), 'dateTransport'), 'codOrgTransport');
}

function recordOf({ declared, content, changes }: StandingTransport): object {
  const notice = child(rootOf(content), 'notificare');
  const transport = child(notice, 'dateTransport');
  return {
    ...{ id: Number(declared.index), uit: declared.uit, cod_decl: declared.cif, den_decl: '' },
    ref_decl: declared.reference,
    data_transp: attribute(transport, 'dataTransport').slice(0, 10),
    // The moment from which it no longer holds.
    data_exp_uit: plusDays(lastDayOf(content), 1),
    ...{ tr_cod: attribute(transport, 'codOrgTransport'), tr_den: attribute(transport, 'denumireOrgTransport') },
    ...{ nr_veh: attribute(transport, 'nrVehicul'), nr_rem1: attribute(transport, 'nrRemorca1') },
    nr_rem2: attribute(transport, 'nrRemorca2'),
    ...{ modif_veh: changes.map(changeOf), documente: [] },
    loc_start: placeOf(child(notice, 'locStartTraseuRutier')),
    loc_final: placeOf(child(notice, 'locFinalTraseuRutier')),
  };
}

function placeOf(place: XmlElement | undefined): object {
  const address = child(place, 'locatie');
  if (address === undefined) {
    const border = attribute(place, 'codPtf');
    return border === ''
      ? { tip_loc: 'BV', adresa_completa: attribute(place, 'codBirouVamal') }
      : { tip_loc: 'PTF', adresa_completa: `PTF ${border}` };
  }
  const [localitate, strada, numar] = ['denumireLocalitate', 'denumireStrada', 'numar'].map((name) =>
    attribute(address, name),
  );
  return { tip_loc: 'ADR', adresa_completa: `${localitate}, ${strada} ${numar}`.trim(), localitate, strada, numar };
}
