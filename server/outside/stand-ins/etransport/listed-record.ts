/** Records as the service lists them (reference, section 1.3). */
import type { XmlElement } from '@/domain/xml/xml-element';
import { compactMinute } from '../anaf/anaf-clock';
import { attribute, child } from './transport-document';
import type { StandingTransport, TransportRecord } from './transport-store';
import { rootOf } from './validity';

const SECONDS = '00';

function common(record: TransportRecord, root: XmlElement) {
  return {
    tip: record.type,
    cod_decl: attribute(root, 'codDeclarant'),
    ref_decl: record.reference,
    post_avarie: attribute(root, 'declPostAvarie') === 'D' ? 'D' : 'N',
    sursa: 'A',
    id_incarcare: Number(record.index),
    data_creare: `${compactMinute(record.at)}${SECONDS}`,
  };
}

export function listedError(record: TransportRecord): object {
  const root = rootOf(record);
  return {
    ...common(record, root),
    stare: 'ERR',
    ...(record.type === 'NOT' ? {} : { uit: record.uit }),
    mesaje: record.errors.map((mesaj) => ({ tip: 'ERR', mesaj })),
  };
}

export function listedVehicleChange(record: TransportRecord): object {
  const root = rootOf(record);
  return {
    ...common(record, root),
    stare: 'OK',
    uit: record.uit,
    ...vehicleOf(child(root, 'modifVehicul')),
    mesaje: [],
  };
}

export function listedDeclaration({ declared, content, changes, confirmation }: StandingTransport): object {
  const notice = child(rootOf(content), 'notificare');
  const partner = child(notice, 'partenerComercial');
  const transport = child(notice, 'dateTransport');
  const goods = notice?.children.filter(({ name }) => name === 'bunuriTransportate') ?? [];
  const total = (name: string): number => goods.reduce((sum, line) => sum + Number(attribute(line, name)), 0);
  return {
    ...common(declared, rootOf(declared)),
    ...{ stare: 'OK', uit: declared.uit, data_modif: `${compactMinute(content.at)}${SECONDS}` },
    data_transp: `${attribute(transport, 'dataTransport').slice(0, 10).replaceAll('-', '')}000000`,
    tip_op: attribute(notice, 'codTipOperatiune'),
    ...{ pc_tara: attribute(partner, 'codTara'), pc_cod: attribute(partner, 'cod') },
    pc_den: attribute(partner, 'denumire'),
    tr_tara: attribute(transport, 'codTaraOrgTransport'),
    tr_cod: attribute(transport, 'codOrgTransport'),
    tr_den: attribute(transport, 'denumireOrgTransport'),
    ...vehicleOf(transport),
    modif_veh: changes.map(changeOf),
    ...{ nr_linii: goods.length, gr_tot_neta: total('greutateNeta'), gr_tot_bruta: total('greutateBruta') },
    val_tot: total('valoareLeiFaraTva'),
    ...(confirmation === undefined ? {} : { confirmare: confirmationOf(confirmation) }),
    mesaje: [],
  };
}

function vehicleOf(element: XmlElement | undefined) {
  return {
    nr_veh: attribute(element, 'nrVehicul'),
    nr_rem1: attribute(element, 'nrRemorca1'),
    nr_rem2: attribute(element, 'nrRemorca2'),
    data_modif_veh: attribute(element, 'dataModificare'),
  };
}

export function changeOf(record: TransportRecord): object {
  const change = child(rootOf(record), 'modifVehicul');
  return { ...common(record, rootOf(record)), ...vehicleOf(change), obs: attribute(change, 'observatii') };
}

function confirmationOf(record: TransportRecord): object {
  const said = child(rootOf(record), 'confirmare');
  return {
    ...{ tip_conf: attribute(said, 'tipConfirmare'), obs: attribute(said, 'observatii'), post_avarie: 'N', sursa: 'A' },
    ...{ data_decl: `${compactMinute(record.at)}${SECONDS}`, id_incarcare: Number(record.index) },
  };
}
