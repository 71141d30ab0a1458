/** A report's log in words: the page shows exactly what the letter will say. */
import type { ReportLog, WaitingCount } from './report-log';

export interface ReportLine {
  readonly name: string;
  readonly value: string;
}

const STATE_WORDS: Readonly<Record<WaitingCount['state'], string>> = {
  queued: 'în coadă',
  sending: 'pe drum',
  'waiting-for-sign-in': 'așteaptă autentificarea',
  'waiting-for-access': 'așteaptă accesul',
  'waiting-for-server': 'așteaptă un server mai nou',
  rejected: 'respinse',
  conflict: 'de ales',
  done: 'gata',
  altul: 'altă stare',
};

const NOTHING = 'nimic';

export function reportLines(log: ReportLog): readonly ReportLine[] {
  const { browser, browserVersion, system, connected } = log;
  const network = [
    log.online ? 'dispozitivul are rețea' : 'dispozitivul nu are rețea',
    connected === null ? 'serverul nu a fost întrebat încă' : connected ? 'serverul răspunde' : 'serverul nu răspunde',
  ];
  const waiting = log.waiting.map(({ call, state, count }) => `${count} × ${call}, ${STATE_WORDS[state]}`);
  const errors = log.errors.map(({ type, count }) => `${count} × ${type}`);
  return [
    { name: 'Versiunea', value: `${log.version} din ${log.built.split('-').reverse().join('.')}` },
    {
      name: 'Browserul',
      value: `${browser}${browserVersion === 0 ? '' : ` ${browserVersion}`}, ${system}${log.installed ? ', aplicație instalată' : ''}`,
    },
    { name: 'Fereastra', value: `${log.width} × ${log.height}` },
    { name: 'Rețeaua', value: network.join(', ') },
    { name: 'Așteaptă să plece', value: waiting.join('; ') || NOTHING },
    { name: 'Erori', value: errors.join('; ') || NOTHING },
  ];
}

/** By which the person and the support name a report: of its id, a random UUID. */
export function reportReference(id: string): string {
  const end = id.replaceAll('-', '').slice(-8).toUpperCase();
  return `${end.slice(0, 4)}-${end.slice(4)}`;
}
